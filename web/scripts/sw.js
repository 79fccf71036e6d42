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

// A notice from the server, unless its table is being looked at.
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ title = "Patolli", body = "", path = "", tag = "" }) {
  const page = address(path.slice(1));
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((one) => one.url.split(/[?#]/)[0] === page && one.visibilityState === "visible")) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== "",
    icon: address("icons/icon-192.png"),
    data: page,
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data));
});

/** Go to a page: in the window that has it open, else in a new one. */
async function lookAt(page) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => one.url.split(/[?#]/)[0] === page);
  await (open ? open.focus() : self.clients.openWindow(page));
}

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
