// What the other side is asked beside the game: the server, or this browser itself.
import { transport } from "#transport";

export { Refused } from "./refused";
export type { TablesQuery } from "./tables";

export const { api } = transport;
export const trust = (token: string): void => transport.trust(token);

/** What moderators may ask; null where there is no server. */
export const moderation = transport.moderation ?? null;

/** Whether other people can be met here; else all is in this browser. */
export const online = transport.online;
