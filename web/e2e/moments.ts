// Where the great moments of the games happen in recorded games, for the tests that look at them.

/** The events that are shown as moments, and finished games in which they happen. */
export const MOMENTS: Record<string, { records: string[]; events: string[] }> = {
  tikal: {
    records: ["tikal/basic-3-busy"],
    events: ["tikal-erupted", "tikal-scored", "tikal-guarded", "tikal-dug", "tikal-final"],
  },
  founders: {
    records: ["founders/4p-planned-side-b", "founders/solo-apprentice-won"],
    events: [
      "founders-rival-took-space",
      "founders-quarter-scored",
      "founders-pyramid-built",
      "founders-temple-built",
      "founders-mask-taken",
    ],
  },
  teotihuacan: {
    records: ["teotihuacan/standard-4", "teotihuacan/solo-won"],
    events: [
      "teotihuacan-bot-rolled",
      "teotihuacan-eclipse",
      "teotihuacan-constructed",
      "teotihuacan-decorated",
      "teotihuacan-ascended",
      "teotihuacan-fourth-worker",
      "teotihuacan-claimed",
    ],
  },
};

/** In the page: how many decisions lead to the first of each of these events. */
export async function findEvents({ id, events }: { id: string; events: string[] }): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (let at = 1, length = 1; at <= length && Object.keys(found).length < events.length; at += 1) {
    const moment = (await (await fetch(`/api/tables/${id}/history/${at}`)).json()) as {
      length: number;
      events: { key: string; data: unknown }[];
    };
    length = moment.length;
    for (const { key, data } of moment.events) {
      const mask = key !== "teotihuacan-claimed" || JSON.stringify(data).includes("-mask-");
      if (mask && events.includes(key)) found[key] ??= at;
    }
  }
  return found;
}
