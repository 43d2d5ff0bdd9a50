/** The person at this screen: name, language and how they like it. */
import type { Language, Notes } from "../table/game";
import { Dictionary, firstLanguage, houseSource } from "../table/words";
import { sound } from "../table/sound";
import { api } from "../wire/api";
import type { Me } from "../wire/types";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";

function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`paravent.${name}`);
  } catch {
    return null;
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`paravent.${name}`, value);
  } catch {
    // A browser that stores nothing still plays.
  }
}

function oneOf<Value extends string>(value: string | null, known: readonly Value[], otherwise: Value): Value {
  return known.find((each) => each === value) ?? otherwise;
}

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The colours of the browser's own bar. */
const [PAPER, LACQUER] = ["#f8f6f1", "#17120e"];

const GREETING_PAUSE = 2_000;
const NUMBERED = /\d{3}/;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

class Reader {
  language = $state<Language>(firstLanguage(remembered("language"), navigator.languages));
  words = $state.raw<Dictionary>(new Dictionary("en", []));
  ready = $state(false);
  /** The server knows this browser: it may sit down and listen. */
  known = $state(false);
  name = $state("");
  theme = $state<Theme>(oneOf(remembered("theme"), ["auto", "light", "dark"], "auto"));
  motion = $state<Motion>(oneOf(remembered("motion"), ["auto", "reduced"], "auto"));
  sound = $state(remembered("sound") === "on");
  notes = $state<Notes>(oneOf(remembered("notes"), ["off", "own", "rules"], "own"));
  level = $state<string | null>(remembered("level"));

  constructor() {
    night.addEventListener("change", () => this.#paint());
    still.addEventListener("change", () => this.#paint());
    this.#paint();
  }

  /** Loads the words, then says hello to the server, which gives the cookie that is the key to a seat. */
  async arrive(): Promise<void> {
    await this.#loadWords();
    this.ready = true;
    while (!this.known) await this.#greet().catch(() => pause(GREETING_PAUSE));
  }

  async #greet(): Promise<void> {
    const me = await api.me();
    if (me.language !== this.language) await api.changeMe({ language: this.language });
    if (me.id !== remembered("guest")) await this.#introduce(me);
    if (this.name === "") this.name = me.name;
    this.known = true;
  }

  /** A guest who has only a number gets a friendly name, to change at will. */
  async #introduce({ id, name }: Me): Promise<void> {
    const names = this.words.say("guest-names").split(", ");
    const friendly = names[Math.floor(Math.random() * names.length)];
    if (NUMBERED.test(name) && friendly !== undefined) await this.rename(friendly);
    remember("guest", id);
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    remember("language", language);
    await this.#loadWords();
    await api.changeMe({ language });
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.changeMe({ name })).name;
  }

  choose(name: "theme", value: Theme): void;
  choose(name: "motion", value: Motion): void;
  choose(name: "sound", value: boolean): void;
  choose(name: "notes", value: Notes): void;
  choose(name: "level", value: string): void;
  choose(name: "theme" | "motion" | "sound" | "notes" | "level", value: string | boolean): void {
    Object.assign(this, { [name]: value });
    remember(name, value === true ? "on" : value === false ? "off" : value);
    this.#paint();
  }

  async #loadWords(): Promise<void> {
    const language = this.language;
    const source = await houseSource(language);
    if (language !== this.language) return;
    this.words = new Dictionary(language, [source]);
    document.documentElement.lang = language;
  }

  #paint(): void {
    sound.on = this.sound;
    const root = document.documentElement;
    const dark = this.theme === "dark" || (this.theme === "auto" && night.matches);
    root.dataset["theme"] = dark ? "dark" : "light";
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      meta.content = dark ? LACQUER : PAPER;
    }
    root.dataset["motion"] = this.motion === "reduced" || still.matches ? "reduced" : "full";
  }
}

export const reader = new Reader();
