import type { Page } from "@playwright/test";
import {
  contactContent,
  expect,
  navigateTo,
  openHydrated,
  questions,
  site,
  test,
} from "../base-test.ts";

/* The contact page: questions that open by their address, text to copy, contacts and the map. */

const { ask } = contactContent;
const [first, last] = [questions[0], questions.at(-1)];
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
  await expect(request.getByRole("status")).toHaveText(site.labels.copied);
  expect(words).toContain(ask.requests[0]?.opening);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
});

test("without a clipboard the text is selected, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const { request, words } = await copy(page);
  await expect(request.getByRole("status")).toHaveText(site.labels.notCopied);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
});

test("a link downloads a contact, and the page stays", async ({ page }) => {
  await openHydrated(page, "/contact");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: contactContent.contacts.button, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^[a-z-]+\.vcf$/);
  await expect(page).toHaveURL("/contact");
});

/** The drawn map and the live one. */
const maps = (page: Page) => ({
  drawing: page.getByRole("img", { name: site.labels.mapDrawing }),
  frame: page.locator(`iframe[title="${site.labels.map}"]`),
});

test("the live map stands beside the drawing", { tag: "@facts" }, async ({ page }) => {
  // Beside a photograph of the place is the drawing, and the live map lies across below them.
  const hasPhotos = site.photosOf("door").length + site.photosOf("parking").length > 0;
  for (const path of hasPhotos ? ["/"] : ["/", "/contact"]) {
    await page.goto(path);
    const { drawing, frame } = maps(page);
    await expect(frame, path).toBeVisible();
    // At once: what is above may still be loading its font.
    const [left, right] = await drawing
      .or(frame)
      .evaluateAll((both) => both.map((map): DOMRect => map.getBoundingClientRect().toJSON()));
    expect(right?.x, path).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    for (const side of ["y", "width", "height"] as const) {
      expect(right?.[side], `${path}, ${side}`).toBeCloseTo(left?.[side] ?? 0, 0);
    }
  }
});

test("a page that opens without a connection has the drawn map alone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
  });
  await openHydrated(page, "/contact");
  const { drawing, frame } = maps(page);
  await expect(frame).toHaveCount(0);
  await expect(drawing).toBeVisible();
});
