import type { Page } from "@playwright/test";
import { contactWords, expect, navigateTo, openHydrated, site, test } from "../base-test.ts";

/* The contact page: questions that open by their address, and words to copy. */

const { ask } = contactWords;
const [first, last] = [site.questions[0], site.questions.at(-1)];
if (first === undefined || last === undefined) throw new Error("There is no question");

const openQuestions = (page: Page) => page.locator(".question-list details[open]");

test("a link to a question opens it, from another page or the same", async ({ page }) => {
  await openHydrated(page, "/about");
  for (const { id } of [last, first]) {
    await navigateTo(page, `/contact#question-${id}`);
    await expect(page.locator(`#question-${id}`)).toBeVisible();
  }
});

test("an address of no question opens none", async ({ page }) => {
  for (const hash of ["#access", '#"]', "#%E0%A4%A"]) {
    await page.goto("about:blank");
    await openHydrated(page, `/contact${hash}`);
    await expect(openQuestions(page)).toHaveCount(0);
  }
});

/** Opens the words of the first request and copies them. */
async function copy(page: Page) {
  await openHydrated(page, "/contact");
  const request = page.getByRole("region", { name: ask.requests[0]?.name ?? "", exact: true });
  await request.getByText(ask.words).click();
  await request.getByRole("button").click();
  return { request, words: await request.locator("pre").innerText() };
}

test("the words of a request can be copied, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { request, words } = await copy(page);
  await expect(request.getByRole("status")).toHaveText(ask.copied);
  expect(words).toContain(ask.requests[0]?.opening);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
});

test("without a clipboard the words are selected, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const { request, words } = await copy(page);
  await expect(request.getByRole("status")).toHaveText(ask.notCopied);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
});
