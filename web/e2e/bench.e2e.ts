// How long an update takes from its message to the drawn board: a measurement, printed, not a timed test.
import { loadavg } from "node:os";
import { expect, test } from "vitest";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

interface Times {
  /** From the message of an update until the frame that shows it is drawn. */
  drawn: number;
  /** Until the next frame after it. */
  next: number;
  /** Whether the update is the oldest one that its frame shows: a bot's turn brings ten of them in one frame. */
  oldest: boolean;
}

/** In the page: note how long each update takes. */
function watch(): void {
  const times: Times[] = [];
  let waiting = false;
  Object.assign(window, { updateTimes: times });
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("message", (event: MessageEvent<string>) => {
        if (!event.data.slice(0, 60).includes('"type":"update"')) return;
        const began = performance.now();
        const oldest = !waiting;
        waiting = true;
        requestAnimationFrame(() => {
          waiting = false;
          const channel = new MessageChannel();
          let drawn = 0;
          channel.port1.onmessage = () => (drawn = performance.now() - began);
          channel.port2.postMessage(null);
          requestAnimationFrame(() => times.push({ drawn, next: performance.now() - began, oldest }));
        });
      });
    }
  };
}

/** In another page of the same player: take decisions over a socket, one each `pace` milliseconds, and draw nothing. */
async function decide({ id, pace, limit }: { id: string; pace: number; limit: number }): Promise<number> {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  interface Update {
    type: string;
    version: number;
    choices: { id: number }[];
    table: { outcome: unknown };
  }
  let newest: Update | null = null;
  socket.onmessage = (event: MessageEvent<string>) => {
    const reply = JSON.parse(event.data) as Update;
    if (reply.type === "update") newest = reply;
  };
  await new Promise((done) => (socket.onopen = done));
  socket.send(JSON.stringify({ type: "hello", version: null, ref: 1 }));
  let made = 0;
  let chance = 12345;
  for (const until = performance.now() + limit; performance.now() < until;) {
    await new Promise((done) => setTimeout(done, pace));
    const update = newest as Update | null;
    if (update?.table.outcome) break;
    if (!update?.choices.length) continue;
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const choice = update.choices[chance % update.choices.length];
    newest = null;
    socket.send(JSON.stringify({ type: "act", version: update.version, action: choice?.id, ref: 2 }));
    made += 1;
  }
  socket.close();
  return made;
}

const PACE = Number(process.env.PACE ?? 250);

test.each(["patolli", "tikal", "founders", "teotihuacan"])(
  "%s: from the message to the next frame",
  { timeout: 120_000 },
  async (game) => {
    const { page, context } = await person(browser, server);
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
    const tab = await context.newPage();
    await tab.addInitScript(watch);
    await tab.goto(`/t/${id}`);
    await tab.waitForSelector(".choices [data-choice]");
    const tools = await context.newCDPSession(tab);
    await tools.send("Performance.enable", { timeDomain: "threadTicks" });
    /** Seconds of processor time that the tab's thread has used: what counts when the machine does other things beside. */
    const busy = async (): Promise<number> =>
      (await tools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    await tab.evaluate("window.updateTimes.length = 0");
    const before = await busy();
    await page.evaluate(decide, { id, pace: PACE, limit: 15_000 });
    const spent = (await busy()) - before;
    const times = (await tab.evaluate("window.updateTimes")) as Times[];
    const frames = times.filter(({ oldest }) => oldest);
    const part = (all: number[], share: number): string =>
      (all.sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 0).toFixed(1);
    const tell = (all: number[]): string =>
      `median ${part(all, 0.5)} ms, 95 % within ${part(all, 0.95)} ms, slowest ${part(all, 0.999)} ms`;
    const each = ((spent * 1000) / Math.max(1, times.length)).toFixed(1);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    console.log(
      `${game}: ${frames.length} drawings, each since its oldest update: ${tell(frames.map(({ drawn }) => drawn))}; ${times.length} updates: ${tell(times.map(({ drawn }) => drawn))}; next frame: ${tell(times.map(({ next }) => next))}; ${each} ms of processor time each (load of the machine ${load})`,
    );
    expect(times.length).toBeGreaterThan(5);
    await context.close();
  },
);
