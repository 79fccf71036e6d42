// The router: paths of the address bar, without a library.
import { address, led, link } from "../ui/link";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "finished" }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "settings" }
  | { page: "account" }
  | { page: "moderation"; tab: string; find: string }
  | { page: "device" }
  | { page: "notices" }
  | { page: "link"; token: string }
  | { page: "unsubscribe"; token: string }
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
      return { page: "table", table: first, invite: asked(search, "invite") };
    case "moderation":
      if (first) return { page: "missing" };
      return { page, tab: asked(search, "tab") ?? "reports", find: asked(search, "find") ?? "" };
    case "link":
    case "unsubscribe":
      return first ? { page, token: first } : { page: "missing" };
    case "lobby":
    case "mine":
    case "finished":
    case "settings":
    case "account":
    case "device":
    case "notices":
      return first ? { page: "missing" } : { page };
    default:
      return { page: "missing" };
  }
}

/** What an address says behind its question mark. */
const asked = (search: string, name: string): string | null => new URLSearchParams(search).get(name);

function here(): Route {
  const { pathname, search, hash } = address();
  return parse(pathname, search, hash);
}

class Router {
  current = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", link(path));
    else history.pushState(null, "", link(path));
    this.#read();
    if (!address().hash) scrollTo(0, 0);
  }

  #read(): void {
    this.current = here();
  }
}

export const router = new Router();

/** Let plain clicks on our own links change the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const to = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(to instanceof HTMLAnchorElement) || to.target || to.hasAttribute("download")) return;
  const path = led(to);
  if (path !== null) router.go(path);
  else if (!within(to)) return;
  event.preventDefault();
}

/** Go to a part of the page that is shown, where the address has no place for it (behind a # is the page itself). */
function within(to: HTMLAnchorElement): boolean {
  const id = to.getAttribute("href") ?? "";
  if (!id.startsWith("#") || id === link("/")) return false;
  const part = document.getElementById(decodeURIComponent(id.slice(1)));
  if (!part || link("/") === "/") return false;
  part.scrollIntoView();
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus();
  return true;
}
