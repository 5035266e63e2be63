import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a part of a page, or cannot decide. */
async function findViolations(part: Locator, rules?: string[]): Promise<string[]> {
  const { violations, incomplete, passes } = await part.evaluate((element, runOnly) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // Its own settings, but for ignorePseudo: pseudo-elements draw the edges of bands and stretch
    // links over cards, and axe would leave most of a page undecided.
    const options = {
      ...{ ignorePseudo: true, ignoreUnicode: true, pseudoSizeThreshold: 0.25 },
      ...{ boldValue: 700, boldTextPt: 14, largeTextPt: 18, shadowOutlineEmMax: 0.2 },
      contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    };
    tool.configure({ checks: [{ id: "color-contrast", options }] });
    return tool.run(element, {
      resultTypes: ["violations", "incomplete"],
      // The only frame is the map, which is not ours.
      iframes: false,
      // No rule that we ask reads style sheets: axe would request them again.
      preload: false,
      rules: { "frame-tested": { enabled: false } },
      ...(runOnly && { runOnly }),
    });
  }, rules);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
  const undecided = incomplete.map((rule) => ({
    ...rule,
    nodes: rule.nodes.filter((node) => rule.id !== "color-contrast" || !isOverlapped(node)),
  }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Text in a drawing (src/styles/contrast.test.ts), and text whose box reaches below something else. */
function isOverlapped({ html, any }: axe.NodeResult): boolean {
  const reasons = ["bgOverlap", "elmPartiallyObscured", "elmPartiallyObscuring"];
  return html.startsWith("<text") || reasons.includes(any[0]?.data?.messageKey);
}

/** Expects axe to find nothing in a part of a page in its current state, nor in its dark colors. */
export async function expectAccessible(part: Locator, label: string): Promise<void> {
  const page = part.page();
  await page.evaluate(engine);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await findViolations(part), label).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const colorRules = ["color-contrast", "link-in-text-block"];
  expect(await findViolations(part, colorRules), `${label}, dark`).toEqual([]);
}

/**
 * Moves the focus through a part of the page. Wherever it is, its ring must be visible, and nothing
 * may cover its middle.
 */
export async function walk(page: Page, part: string): Promise<{ stops: number; faults: string[] }> {
  // From now on the focus shows as it does for keys.
  await page.keyboard.press("Tab");
  const targets = page.locator(part).locator("a, button, summary, input, textarea");
  return targets.evaluateAll((elements) => {
    const faults: string[] = [];
    let stops = 0;
    for (const element of elements as HTMLElement[]) {
      element.focus();
      // What is hidden takes no focus.
      if (document.activeElement !== element) continue;
      stops++;
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      // A card draws the ring of the link that fills it.
      const hasRing = [element, element.closest(".one-link") ?? element].some((ringed) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      if (!hasRing) faults.push(`${name}: no ring`);
      if (!(element.contains(seen) || seen?.contains(element))) faults.push(`${name}: covered`);
    }
    return { stops, faults };
  });
}
