// axe-core on a page: every violation as one line.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary?: string }[];
}

/** What axe finds wrong with the page now; empty when it is sound. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${SOURCE} }`);
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then((result) => result.violations)`,
  )) as Violation[];
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").split("\n").slice(1, 2).join(" ")}`),
  );
}
