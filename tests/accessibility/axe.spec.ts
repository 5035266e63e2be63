import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";
import type axe from "axe-core";
import { expect, openHydrated, paths, standIns, test } from "../base-test.ts";
import { faintWords } from "./faint-words.ts";

/*
 * Every page against the rules of axe (WCAG 2.2 A and AA, best practices) and IBM's engine (which
 * wants a name for every landmark; axe does not). `faintWords` judges contrast in place of axe.
 */

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 844 };

const engine = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), "utf8");
const axeEngine = engine("axe-core/axe.min.js");
const ibmEngine = engine("accessibility-checker-engine/ace.js");

test.use({
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
  expected: { console: [/404/], failures: [/^\/404$/] },
});

/** What axe finds wrong with the page, or cannot decide. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeEngine);
  const { violations, incomplete, passes } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      // For rules that pass, it need not list every node.
      resultTypes: ["violations", "incomplete"],
      rules: { "color-contrast": { enabled: false } },
      // No page has a frame with content of ours.
      iframes: false,
    }),
  );
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

/** What IBM's engine is sure is wrong; leaves out what it wants a person to look at. */
async function faultsForIbm(page: Page): Promise<string[]> {
  await page.evaluate(`${ibmEngine};window.ace=ace`);
  const { faults, passes } = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"]);
    const withLevel = (level: string, value: string) =>
      results.filter((result) => result.value[0] === level && result.value[1] === value);
    return {
      // The map's frame holds nothing of ours.
      faults: withLevel("VIOLATION", "FAIL")
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`)
        .filter((fault) => !fault.includes("/iframe[1]/")),
      passes: withLevel("VIOLATION", "PASS").length,
    };
  });
  expect(passes, "IBM's engine ran").toBeGreaterThan(0);
  return faults;
}

for (const path of [...paths, ...standIns]) {
  test(`${path} has no fault that an engine knows, and no faint words`, async ({ page }) => {
    await page.goto(path);
    expect(await faultsOf(page)).toEqual([]);
    expect(await faultsForIbm(page)).toEqual([]);
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
