// The log of a table: its events and what people did around them, kept right through undo and redo.
import type * as Schema from "../../connection/schema";
import type { GameEvent } from "../board/types";
import type { Message } from "../../words/message";

/** A line of the log: an event of the game, or something the people did (left, took back). */
export type LogLine = { kind: "event"; event: GameEvent } | { kind: "note"; at: number; message: Message };

/** The kinds of steps that leave a line of their own. */
const NOTED = new Set(["undo", "restart", "timeout", "leave", "replace", "rules", "end", "resume"]);

export interface Log {
  lines: LogLine[];
}

export const emptyLog: Log = { lines: [] };

export function logOf(events: GameEvent[]): Log {
  return { lines: events.map((event) => ({ kind: "event", event })) };
}

/** The log after more steps; a new value. */
export function extended(log: Log, steps: readonly Schema.StepOut[]): Log {
  let lines = log.lines;
  for (const step of steps) {
    if ((step.kind === "undo" || step.kind === "restart") && step.to !== null) {
      const to = step.to;
      lines = lines.filter((line) => (line.kind === "event" ? line.event.action < to : line.at <= to));
    }
    if (NOTED.has(step.kind)) lines = [...lines, note(step, made(lines))];
    const events = step.events as GameEvent[];
    lines = [...lines, ...events.map((event) => ({ kind: "event" as const, event }))];
  }
  return { lines };
}

/** Whether a line tells of what came after the first `at` actions. */
export function isLater(line: LogLine, at: number): boolean {
  return line.kind === "event" ? line.event.action >= at : line.at > at;
}

/** The newest line that was told when `at` actions had been made; null before the first line. */
export function lineAt(lines: readonly LogLine[], at: number): LogLine | null {
  return lines.findLast((line) => line.kind === "event" && !isLater(line, at)) ?? null;
}

/** How many actions were made when the last of these lines was told. */
function made(lines: readonly LogLine[]): number {
  const last = lines.at(-1);
  if (!last) return 0;
  return last.kind === "event" ? last.event.action + 1 : last.at;
}

function note(step: Schema.StepOut, made: number): LogLine {
  const data = (step.data ?? {}) as Message["data"];
  const seat = step.seat === null ? {} : { seat: { seat: step.seat } };
  const key = `web-step-${step.kind}${step.seat === null ? "-nobody" : ""}`;
  return { kind: "note", at: step.to ?? made, message: { key, data: { ...data, ...seat } } };
}

/** An automaton plays within the actions of a person, without a seat: events name it by a key. */
const AUTOMATON = -1;

/** Who takes the turn that an event belongs to: an automaton by its name, else the seat that it names. */
function player(event: GameEvent): number | null {
  const { seat } = event.data;
  return seat && typeof seat === "object" && "name" in seat ? AUTOMATON : named(event);
}

/** The events of the last turn of a player other than `me`, newest last. */
export function lastTurn(log: Log, me: number | null): GameEvent[] {
  const found: GameEvent[] = [];
  let who: number | null = null;
  for (let index = log.lines.length - 1; index >= 0; index -= 1) {
    const line = log.lines[index];
    if (line?.kind !== "event") continue;
    const seat = player(line.event);
    const between = who === AUTOMATON && line.event.data.seat === undefined && line.event.action === found[0]?.action;
    if (seat === null || line.event.action < 0 || between) {
      if (who !== null && line.event.action >= 0) found.unshift(line.event);
      continue;
    }
    if (seat === me) {
      if (who === null) continue;
      break;
    }
    if (who === null) who = seat;
    if (seat !== who) break;
    found.unshift(line.event);
  }
  return found;
}

/** A line, and how often it is told in a row. */
export interface CountedLine {
  line: LogLine;
  times: number;
}

/** Lines that belong together: one seat's turn, or events without a seat. */
export interface LogTurn {
  /** The index of its first line in the log: its identity while the log grows. */
  from: number;
  seat: number | null;
  lines: CountedLine[];
}

/** The seat that an event names, or null. */
function named(event: GameEvent): number | null {
  const { seat } = event.data;
  return seat && typeof seat === "object" && "seat" in seat ? seat.seat : null;
}

/**
 * The log by turns: runs of lines about one seat. Notes, and events without a seat that came of the same
 * action, belong to the run they stand in. What is as it was `before` is the same object. While the moment after
 * `at` actions is shown, what came later is not counted together with what had happened.
 */
export function byTurn(
  lines: readonly LogLine[],
  before: readonly LogTurn[] = [],
  at: number | null = null,
): LogTurn[] {
  const found: LogTurn[] = [];
  lines.forEach((line, index) => {
    const open = found.at(-1);
    const seat = line.kind === "note" ? null : named(line.event);
    const inside = line.kind === "note" || (seat === null && goesOn(lines, index, open?.seat ?? null));
    if (open && (inside || seat === open.seat)) tell(open.lines, line, at);
    else found.push({ from: index, seat, lines: [{ line, times: 1 }] });
  });
  return found.map((turn, index) => kept(before[index], turn));
}

/** The newest turns that together have `most` lines or a few more. */
export function newest(turns: readonly LogTurn[], most: number): readonly LogTurn[] {
  let from = turns.length;
  for (let lines = 0; from > 0 && lines < most; from -= 1) lines += turns[from - 1]?.lines.length ?? 0;
  return turns.slice(from);
}

function kept(before: LogTurn | undefined, turn: LogTurn): LogTurn {
  if (before?.from !== turn.from || before.seat !== turn.seat) return turn;
  const lines = turn.lines.map((told, index) => {
    const old = before.lines[index];
    return old?.line === told.line && old.times === told.times ? old : told;
  });
  const same = lines.length === before.lines.length && lines.every((told, index) => told === before.lines[index]);
  return same ? before : { ...turn, lines };
}

/** Add a line; the same sentence again is counted, and the newest kept, unless only one of both is later than `at`. */
function tell(lines: CountedLine[], line: LogLine, at: number | null): void {
  const last = lines.at(-1);
  const parted = at !== null && last !== undefined && isLater(last.line, at) !== isLater(line, at);
  if (last && !parted && line.kind === "event" && last.line.kind === "event" && alike(last.line.event, line.event))
    lines[lines.length - 1] = { line, times: last.times + 1 };
  else lines.push({ line, times: 1 });
}

function alike(one: GameEvent, other: GameEvent): boolean {
  return one.key === other.key && JSON.stringify(one.data) === JSON.stringify(other.data);
}

/** Whether an event without a seat stands between two lines of a seat, the first of them of the same action. */
function goesOn(lines: readonly LogLine[], index: number, seat: number | null): boolean {
  const before = lines[index - 1];
  const here = lines[index];
  if (seat === null || before?.kind !== "event" || here?.kind !== "event" || before.event.action !== here.event.action)
    return false;
  for (let later = index + 1; later < lines.length; later += 1) {
    const line = lines[later];
    const other = line?.kind === "event" ? named(line.event) : null;
    if (other !== null) return other === seat;
  }
  return false;
}
