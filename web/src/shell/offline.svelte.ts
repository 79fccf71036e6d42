// The service worker: the pages are kept in this browser, and a newer version waits until it is wanted.

class Offline {
  #begun = false;
  #waiting = $state.raw<ServiceWorker | null>(null);

  /** Whether a newer version is ready. */
  readonly newer: boolean = $derived(this.#waiting !== null);

  async begin(): Promise<void> {
    if (this.#begun || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    this.#begun = true;
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) location.reload(); // a newer version has taken over
      controlled = true;
    });
    const script = new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI);
    const registration = await navigator.serviceWorker.register(script).catch(() => null);
    if (!registration) return;
    this.#wait(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && navigator.serviceWorker.controller) this.#wait(coming);
      });
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
    });
  }

  /** Use the newer version: the page is loaded again, and stands where it stood. */
  update(): void {
    this.#waiting?.postMessage("take over");
  }

  /** Keep this version until the page is opened the next time. */
  later(): void {
    this.#waiting = null;
  }

  #wait(worker: ServiceWorker | null): void {
    this.#waiting = worker;
  }
}

export const offline = new Offline();
