/** The page shown, from the address bar. */
import { routeOf } from "./route";

/** What a step in the browser's history remembers beside its address. */
export interface Trace {
  /** The table whose rematch this is. */
  before?: string;
  /** The step back leads to the page that this one was opened on. */
  within?: boolean;
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, how: "push" | "replace" = "push", trace: Trace | null = null): void {
    if (how === "push") history.pushState(trace, "", path);
    else history.replaceState(trace, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** What was left with the present page when it was gone to. */
  get trace(): Trace {
    return (history.state as Trace | null) ?? {};
  }

  /** Another address for the same page, without a step in the browser's history. */
  rewrite(path: string): void {
    history.replaceState(history.state, "", path);
    this.#look();
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** A plain click on a link of ours changes the page without a reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    if (/^\/(api|schema|seat)\//.test(link.pathname) || link.getAttribute("href")!.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
