// One socket to one table, which comes back by itself.
import type { Listener } from "./connection";
import type * as Schema from "./schema";

/** Close codes after which trying again is pointless. */
const FINAL = new Set([4400, 4403, 4404, 4409]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 20_000;
/** How long an answer may take after the network or the page has come back. */
const ANSWER = 4_000;

/** How long to wait before the n-th attempt (0 is the first): doubling, with some chance in it. */
export function wait(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** The address of a socket on the server that this page came from. */
export function socketUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #heard = 0;
  #closed = false;
  #ref = 0;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  send(command: Schema.AnyCommand): number | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    this.#ref += 1;
    this.#socket.send(JSON.stringify({ ...command, ref: this.#ref }));
    return this.#ref;
  }

  hello(): void {
    this.send({ type: "hello", version: this.listener.version() });
  }

  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#stop();
    this.#socket?.close();
  }

  #connect(): void {
    this.#stop();
    this.listener.link("connecting", null);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      this.listener.link("open", null);
      this.hello();
      this.#pulse = setInterval(() => this.#beat(), SILENCE / 2);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.listener.hear(JSON.parse(event.data) as Schema.AnyReply);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Say something when it was silent; give the connection up when nothing comes back. */
  #beat(): void {
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE) {
      this.#socket?.close();
      this.#lost(1006);
    } else if (silent > SILENCE / 2) this.send({ type: "ping" });
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#stop();
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.listener.link("refused", code);
      return;
    }
    this.listener.link("waiting", null);
    this.#timer = setTimeout(() => this.#connect(), wait(this.#attempt));
    this.#attempt += 1;
  }

  /** The network or the page came or went: don't wait any longer, and see whether the connection still holds. */
  readonly #now = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#timer !== null) this.#connect();
    else this.#check();
  };

  /** Ask for a sign of life; after a sleep a connection can be dead without saying so. */
  #check(): void {
    const socket = this.#socket;
    const asked = Date.now();
    if (this.send({ type: "ping" }) === null) return;
    setTimeout(() => {
      if (this.#socket !== socket || this.#heard >= asked) return;
      socket?.close();
      this.#lost(1006);
    }, ANSWER);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#pulse !== null) clearInterval(this.#pulse);
    this.#timer = null;
    this.#pulse = null;
  }
}
