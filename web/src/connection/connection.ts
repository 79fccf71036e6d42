// What the table needs from the other side: a server reached by socket and HTTP (`server.ts`), or a worker in the same
// browser. Seats, invitations, rematches and notes belong to the server alone and go through `api.ts`.
import type * as Schema from "./schema";

export type Link = "connecting" | "open" | "waiting" | "refused";

/** What the bot says about one turn of a finished game, and about all of them. */
export type TurnReview = Schema.TurnReviewOut;
export type Review = Schema.Review;

export interface Listener {
  /** A message of the table. */
  hear: (reply: Schema.AnyReply) => void;
  /** The connection changed. `code` is the close code when it was refused for good. */
  link: (link: Link, code: number | null) => void;
  /** The newest version the client has, for the hello. */
  version: () => number | null;
}

export interface Connection {
  /** Send a command; answers its reference, or null when there is no connection. */
  send(command: Schema.AnyCommand): number | null;
  /** Ask for everything that came after the listener's version. */
  hello(): void;
  /** Drop the connection and start a new one, as the person who is signed in now. */
  reconnect(): void;
  close(): void;

  /** The game after `at` actions. */
  moment(at: number): Promise<Schema.Moment>;
  /** Where this person's last turn ended. */
  since(): Promise<Schema.Since>;
  stats(): Promise<Schema.Stats>;
  /** Have a bot review the finished game. */
  startReview(): Promise<void>;
  /** The review's turns from the `since`th on. */
  review(since: number): Promise<Review>;
}
