import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openHydrated, paths, standIns, test } from "../base-test.ts";
import { faintWords } from "./faint-words.ts";

/* Every page against all rules of axe (WCAG 2.2 A and AA, best practices), and its words against their ground. */

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 844 };

test.use({
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
  expected: { console: [/404/], failures: [/^\/404$/] },
});

/** What axe has against the page, or cannot decide. */
async function faultsOf(page: Page): Promise<string[]> {
  // There is one document to judge: no page has a frame with content of ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules("color-contrast");
  const { violations, incomplete, passes } = await axe.analyze();
  expect(passes.length, "axe ran").toBeGreaterThan(0);
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

async function seesAllWords(page: Page, what = ""): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faintWords(page), `${what} ${colorScheme}`).toEqual([]);
  }
}

for (const path of [...paths, ...standIns]) {
  test(`${path} has no fault that axe knows, and no faint words`, async ({ page }) => {
    await page.goto(path);
    expect(await faultsOf(page)).toEqual([]);
    await seesAllWords(page, "phone");
    await page.setViewportSize(desk);
    await seesAllWords(page, "desk");
    await page.emulateMedia({ media: "print" });
    expect(await faintWords(page, true), "paper").toEqual([]);
  });
}

test("what opens has no fault that axe knows, and no faint words", async ({ page }) => {
  await openHydrated(page, "/contact");
  for (const summary of await page.locator("main details:not(:has(iframe)) > summary").all())
    await summary.click();
  await page.getByRole("main").getByRole("button").first().click();
  const seesNoFault = async (what: string) => {
    expect(await faultsOf(page), what).toEqual([]);
    await seesAllWords(page, what);
  };
  await seesNoFault("questions and words to copy");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#menu").getByText("Services", { exact: true }).click();
  await seesNoFault("the menu");
  await page.setViewportSize(desk);
  await page.goto("/services/dental");
  await page.getByRole("button", { name: "Services: show pages" }).click();
  await seesNoFault("a dropdown");
});
