import { test } from "vitest";
import { serve, browse, person, open, play } from "./harness";
test("look", async () => {
  const server = await serve();
  const browser = await browse();
  const game = process.env.GAME ?? "tikal";
  const moves = Number(process.env.MOVES ?? 60);
  const options = JSON.parse(process.env.OPTIONS ?? "{}");
  const looks = [
    { width: 1440, height: 900, theme: "light", language: "en-GB" },
    { width: 768, height: 1024, theme: "dark", language: "fr-FR" },
    { width: 360, height: 740, theme: "light", language: "fr-FR", touch: true },
  ] as any[];
  for (const look of looks.slice(0, Number(process.env.LOOKS ?? 3))) {
    const { page, troubles } = await person(browser, server, look);
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }], options, start: true, seed: 5 });
    await page.goto(`/t/${id}`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/${game}-${look.width}-start.png` });
    const made = await play(page, moves);
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/look/${game}-${look.width}-mid.png` });
    console.log(look.width, made, troubles);
  }
  await browser.close(); await server.stop();
}, 280000);
