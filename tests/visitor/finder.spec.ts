import type { Page } from "@playwright/test";
import { alone, expect, hold, openHydrated, test } from "../browser.ts";
import { emergency, noon, tel } from "./clinic.ts";

/* The field “Type what’s wrong”. tests/finder/ measures what it finds. */

const field = (page: Page) => page.getByRole("searchbox", { name: "Type what’s wrong" });
const found = (page: Page) => page.getByRole("search").getByRole("listitem");
const status = (page: Page) => page.getByRole("search").getByRole("status");

/** Expects the words that say that nothing is found, and the clinic's number. */
async function expectNothing(page: Page): Promise<void> {
  await expect(status(page)).toContainText("We couldn’t find that.");
  const call = page.getByRole("search").locator(`a[href="${tel}"]`);
  await expect(call.filter({ visible: true })).toHaveCount(1);
}

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  expected: /^error: Failed to load resource|^(status|failed request) .+results-/,
});

test("what is typed is listed, each with how soon, and leads to its card", async ({ page }) => {
  const release = await hold(page, "results");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openHydrated(page, emergency);
  await field(page).click();
  // What somebody types before the finder's code has loaded counts.
  await field(page).pressSequentially("labored breathing");
  release();
  await expect(found(page).first()).toBeVisible();
  // A phone's keyboard has a Search key, which also closes the keyboard.
  await expect(field(page)).toHaveAttribute("enterkeyhint", "search");
  await field(page).press("Enter");
  await expect(field(page)).not.toBeFocused();
  const first = found(page).first().getByRole("link");
  await expect(first).toHaveText("Trouble breathing, or blue, gray or very pale gums Leave now");
  await expect(status(page)).toHaveText(/^1 found: Trouble breathing.+, Leave now$/);
  await expect(first).toBeFocused();
  // Chromium would go on with a glide in the page that Enter opens, and lose the place there.
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await first.press("Enter");
  await expect(page).toHaveURL(`${emergency}#breathing`);
  await expect(page.locator("#breathing")).toBeInViewport();
  await expect(page.locator("#breathing")).toBeFocused();
});

test("what is typed before the app starts is answered once it has", async ({ page }) => {
  const release = await hold(page, "hydrate");
  await page.goto(emergency);
  await field(page).fill("limp");
  release();
  await expect(found(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("once typing rests, the count is said, also the same again", alone, async ({ page }) => {
  await openHydrated(page, emergency);
  await page.clock.install({ time: noon });
  // The finder's code has to load before the clock stops.
  await field(page).fill("limp");
  await expect(found(page).first()).toBeVisible();
  await page.clock.pauseAt(noon.getTime() + 60_000);
  for (const [typed, said] of [
    ["chocolate", /^1 found: Chocolate/],
    ["seizure", /^1 found: .+, Call now$/],
    ["911 🐶", /We couldn’t find that/],
    ["help me", /We couldn’t find that/],
  ] as const) {
    // Screen readers say what is new, even if its words are the same.
    await status(page)
      .locator("p")
      .evaluateAll((all) => all.map((one) => one.classList.add("old")));
    await field(page).fill(typed);
    await page.clock.runFor(500);
    await expect(status(page).locator(":not(.old)")).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(status(page)).toHaveText(said);
    await expect(status(page).locator(".old")).toHaveCount(0);
  }
});

test("if nothing is found, or its parts are gone, there is the number", alone, async ({ page }) => {
  const parts = /assets\/results-/;
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  // The clinic's number shows while it is open; otherwise it is the hospital's (hours.spec.ts).
  await page.clock.setFixedTime(noon);
  await page.goto("/services");
  await field(page).fill("chocolate");
  await expectNothing(page);
  await page.unroute(parts);
  await field(page).fill("ate chocolate");
  await expect(found(page).filter({ hasText: "Chocolate" })).toBeVisible();
  // An answer that cannot wait begins with whom to call.
  await expect(page.getByRole("search").getByRole("link").first()).toHaveAttribute("href", tel);
  const poisonLine = page.getByRole("search").getByText("ASPCA Animal Poison Control");
  await field(page).fill("COMIO");
  await expect(poisonLine).toBeVisible();
  await field(page).fill("ate xyzzy");
  await expect(found(page)).toHaveText([/Got into something poisonous/]);
  await expect(poisonLine).toBeVisible();
  await field(page).fill("xyzzy");
  await expectNothing(page);
  await expect(poisonLine).toBeHidden();
  await expect(found(page)).toHaveCount(0);
  await page.getByRole("search").getByRole("link", { name: "Signs that can’t wait" }).click();
  await expect(page).toHaveURL(`${emergency}#signs`);
});

test("what is not sure is asked, without a tag, and leads to the dog", async ({ page }) => {
  await openHydrated(page, emergency);
  await field(page).fill("limp");
  await expect(status(page)).toHaveText(/^Not sure what you mean/);
  await expect(found(page)).toHaveText([/^Collapse.+ Call now\./, /^A mild limp Today\./]);
  await expect(page.getByRole("search").locator(".level-tag")).toHaveCount(0);
  await page.getByRole("search").getByRole("link", { name: "None of these" }).click();
  await expect(page).toHaveURL("/services#places");
});

test("by touch, what is found is above the keyboard, and Back lists it again", async ({ page }) => {
  await openHydrated(page, "/");
  await field(page).tap();
  // With an input method, such as for Japanese, Enter ends a word. That must not close the keyboard.
  const devTools = await page.context().newCDPSession(page);
  const word = { text: "か", selectionStart: 1, selectionEnd: 1 };
  await devTools.send("Input.imeSetComposition", word);
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  // Empty in between: a click on a result that is about to be replaced would do nothing.
  await field(page).fill("");
  await expect(found(page)).toHaveCount(0);
  await field(page).fill("mild limp");
  await expect(found(page).first()).toContainText("Call now if");
  const { y = 999 } = (await found(page).first().boundingBox()) ?? {};
  expect(y).toBeLessThan(664 - 300);
  await found(page).first().getByRole("link").click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(field(page)).toHaveValue("mild limp");
  await expect(found(page).first()).toBeVisible();
  // Back leads to the same place, though the answer above it makes the page longer.
  const heading = page.locator("#reasons");
  await heading.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
  const before = await top();
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).dispatchEvent("click");
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(found(page).first()).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(9);
});
