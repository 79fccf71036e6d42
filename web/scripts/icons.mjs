// Draw the icons of an installed table from public/icon.svg: `npm run icons`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const folder = new URL("../public/", import.meta.url);
const drawing = `data:image/svg+xml;base64,${readFileSync(new URL("icon.svg", folder)).toString("base64")}`;
/** name, size, and the part of it that the drawing fills: a mask may cut a fifth off on every side */
const ICONS = [
  ["icon-180", 180, 1],
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["maskable-512", 512, 0.76],
];

mkdirSync(new URL("icons/", folder), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const [name, size, part] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const ground = part < 1 || name === "icon-180" ? "#1E2422" : "transparent";
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${drawing}" width="${size * part}" height="${size * part}">`,
  );
  await page.locator("img").evaluate((image) => image.decode());
  writeFileSync(new URL(`icons/${name}.png`, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
