// What is asked beside the game, answered in this browser: lists, names and notes from its store, the rest by Python.
import type { Review } from "../connection";
import type { Api } from "../http";
import { Refused } from "../refused";
import type * as Schema from "../schema";
import { fits } from "../tables";
import { engine } from "./engine";
import * as store from "./store";

const ME: Schema.Person = {
  id: "me",
  name: "",
  language: "en",
  guest: true,
  login: null,
  created: 0,
  blocks: [],
  moderator: false,
  sanctions: [],
};

const person = async (): Promise<Schema.Person> => (await store.person()) ?? ME;
const me = async (): Promise<Schema.Me> => ({ person: await person(), csrf: "" });

/** What only a server can do. */
const never = (): Promise<never> => Promise.reject(new Refused(404, "not_found", "server-error-not-found", {}));

async function games(): Promise<Schema.Games> {
  const answer = await fetch(new URL("games.json", document.baseURI)).catch(() => null);
  if (!answer?.ok) throw new Refused(0, "offline", "web-error-offline", {});
  return (await answer.json()) as Schema.Games;
}

async function tables(query: Parameters<Api["tables"]>[0]): Promise<Schema.Tables> {
  const all = (await store.cards()).filter((table) => fits(table, query.mine ? { ...query, mine: false } : query));
  return { tables: [...all.filter((one) => one.my_turn), ...all.filter((one) => !one.my_turn)], more: null };
}

export const api: Api = {
  me,
  guest: me,
  claim: never,
  signIn: never,
  signOut: never,
  sessions: never,
  endSession: never,
  changePassword: never,
  changeMe: async (change) => {
    const known = await person();
    await store.keepPerson({ ...known, name: change.name?.trim() || known.name, created: known.created || Date.now() });
    return await me();
  },
  deleteMe: never,

  games,
  tables,
  nextTable: async (after) => {
    const mine = (await tables({ mine: true })).tables.filter((one) => one.my_turn && one.id !== after);
    return { table: mine[0] ?? null };
  },
  open: async (form) => engine.request("open", null, form, (await person()).name),
  table: (id) => engine.request("table", id, id),
  join: never,
  leave: never,
  start: never,
  commit: never,
  close: (id) => engine.request("close", id, id),
  replace: never,
  seat: never,
  rematch: (id) => engine.request("rematch", id, id),
  deal: never,
  fork: async (id, form) => engine.request("fork", id, id, form, (await person()).name),
  moment: (id, at) => engine.request("moment", id, id, at),
  since: (id) => engine.request("since", id, id),
  stats: (id) => engine.request("stats", id, id),
  startReview: (id) => engine.request<Review>("startReview", id, id),
  review: (id, since) => engine.request<Review>("review", id, id, since),
  notes: async (id) => ({ text: await store.notes(id) }),
  note: async (id, text) => {
    await store.keepNotes(id, text);
    return { text };
  },
  record: (id, format) => engine.request("record", id, id, format),
  upload: (text) => engine.request("upload", null, text),
  block: never,
  unblock: never,
  report: never,

  notices: never,
  wish: never,
  setEmail: never,
  setPush: never,
  setWebhook: never,
  changeChannel: never,
  removeChannel: never,
  tryChannel: never,
  tableNotices: never,
  muteTable: never,
  recover: never,
  lookAtLink: never,
  useLink: never,
  unsubscribe: never,
};
