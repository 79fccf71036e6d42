// The service worker: keeps the pages of one version, so that they open without a network. `service-worker.mjs` writes
// the version and the files into it. Tables are not its business: a server has them, or IndexedDB.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const PREFIX = `patolli ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
/** What a server answers by itself, always. */
const SERVED = /^(api|ws|locales|schema)\/|^(healthz|metrics)$/;

const address = (file) => new URL(file, self.registration.scope).href;
const KNOWN = new Set(FILES.map(address));

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

/** Fetch every file; what the version before has with the same name and a hash in it is taken over. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const url = address(file);
      const lasting = file.startsWith("assets/");
      const before = lasting ? await caches.match(url) : undefined;
      const response = before ?? (await fetch(url, { cache: lasting ? "default" : "no-cache" }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0];
  if (request.method !== "GET" || !url.startsWith(self.registration.scope)) return;
  if (SERVED.test(url.slice(self.registration.scope.length).split("?")[0])) return;
  if (request.mode === "navigate") event.respondWith(kept(address("./"), request));
  else if (KNOWN.has(url)) event.respondWith(kept(url, request));
});

async function kept(url, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? (await fetch(request));
}
