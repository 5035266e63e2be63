import { expect, hold, openHydrated, test, waitForHydration } from "../support/browser.ts";
import { emergency, expectPage, expectTitle, footerLink, phone } from "./clinic.ts";

/* What somebody else changes before React starts, and what fails: what then remains of the page. */

test.use({
  expected: /^(error|warning): .*(Failed to |TypeError|#418)|^(status|failed request) .+emergency-/,
});

test("a page that an extension has changed keeps what was typed, ticked and opened", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  /** Opens a page, uses it, changes it as an extension does, and waits until React has rendered it anew. */
  const openChanged = async (path: string, use: () => Promise<unknown>) => {
    const release = await hold(page, "hydrate");
    await page.goto(path);
    await use();
    const header = await page.getByRole("banner").elementHandle();
    await header?.evaluate((element) => element.prepend(document.createElement("b")));
    release();
    await waitForHydration(page);
    expect(await header?.evaluate((element) => element.isConnected)).toBe(false);
  };

  const story = page.locator("main textarea");
  await openChanged("/testimonials", () => story.fill("Pm").then(() => story.press("ArrowLeft")));
  await page.keyboard.type("i");
  await expect(story).toHaveValue("Pim");

  const box = page.getByRole("checkbox", { name: "Ask your last clinic for records" });
  await openChanged("/blog/first-visit", () => box.check());
  await expect(box.and(page.locator(":focus"))).toBeChecked();

  const shown = page.locator("#choking:target");
  const seen = async () => [(await shown.boundingBox())?.y, await page.evaluate(() => scrollY)];
  let before: unknown;
  await openChanged(`${emergency}#choking`, async () => {
    await page.locator(".disclosure summary").first().click();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    before = await seen();
  });
  expect(await seen()).toEqual(before);
  await expect(page.locator(".disclosure").first()).toHaveAttribute("open");
  await expect(page.locator(":popover-open")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-clinic");

  // From there, links lead on.
  await footerLink(page, "/blog").dispatchEvent("click");
  await expectPage(page, "/blog");
});

test("a translated page stays as it is, without its field", async ({ page }) => {
  const release = await hold(page, "hydrate");
  await page.goto("/services");
  // What Google Translate does: it puts each text into an element of its own.
  await page.locator("h1, label").evaluateAll((all) => {
    document.documentElement.lang = "de";
    for (const text of all) {
      const translated = document.createElement("font");
      translated.append(...text.childNodes);
      text.append(translated);
    }
  });
  await expect(page.locator("search")).toBeHidden();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-app", "plain");
  await expect(page.locator("h1 > font")).toHaveCount(1);
});

test("a page whose code is gone, or fails, stays, or its document loads", async ({ page }) => {
  const failing = "export const Component = ({ data }) => data.title, meta = { tags: [] };";
  for (const answer of [{ status: 404 }, { contentType: "text/javascript", body: failing }]) {
    await page.route(/assets\/emergency-/, (route) => route.fulfill(answer));
    await page.goto(`${emergency}#choking`);
    await expect(page.locator("html")).toHaveAttribute("data-app", "plain");
    await expectTitle(page, emergency);
    await expect(page.getByRole("banner")).toContainText(phone);
    await expect(page.locator("#choking:target")).toBeVisible();

    await openHydrated(page, "/about");
    await page.getByRole("banner").getByRole("link", { name: "Emergency" }).first().click();
    await expectTitle(page, emergency);
    await expect(page.locator("html")).toHaveAttribute("data-app", "plain");
  }
});
