// The server's HTTP side: typed requests, one way to fail.
import type { Review } from "./connection";
import type * as Schema from "./schema";
import type { Datum } from "../words/message";

/** Something the server refused: a key with data, to be said in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly key: string,
    readonly data: Record<string, Datum>,
  ) {
    super(`${status} ${code}`);
  }
}

let csrf = "";

/** Remember the token that changes must carry. */
export function trust(token: string): void {
  csrf = token;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = answer as Partial<Schema.Error> | null;
  throw new Refused(
    response.status,
    error?.code ?? "server",
    error?.key ?? "server-error-server",
    (error?.data ?? {}) as Record<string, Datum>,
  );
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

/** What a list of tables is asked for. */
export interface TablesQuery {
  game?: string;
  status?: Schema.TableInfo["status"];
  mine?: boolean;
  free?: boolean;
  before?: string;
}

function query(values: object): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Schema.Me>("/api/me"),
  guest: (body: Schema.NewGuest) => post<Schema.Me>("/api/guests", body),
  claim: (body: Schema.Claim) => post<Schema.Me>("/api/me/claim", body),
  signIn: (body: Schema.SignIn) => post<Schema.Me>("/api/sessions", body),
  signOut: () => request<void>("DELETE", "/api/sessions"),
  changeMe: (body: Schema.ChangeMe) => request<Schema.Me>("PATCH", "/api/me", body),
  deleteMe: (body: Schema.DeleteMe) => request<void>("DELETE", "/api/me", body),

  games: () => get<Schema.Games>("/api/games"),
  tables: (wanted: TablesQuery) => get<Schema.Tables>(`/api/tables${query(wanted)}`),
  nextTable: (after?: string) => get<Schema.NextTable>(`/api/tables/next${query({ after })}`),
  open: (body: Schema.NewTable) => post<Schema.TableInfo>("/api/tables", body),
  table: (id: string, invite: string | null) => get<Schema.TableInfo>(`${table(id)}${query({ invite })}`),
  join: (id: string, body: Schema.Join) => post<Schema.TableInfo>(`${table(id)}/join`, body),
  leave: (id: string) => post<Schema.TableInfo>(`${table(id)}/leave`),
  start: (id: string) => post<Schema.TableInfo>(`${table(id)}/start`),
  close: (id: string) => post<Schema.TableInfo>(`${table(id)}/close`),
  replace: (id: string, seat: number, body: Schema.Replace) =>
    post<Schema.TableInfo>(`${table(id)}/replace/${seat}`, body),
  seat: (id: string, seat: number, body: Schema.NewSeat) => post<Schema.TableInfo>(`${table(id)}/seats/${seat}`, body),
  rematch: (id: string) => post<Schema.TableInfo>(`${table(id)}/rematch`),
  fork: (id: string, body: Schema.Fork) => post<Schema.TableInfo>(`${table(id)}/fork`, body),
  moment: (id: string, at: number) => get<Schema.Moment>(`${table(id)}/history/${at}`),
  since: (id: string) => get<Schema.Since>(`${table(id)}/since`),
  stats: (id: string) => get<Schema.Stats>(`${table(id)}/stats`),
  startReview: (id: string) => post<Review>(`${table(id)}/opinions`),
  review: (id: string, since: number) => get<Review>(`${table(id)}/opinions${query({ since })}`),
  notes: (id: string) => get<Schema.Notes>(`${table(id)}/notes`),
  note: (id: string, text: string) => request<Schema.Notes>("PUT", `${table(id)}/notes`, { text }),
  record: (id: string, format: "json" | "text") => `${table(id)}/record?format=${format}`,
  upload: (text: string) => post<Schema.TableInfo>("/api/records", { text }),
  mute: (person: string) => post<void>("/api/mutes", { person }),
  unmute: (person: string) => request<void>("DELETE", `/api/mutes/${encodeURIComponent(person)}`),
};
