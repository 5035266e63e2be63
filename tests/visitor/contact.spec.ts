import type { Page } from "@playwright/test";
import { mapOrigin } from "../../app/policies/outbound-links.ts";
import { contactContent, expect, navigateTo, openHydrated, site, test } from "../base-test.ts";

/* The contact page: questions that open by their address, text to copy, contacts and the map. */

const { ask } = contactContent;
const [first, last] = [site.questions[0], site.questions.at(-1)];
if (first === undefined || last === undefined) throw new Error("There is no question");

test("a link to a question opens it, from another page or the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/about");
  for (const { id } of [last, first]) {
    await navigateTo(page, `/contact#question-${id}`);
    await expect(page.locator(`details[open] #question-${id}`)).toBeInViewport();
  }
});

/** Opens the text of the first request and copies it. */
async function copy(page: Page) {
  await openHydrated(page, "/contact");
  const name = ask.requests[0]?.name ?? "";
  const request = page.getByRole("group").filter({ has: page.getByText(name, { exact: true }) });
  await request.getByRole("heading", { name }).click();
  await request.getByRole("button").click();
  return { request, words: await request.locator("pre").innerText() };
}

test("the text of a request can be copied, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { request, words } = await copy(page);
  await expect(request.getByRole("status")).toHaveText(ask.copied);
  expect(words).toContain(ask.requests[0]?.opening);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
});

test("without a clipboard the text is selected, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const { request, words } = await copy(page);
  await expect(request.getByRole("status")).toHaveText(ask.notCopied);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
});

test("a link downloads a file with its contact, and the page stays", async ({ page }) => {
  await openHydrated(page, "/contact");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: contactContent.contacts.clinic, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^[a-z-]+\.vcf$/);
  await expect(page).toHaveURL("/contact");
});

test.describe("a third-party map lies over our own drawing", () => {
  test.use({ expected: { console: [/Failed to load/], failures: [/google/] } });

  test("a tap shows the live map over the drawing, another hides it", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).origin));
    await openHydrated(page, "/contact");
    const drawing = page.getByRole("img", { name: site.labels.mapDrawing });
    await drawing.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(requested).not.toContain(mapOrigin);
    const frame = page.locator("main iframe");
    await expect(frame).toBeHidden();
    await page.getByText(site.labels.showLiveMap, { exact: true }).click();
    await expect.poll(() => requested).toContain(mapOrigin);
    const [over, under] = [await frame.boundingBox(), await drawing.boundingBox()];
    for (const side of ["x", "y", "width", "height"] as const) {
      expect(Math.abs((over?.[side] ?? 0) - (under?.[side] ?? 0))).toBeLessThanOrEqual(1);
    }
    await page.getByText(site.labels.showDrawnMap, { exact: true }).click();
    await expect(frame).toBeHidden();
    await expect(drawing).toBeInViewport();
  });
});
