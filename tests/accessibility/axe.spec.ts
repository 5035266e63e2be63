import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../base-test.ts";
import { paths } from "../specification.ts";

/* Every page against the rules of axe: WCAG 2.2 A and AA, and best practices. None is switched off. */

for (const path of paths) {
  test(`${path} has no fault that axe knows`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      ),
    ).toEqual([]);
  });
}
