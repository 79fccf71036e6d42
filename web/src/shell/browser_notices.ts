// Web Push in this browser: asked for on a press, never before.
import { api, online } from "../connection/api";
import type * as Schema from "../connection/schema";

/** Bytes as a server writes them into text. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!online || !("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export const browserNotices = {
  /** Whether this browser could show notices: it keeps our pages, and knows push messages. */
  async possible(): Promise<boolean> {
    return (await registration()) !== null;
  },

  /** Whether it was told never to. */
  refused: (): boolean => "Notification" in window && Notification.permission === "denied",

  /** Ask for the permission and subscribe; null when it was not given. */
  async start(key: string): Promise<Schema.NoticeSettings | null> {
    const worker = await registration();
    if (!worker || (await Notification.requestPermission()) !== "granted") return null;
    const known = await worker.pushManager.getSubscription();
    await known?.unsubscribe(); // it may be for another key, or another person
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = made.toJSON();
    return await api.setPush({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  },

  /** Show nothing here any more; the push service tells the server so. */
  async stop(): Promise<void> {
    const known = await (await registration())?.pushManager.getSubscription();
    await known?.unsubscribe();
  },
};
