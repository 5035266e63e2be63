import type { Locator, Page, Route } from "@playwright/test";
import { mapOrigin } from "../../src/policies/outbound-links.ts";
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

/** What is seen in the middle of the drawing's box. */
const seenInBox = (drawing: Locator) =>
  drawing.evaluate((map) => {
    const { x, y, width, height } = map.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("iframe, svg")
      ?.localName;
  });

const providers: Record<string, (route: Route) => Promise<void>> = {
  "that answers": (route) => route.fulfill({ contentType: "text/html", body: "<p>A map</p>" }),
  "that is blocked": (route) => route.abort("blockedbyclient"),
};

for (const [provider, answer] of Object.entries(providers)) {
  test(`the live map of a provider ${provider} lies over the drawing until it is put away`, async ({
    page,
  }) => {
    await page.route(`${mapOrigin}/**`, answer);
    for (const path of ["/", "/contact"]) {
      await page.goto(path);
      const { drawing, frame } = maps(page);
      await frame.scrollIntoViewIfNeeded();
      // At once: what is above may still be loading its font.
      const boxes = await drawing
        .or(frame)
        .evaluateAll((both) => both.map((map): DOMRect => map.getBoundingClientRect().toJSON()));
      expect(boxes[0], path).toEqual(boxes[1]);
      expect(await seenInBox(drawing), path).toBe("iframe");
      await page.getByText(site.labels.mapLive).click();
      await expect(frame, path).toBeHidden();
      expect(await seenInBox(drawing), path).toBe("svg");
    }
  });
}

test("until the live map shows, the drawing does, by night, too", async ({ page }) => {
  await page.route(`${mapOrigin}/**`, () => undefined);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const { drawing, frame } = maps(page);
  await expect(frame).toBeVisible();
  const under = await drawing.screenshot();
  await page.getByText(site.labels.mapLive).click();
  await expect(frame).toBeHidden();
  expect((await drawing.screenshot()).equals(under)).toBe(true);
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
