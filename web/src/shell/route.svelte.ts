// The router: paths of the address bar, without a library.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "finished" }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "settings" }
  | { page: "account" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "missing" };

/** The route that an address means. */
export function parse(path: string, search = "", hash = ""): Route {
  const [page = "", first = null, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: "missing" };
  switch (page) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new", game: first };
    case "rules":
      return { page: "rules", game: first, rule: hash ? decodeURIComponent(hash.slice(1)) : null };
    case "t":
      if (!first) return { page: "missing" };
      return { page: "table", table: first, invite: new URLSearchParams(search).get("invite") };
    case "lobby":
    case "mine":
    case "finished":
    case "settings":
    case "account":
      return first ? { page: "missing" } : { page };
    default:
      return { page: "missing" };
  }
}

class Router {
  current = $state.raw<Route>(parse(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.current = parse(location.pathname, location.search, location.hash);
  }
}

export const router = new Router();

/** Let plain clicks on our own links change the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
