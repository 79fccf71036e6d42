// Times for people: how long ago, how long is left.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000_000],
  ["month", 2_592_000_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", in a language. */
export function ago(then: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = now - then;
  for (const [unit, length] of UNITS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, "second");
}

/** How long something lasts, for a sentence: hours (0: for good), and days where they are many. */
export function lasting(until: number | null, now = Date.now()): { hours: number; days: number } {
  const hours = until === null ? 0 : Math.max(1, Math.ceil((until - now) / 3_600_000));
  return { hours, days: hours > 48 ? Math.floor(hours / 24) : 0 };
}

/** A clock: `4:05`, `1:02:30`, or days when there are any. */
export function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days) return `${days}d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
