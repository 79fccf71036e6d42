// The worker that thinks: bots and reviews, one job after the other. It is told what a seat may know, never more.
import type { Job, Kit } from "./messages";
import { startPython } from "./python";

let think: Promise<(text: string) => string> | null = null;

async function start(kit: Kit): Promise<(text: string) => string> {
  return (await startPython(kit)).pyimport("patolli.browser.thinker").think;
}

addEventListener("message", async ({ data }: MessageEvent<{ kit: Kit } | { job: Job }>) => {
  if ("kit" in data) {
    think = start(data.kit);
    return;
  }
  let found: unknown = null;
  try {
    found = JSON.parse((await think)?.(JSON.stringify(data.job)) ?? "null");
  } catch (error) {
    console.error(error);
  }
  postMessage({ found });
});
