// The server's HTTP side: typed requests, one way to fail.
import type { Review } from "./connection";
import { hashesOf, hashOf, newPart, remember, wantedPart } from "./deal";
import { Refused } from "./refused";
import type * as Schema from "./schema";
import type { TablesQuery } from "./tables";
import type { Datum } from "../words/message";

let csrf = "";

/** Remember the token that changes must carry. */
export function trust(token: string): void {
  csrf = token;
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, "offline", "web-error-offline", {});
  }
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as Partial<Schema.Error> | null;
  throw new Refused(
    response.status,
    error?.code ?? "server",
    error?.key ?? "server-error-server",
    (error?.data ?? {}) as Record<string, Datum>,
  );
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const read = async (path: string): Promise<string> => await (await answer("GET", path)).text();
const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

function query(values: object): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

const channel = (id: string) => `/api/notices/channels/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Sit down with a commitment to a part of the deal, and remember that part with what the server committed to. */
async function dealt(sit: (hash: string) => Promise<Schema.TableInfo>): Promise<Schema.TableInfo> {
  const part = newPart();
  const made = await sit(hashOf(part));
  const taken = made.my_seats.some((seat) => made.seats[seat]?.part_hash === hashOf(part));
  if (taken && made.commitment) remember(made.id, { part, commitment: made.commitment });
  return await shown(made);
}

/** The parts that are on their way: several messages may ask for one. */
const showing = new Map<string, Promise<Schema.TableInfo>>();

/** Show this browser's part of a deal if it is wanted now; the table after that. */
async function shown(info: Schema.TableInfo): Promise<Schema.TableInfo> {
  const part = wantedPart(info);
  if (part === null) return info;
  let sent = showing.get(part);
  if (!sent) {
    remember(info.id, { hashes: hashesOf(info) });
    sent = post<Schema.TableInfo>(`${table(info.id)}/reveal`, { part }).finally(() => showing.delete(part));
    showing.set(part, sent);
  }
  return await sent;
}

/** The same for tables that one only hears of: what fails is tried again at the next message. */
export function showParts(tables: readonly Schema.TableInfo[]): void {
  for (const info of tables) if (info.dealing) shown(info).catch(() => undefined);
}

async function listed(wanted: TablesQuery): Promise<Schema.Tables> {
  const found = await get<Schema.Tables>(`/api/tables${query(wanted)}`);
  showParts(found.tables);
  return found;
}

/** What is asked beside the game itself; `local/api.ts` answers the same without a server. */
export const api = {
  me: () => get<Schema.Me>("/api/me"),
  guest: (body: Schema.NewGuest) => post<Schema.Me>("/api/guests", body),
  claim: (body: Schema.Claim) => post<Schema.Me>("/api/me/claim", body),
  signIn: (body: Schema.SignIn) => post<Schema.Me>("/api/sessions", body),
  signOut: (everywhere = false) => request<void>("DELETE", `/api/sessions${query({ everywhere })}`),
  sessions: () => get<Schema.SessionOut[]>("/api/sessions"),
  endSession: (id: string) => request<void>("DELETE", `/api/sessions/${encodeURIComponent(id)}`),
  changePassword: (body: Schema.ChangePassword) => post<Schema.Me>("/api/me/password", body),
  changeMe: (body: Schema.ChangeMe) => request<Schema.Me>("PATCH", "/api/me", body),
  deleteMe: (body: Schema.DeleteMe) => request<void>("DELETE", "/api/me", body),

  games: () => get<Schema.Games>("/api/games"),
  tables: listed,
  nextTable: (after?: string) => get<Schema.NextTable>(`/api/tables/next${query({ after })}`),
  open: (body: Schema.NewTable) => dealt((part_hash) => post("/api/tables", { ...body, part_hash })),
  table: (id: string, invite: string | null) => get<Schema.TableInfo>(`${table(id)}${query({ invite })}`),
  join: (id: string, body: Schema.Join) => dealt((part_hash) => post(`${table(id)}/join`, { ...body, part_hash })),
  leave: (id: string, body: Schema.Leave = { hand_over: false }) => post<Schema.TableInfo>(`${table(id)}/leave`, body),
  start: async (id: string) => await shown(await post<Schema.TableInfo>(`${table(id)}/start`)),
  commit: (id: string) => dealt((part_hash) => post(`${table(id)}/commit`, { part_hash })),
  close: (id: string) => post<Schema.TableInfo>(`${table(id)}/close`),
  replace: (id: string, seat: number, body: Schema.Replace) =>
    post<Schema.TableInfo>(`${table(id)}/replace/${seat}`, body),
  seat: (id: string, seat: number, body: Schema.NewSeat) => post<Schema.TableInfo>(`${table(id)}/seats/${seat}`, body),
  rematch: (id: string) => dealt((part_hash) => post(`${table(id)}/rematch`, { part_hash })),
  deal: (id: string) => get<Schema.DealProof>(`${table(id)}/deal`),
  fork: (id: string, body: Schema.Fork) => post<Schema.TableInfo>(`${table(id)}/fork`, body),
  moment: (id: string, at: number) => get<Schema.Moment>(`${table(id)}/history/${at}`),
  since: (id: string) => get<Schema.Since>(`${table(id)}/since`),
  stats: (id: string) => get<Schema.Stats>(`${table(id)}/stats`),
  startReview: (id: string) => post<Review>(`${table(id)}/review`),
  review: (id: string, since: number) => get<Review>(`${table(id)}/review${query({ since })}`),
  notes: (id: string) => get<Schema.Notes>(`${table(id)}/notes`),
  note: (id: string, text: string) => request<Schema.Notes>("PUT", `${table(id)}/notes`, { text }),
  record: (id: string, format: "json" | "text") => read(`${table(id)}/record?format=${format}`),
  upload: (text: string) => post<Schema.TableInfo>("/api/records", { text }),
  block: (person: string) => post<void>("/api/blocks", { person }),
  unblock: (person: string) => request<void>("DELETE", `/api/blocks/${encodeURIComponent(person)}`),
  report: (body: Schema.NewReport) => post<void>("/api/reports", body),

  notices: () => get<Schema.NoticeSettings>("/api/notices"),
  wish: (body: Schema.Wishes) => request<Schema.NoticeSettings>("PUT", "/api/notices", body),
  setEmail: (body: Schema.SetEmail) => post<Schema.NoticeSettings>("/api/notices/email", body),
  setPush: (body: Schema.SetPush) => post<Schema.NoticeSettings>("/api/notices/push", body),
  setWebhook: (body: Schema.SetWebhook) => post<Schema.NoticeSettings>("/api/notices/webhooks", body),
  changeChannel: (id: string, body: Schema.ChangeChannel) => request<Schema.NoticeSettings>("PUT", channel(id), body),
  removeChannel: (id: string) => request<Schema.NoticeSettings>("DELETE", channel(id)),
  tryChannel: (id: string) => post<void>(`${channel(id)}/test`),
  tableNotices: (id: string) => get<Schema.TableNotices>(`${table(id)}/notices`),
  muteTable: (id: string, body: Schema.TableNotices) =>
    request<Schema.TableNotices>("PUT", `${table(id)}/notices`, body),
  recover: (body: Schema.Recover) => post<void>("/api/recovery", body),
  lookAtLink: (body: Schema.LookAtLink) => post<Schema.LinkInfo>("/api/links/look", body),
  useLink: (body: Schema.UseLink) => post<Schema.Me>("/api/links/use", body),
  unsubscribe: (token: string) => post<void>(`/unsubscribe/${encodeURIComponent(token)}`),
};

export type Api = typeof api;

const desk = "/api/moderation";
const at = (id: string) => encodeURIComponent(id);

/** What moderators alone may ask. */
export const moderation = {
  reports: (handled: boolean, before?: number) =>
    get<Schema.ReportPage>(`${desk}/reports${query({ handled, before })}`),
  handle: (report: number, reason: string) => post<void>(`${desk}/reports/${report}`, { reason }),
  people: (find: string) => get<Schema.PeoplePage>(`${desk}/people${query({ find })}`),
  sanction: (person: string, body: Schema.NewSanction) => post<void>(`${desk}/people/${at(person)}`, body),
  lift: (person: string, kind: Schema.SanctionOut["kind"], reason: string) =>
    request<void>("DELETE", `${desk}/people/${at(person)}/${kind}`, { reason }),
  tables: (find: string) => get<Schema.TablePage>(`${desk}/tables${query({ find })}`),
  look: (id: string, reason: string) => post<void>(`${desk}/tables/${at(id)}/look`, { reason }),
  deleteTable: (id: string, reason: string) => request<void>("DELETE", `${desk}/tables/${at(id)}`, { reason }),
  deleteLine: (line: number, reason: string) => request<void>("DELETE", `${desk}/lines/${line}`, { reason }),
  log: (before?: number) => get<Schema.LogPage>(`${desk}/log${query({ before })}`),
};

export type Moderation = typeof moderation;
