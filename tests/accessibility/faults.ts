import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page, or cannot decide. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const { violations, incomplete, passes } = await page.evaluate(() => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // Its own settings, but for ignorePseudo: pseudo-elements draw the edges of bands and stretch
    // links over cards, and axe would leave most of a page undecided.
    const options = {
      ...{ ignorePseudo: true, ignoreUnicode: true, pseudoSizeThreshold: 0.25 },
      ...{ boldValue: 700, boldTextPt: 14, largeTextPt: 18, shadowOutlineEmMax: 0.2 },
      contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    };
    tool.configure({ checks: [{ id: "color-contrast", options }] });
    // No page has a frame with content of ours.
    return tool.run({ resultTypes: ["violations", "incomplete"], iframes: false });
  });
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
  const undecided = incomplete.map((rule) => ({
    ...rule,
    nodes: rule.nodes.filter((node) => rule.id !== "color-contrast" || !isOverlapped(node)),
  }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Words in a drawing (tests/contrast.test.ts), and words whose box reaches below something else. */
function isOverlapped({ html, any }: axe.NodeResult): boolean {
  const reasons = ["bgOverlap", "elmPartiallyObscured", "elmPartiallyObscuring"];
  return html.startsWith("<text") || reasons.includes(any[0]?.data?.messageKey);
}

/** Asks axe about the page as it is now, by night and by day. */
export async function expectNoFault(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await faultsOf(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}
