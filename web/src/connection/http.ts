// The server's HTTP side: typed requests, one way to fail.
import type { Review } from "./connection";
import { newPart, remember, remembered } from "./deal";
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

/** Sit down with this browser's part of the deal, and remember it with what the server committed to. */
async function dealt(part: string, sit: (part: string) => Promise<Schema.TableInfo>): Promise<Schema.TableInfo> {
  const made = await sit(part);
  if (made.my_seats.length && made.commitment) remember(made.id, { part, commitment: made.commitment });
  return made;
}

/** What is asked beside the game itself; `local/api.ts` answers the same without a server. */
export const api = {
  me: () => get<Schema.Me>("/api/me"),
  guest: (body: Schema.NewGuest) => post<Schema.Me>("/api/guests", body),
  claim: (body: Schema.Claim) => post<Schema.Me>("/api/me/claim", body),
  signIn: (body: Schema.SignIn) => post<Schema.Me>("/api/sessions", body),
  signOut: (everywhere = false) => request<void>("DELETE", `/api/sessions${query({ everywhere })}`),
  changePassword: (body: Schema.ChangePassword) => post<Schema.Me>("/api/me/password", body),
  changeMe: (body: Schema.ChangeMe) => request<Schema.Me>("PATCH", "/api/me", body),
  deleteMe: (body: Schema.DeleteMe) => request<void>("DELETE", "/api/me", body),

  games: () => get<Schema.Games>("/api/games"),
  tables: (wanted: TablesQuery) => get<Schema.Tables>(`/api/tables${query(wanted)}`),
  nextTable: (after?: string) => get<Schema.NextTable>(`/api/tables/next${query({ after })}`),
  open: (body: Schema.NewTable) => dealt(newPart(), (part) => post("/api/tables", { ...body, part })),
  table: (id: string, invite: string | null) => get<Schema.TableInfo>(`${table(id)}${query({ invite })}`),
  join: (id: string, body: Schema.Join) =>
    dealt(remembered(id).part ?? newPart(), (part) => post(`${table(id)}/join`, { ...body, part })),
  leave: (id: string, body: Schema.Leave = { hand_over: false }) => post<Schema.TableInfo>(`${table(id)}/leave`, body),
  start: (id: string) => post<Schema.TableInfo>(`${table(id)}/start`),
  close: (id: string) => post<Schema.TableInfo>(`${table(id)}/close`),
  replace: (id: string, seat: number, body: Schema.Replace) =>
    post<Schema.TableInfo>(`${table(id)}/replace/${seat}`, body),
  seat: (id: string, seat: number, body: Schema.NewSeat) => post<Schema.TableInfo>(`${table(id)}/seats/${seat}`, body),
  rematch: (id: string) => dealt(newPart(), (part) => post(`${table(id)}/rematch`, { part })),
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
