/** Which page a path names. */

export type Route =
  { page: "lobby" } | { page: "create"; game: string } | { page: "table"; id: string } | { page: "missing" };

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "lobby" };
  if (second === undefined || rest.length > 0) return { page: "missing" };
  if (first === "new") return { page: "create", game: decoded(second) };
  if (first === "t") return { page: "table", id: decoded(second) };
  return { page: "missing" };
}

export const pathTo = {
  lobby: () => "/",
  create: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
