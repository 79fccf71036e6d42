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

/**
 * The figures printed on a component (a price, a count) are no label of the place that is chosen: the rule
 * that a control's visible text must be part of its name is for words, and stays in force outside the drawing.
 */
const printed = (id: string, html: string): boolean => id === "label-content-name-mismatch" && html.startsWith("<g");

/** What axe finds wrong with the page once everything on it is drawn; empty when it is sound. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // A colour half-way through a transition is not one of ours: let transitions end.
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
  await page.evaluate(`if (!window.axe) { ${SOURCE} }`);
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then((result) => result.violations)`,
  )) as Violation[];
  return found.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !printed(id, node.html))
      .map(
        (node) =>
          `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").split("\n").slice(1, 2).join(" ")}`,
      ),
  );
}
