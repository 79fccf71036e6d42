// Addresses of our own pages. The static site keeps them behind a #, so that any file server can serve them from any
// folder; a server knows them as paths.
const HASHED = import.meta.env.MODE === "site";

/** The address of a page, for a link. */
export const link = (path: string): string => (HASHED ? `#${path}` : path);

/** The page that the address bar shows, as path, search and hash. */
export function address(): URL {
  if (!HASHED) return new URL(location.href);
  const { hash } = location;
  return new URL(hash.startsWith("#/") ? hash.slice(1) : "/", location.origin);
}

/** The page that a link leads to; null when it leads elsewhere, or into the page that is shown. */
export function led(to: HTMLAnchorElement): string | null {
  const url = new URL(to.href);
  if (url.origin !== location.origin) return null;
  if (HASHED) return url.pathname === location.pathname && url.hash.startsWith("#/") ? url.hash.slice(1) : null;
  if (url.pathname.startsWith("/api")) return null;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return url.pathname + url.search + url.hash;
}
