// The page of notices, the bell of a table, and what the service worker does with a message.
import { expect, test } from "vitest";
import { violations } from "./axe";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

test("wishes are kept, what the server can't do is said, and a table is silenced by the keyboard", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 360, height: 740, language: "fr-FR" });
  await page.goto("/notices");
  await page.getByText("Ce serveur n’envoie pas d’e-mail.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("quand une partie est finie").press("Space");
  await page.getByText("Enregistré.").waitFor();
  await page.getByLabel("Retenir les avis à certaines heures").press("Space");
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"quiet_to":390') ?? false);
  await page.getByLabel("À", { exact: true }).fill("06:30");
  await saved;
  expect(await violations(page)).toEqual([]);
  await page.reload();
  expect(await page.getByLabel("À", { exact: true }).inputValue()).toBe("06:30");
  expect(await page.getByLabel("quand une partie est finie").isChecked()).toBe(false);
  expect(await page.getByLabel("quand c’est à moi de jouer").isChecked()).toBe(true);

  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] });
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Cette table" }).press("Enter");
  const bell = page.getByRole("button", { name: "Avis de cette table" });
  await bell.waitFor();
  expect(await bell.getAttribute("aria-pressed")).toBe("true");
  await bell.press("Enter");
  await page.locator("button[aria-pressed=false]", { hasText: "Avis de cette table" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a message is shown as a notice, unless its table is looked at", async () => {
  const { page, context } = await person(browser, server, { keeps: true });
  await context.grantPermissions(["notifications"], { origin: server.url });
  await page.goto("/settings");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    });
  });
  await protocol.send("ServiceWorker.enable");
  const registrationId = await registered;
  const deliver = async (path: string): Promise<void> => {
    const data = JSON.stringify({ title: "Tikal", body: "it is your turn.", path, tag: path });
    await protocol.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data });
  };
  await deliver("/settings");
  await deliver("/t/elsewhere");
  const shown = (): Promise<string[][]> =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, data }) => [title, body, new URL(data as string).pathname]);
    });
  await expect.poll(shown).toEqual([["Tikal", "it is your turn.", "/t/elsewhere"]]);
  await context.close();
});
