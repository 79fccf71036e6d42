// The worker that answers the hand. One message after the other: Python says what follows from it, that is stored, and
// only then is it told.
import { fetchKit } from "./kit";
import type * as Schema from "../schema";
import type { Effects, FromHand, ToHand } from "./messages";
import { startPython } from "./python";
import * as store from "./store";
import { Thinker } from "./thinker";

interface Inbox {
  handle(text: string): string;
  has(table: string): boolean;
  version(table: string): number;
}

const tell = (message: FromHand): void => postMessage(message);
const news = new BroadcastChannel(store.CHANNEL);
let queue: Promise<void> = Promise.resolve();
/** Missing when the engine could not be loaded. */
let inbox: Inbox;
let thinker: Thinker;

async function begin(base: string): Promise<void> {
  const kit = await fetchKit(base, (loaded, total) => tell({ progress: { loaded, total } }));
  const python = await startPython(kit);
  inbox = python.pyimport("patolli.browser.inbox").Inbox(() => Date.now());
  tell({ ready: true });
  thinker = new Thinker(kit, (job, found) => later(() => hear({ do: "result", job, found })));
}

/** Do something when everything before it is done. */
function later(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => {
    console.error(error);
    tell({ failed: String(error) });
  });
}

/** What a message is about, to say it when it could not be carried out. */
interface Context {
  table?: string | null;
  connection?: number;
  ref?: unknown;
  request?: number;
}

async function hear(message: Record<string, unknown>, context: Context = {}): Promise<void> {
  let effects: Effects;
  try {
    effects = JSON.parse(inbox.handle(JSON.stringify(message))) as Effects;
    await store.keep(effects.writes, effects.reviews);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "ConstraintError")) console.error(error);
    await lost(context);
    return;
  }
  for (const { table } of effects.writes) news.postMessage({ table } satisfies store.News);
  pass(effects);
}

function pass(effects: Effects): void {
  if (effects.said.length) tell({ said: effects.said });
  for (const answer of effects.answers) tell({ answer });
  for (const job of effects.jobs) thinker.add(job);
}

/** Nothing was stored: forget what is in memory, and let the page ask again. */
async function lost({ table, connection, ref, request }: Context): Promise<void> {
  if (request !== undefined) tell({ answer: [request, null, problem("busy", "server-error-busy")] });
  if (table)
    pass(
      JSON.parse(inbox.handle(JSON.stringify({ do: "lost", table, connection: connection ?? null, ref: ref ?? null }))),
    );
}

/** Have a table in memory; false when there is none. */
async function known(table: string): Promise<boolean> {
  if (inbox.has(table)) return true;
  const stored = await store.read(table);
  if (stored) await hear({ do: "load", table, stored });
  return inbox.has(table);
}

/** Another page has stored something. */
async function catchUp({ table, replaced }: store.News): Promise<void> {
  if (!inbox.has(table)) return;
  if (replaced) return await lost({ table });
  const stored = await store.entriesAfter(table, inbox.version(table));
  if (stored.length) await hear({ do: "advance", table, stored }, { table });
}

const problem = (code: string, key: string): Schema.Problem => ({ type: "error", code, key, data: {}, ref: null });

async function listen(message: ToHand): Promise<void> {
  if (!inbox && message.do !== "begin") {
    if (message.do === "request") tell({ answer: [message.ref, null, problem("server", "web-engine-failed")] });
    return;
  }
  switch (message.do) {
    case "begin":
      return await begin(message.base);
    case "disconnect":
      return await hear(message);
    case "connect": {
      const { connection, table } = message;
      const there = await known(table);
      await hear(message);
      return tell({ connected: connection, known: there });
    }
    case "request": {
      const { ref, table, name, given } = message;
      if (table) await known(table);
      return await hear({ do: "request", ref, name, given }, { table, request: ref });
    }
    case "command": {
      const { connection, table, data } = message;
      await known(table);
      return await hear({ do: "command", connection, data }, { table, connection, ref: data.ref });
    }
  }
}

addEventListener("message", ({ data }: MessageEvent<ToHand>) => later(() => listen(data)));
news.onmessage = ({ data }: MessageEvent<store.News>) => later(() => catchUp(data));
