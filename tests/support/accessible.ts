import type { Locator } from "@playwright/test";
import axe from "axe-core";

/** What axe finds wrong or cannot decide about a part of a page as it is now, by the given rules or by all. */
export async function findViolations(part: Locator, rules?: string[]): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await part.evaluate(async (element, runOnly) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // The defaults of axe, but for ignorePseudo: our pseudo-elements draw the edges of bands and stretch
    // links over cards, and because of them axe would leave most of a page undecided.
    const options = {
      ignorePseudo: true,
      ignoreUnicode: true,
      pseudoSizeThreshold: 0.25,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
      shadowOutlineEmMax: 0.2,
      contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    };
    tool.configure({ checks: [{ id: "color-contrast", options }] });
    const { violations, incomplete } = await tool.run(element, {
      resultTypes: ["violations", "incomplete"],
      // The only frame is the map, which is not ours.
      iframes: false,
      // None of the rules we run reads style sheets; axe would request them again.
      preload: false,
      // Axe runs target-size only if asked to.
      rules: { "frame-tested": { enabled: false }, "target-size": { enabled: true } },
      ...(runOnly && { runOnly }),
    });
    // The list of what passed is long, so it stays in the browser.
    return { violations, incomplete };
  }, rules);
  const undecided = found.incomplete.map((rule) => ({
    ...rule,
    nodes: rule.nodes.filter((node) => rule.id !== "color-contrast" || !isOverlapped(node)),
  }));
  return [...found.violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Text in a drawing, which contrast.test.ts checks, or text whose box something else overlaps. */
function isOverlapped({ html, any }: axe.NodeResult): boolean {
  const reasons = ["bgOverlap", "elmPartiallyObscured", "elmPartiallyObscuring"];
  return html.startsWith("<text") || reasons.includes(any[0]?.data?.messageKey);
}
