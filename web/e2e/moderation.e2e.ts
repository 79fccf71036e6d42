// Moderation: a message is reported, its author blocked and banned, and the log tells it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

/** Ask the server as the person of that page. */
async function ask(page: Page, path: string, body: unknown): Promise<unknown> {
  if (page.url() === "about:blank") await page.goto("/");
  return await page.evaluate(
    async ([to, data]) => {
      const { csrf } = (await (await fetch("/api/me")).json()) as { csrf: string };
      const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
      const answer = await fetch(to, { method: "POST", headers, body: JSON.stringify(data) });
      if (!answer.ok) throw new Error(`${to}: ${answer.status}`);
      return (await answer.json()) as unknown;
    },
    [path, body] as const,
  );
}

test("a rude message is reported, taken away, and its author banned", async () => {
  const phone = { width: 390, height: 844 };
  const mia = await person(browser, server, phone);
  const ben = await person(browser, server);
  const cem = await person(browser, server, phone);
  const id = await open(ben.page, { game: "patolli", seats: [{ kind: "me" }, { kind: "open" }], visibility: "public" });
  await ask(cem.page, "/api/guests", { name: "Cem" });
  await ask(cem.page, `/api/tables/${id}/join`, {});
  await ask(ben.page, `/api/tables/${id}/start`, {});
  await ask(ben.page, `/api/tables/${id}/commands`, { type: "chat", text: "a rude word" });

  // Cem reports the message on a phone, with the keyboard, and blocks its author.
  await cem.page.goto(`/t/${id}`);
  await cem.page.getByRole("button", { name: "Seats & log" }).click();
  await cem.page.getByRole("tab", { name: /Chat/ }).click();
  await cem.page.getByRole("button", { name: "About this message of Ana" }).focus();
  await cem.page.keyboard.press("Enter");
  const dialog = cem.page.getByRole("dialog");
  await dialog.getByLabel("What is wrong?").fill("an insult");
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await dialog.getByText("Thank you. A moderator will look at it.").waitFor();
  expect(await violations(cem.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Block Ana" }).click();
  await dialog.getByText("Ana is blocked.").waitFor();
  await cem.page.keyboard.press("Escape");
  await cem.page.getByText("a rude word").waitFor({ state: "detached" });

  // The page is for moderators alone.
  await ask(mia.page, "/api/guests", { name: "Mia" });
  await ask(mia.page, "/api/me/claim", { login: "mia", password: "a quiet afternoon" });
  await mia.page.goto("/moderation");
  await mia.page.getByText("This page is for the moderators of this server.").waitFor();
  expect(await mia.page.getByRole("link", { name: "Moderation" }).count()).toBe(0);
  server.admin("moderator", "add", "mia");
  await mia.page.reload();
  await mia.page.getByRole("navigation").getByRole("link", { name: "Moderation" }).waitFor();
  const report = mia.page.locator("[data-report]");
  await report.getByText("an insult").waitFor();
  await report.getByText("a rude word").waitFor();
  expect(await violations(mia.page)).toEqual([]);
  expect(await mia.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  for (const action of ["Take the message away", "Ban", "Mark as handled"]) {
    await report.getByRole("button", { name: action, exact: true }).click();
    await mia.page.getByRole("dialog").locator("textarea").fill("rude");
    await mia.page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
    await mia.page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await mia.page.getByText("No reports.").waitFor();
  await mia.page.getByRole("tab", { name: "Log" }).click();
  await mia.page.locator('[data-log="ban"]').getByText("mia banned Ana for 24 hours").waitFor();
  expect(await mia.page.locator("[data-log]").count()).toBe(4);

  await ben.page.goto("/");
  await ben.page.getByRole("alert").getByText("rude").waitFor();
  expect([...mia.troubles, ...ben.troubles, ...cem.troubles]).toEqual([]);
  for (const one of [mia, ben, cem]) await one.context.close();
});
