import type { Locator, Page, Route } from "@playwright/test";
import { mapOrigin } from "../../src/policies/outbound-links.ts";
import { expect, navigateTo, openHydrated, questions, site, test } from "../base-test.ts";

/* The contact page: questions that open by their address, and the map. */

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
