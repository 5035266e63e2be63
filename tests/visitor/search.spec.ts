import type { Page } from "@playwright/test";
import { expect, hold, openHydrated, test } from "../support/browser.ts";
import { emergency, noon, tel } from "./clinic.ts";

/* “What’s wrong?”: four links, and the search below them. */

const field = (page: Page) => page.getByRole("searchbox", { name: /type what’s wrong/i });
const search = (page: Page) => page.getByRole("search");
const found = (page: Page) => search(page).getByRole("listitem");
const status = (page: Page) => search(page).getByRole("status");
const poisonLine = (page: Page) => search(page).getByText("ASPCA Animal Poison Control");

/** Expects the words that say that nothing is found, and the clinic's number. */
async function expectNothing(page: Page): Promise<void> {
  await expect(status(page)).toContainText("We couldn’t find that.");
  const call = search(page).locator(`a[href="${tel}"]`);
  await expect(call.filter({ visible: true })).toHaveCount(1);
}

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  expected: /^error: Failed to load resource|^(status|failed request) .+results-|nowhere$/,
});

test("for whoever does not type, four links, one to both poison numbers", async ({ page }) => {
  for (const path of ["/", "/services", "/nowhere"]) {
    await page.goto(path);
    for (const name of ["Warning signs", "Can it wait?", "Show us where"])
      await expect(page.getByRole("link", { name }).first()).toBeVisible();
    await page.getByRole("link", { name: "Ate something" }).click();
    await expect(page).toHaveURL(`${emergency}#poison`);
    for (const name of ["(888) 426-4435", "(855) 764-7661"])
      await expect(page.getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 });
  }
});

test("what is typed is listed, each with how soon, and leads to its card", async ({ page }) => {
  const release = await hold(page, "results");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openHydrated(page, emergency);
  await field(page).click();
  // What somebody types before the code of the search has loaded counts.
  await field(page).pressSequentially("blue gums");
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

test("once typing rests, the count is said, also the same again", async ({ page }) => {
  await openHydrated(page, emergency);
  await page.clock.install({ time: noon });
  // The code has to load before the clock stops.
  await field(page).fill("limp");
  await expect(found(page).first()).toBeVisible();
  await page.clock.pauseAt(noon.getTime() + 60_000);
  for (const [typed, said] of [
    ["chocolate", /^1 found: Chocolate/],
    ["itching", /^1 found: .+, Next visit$/],
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

test("if nothing is found, or its code is gone, there is the number", async ({ page }) => {
  const code = /assets\/results-/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  // The clinic's number shows while it is open; otherwise it is the hospital's (hours.spec.ts).
  await page.clock.setFixedTime(noon);
  await page.goto("/services");
  await field(page).fill("chocolate");
  await expectNothing(page);
  await page.unroute(code);
  await field(page).fill("ate chocolate");
  await expect(found(page).filter({ hasText: "Chocolate" })).toBeVisible();
  await field(page).fill("xyzzy");
  await expectNothing(page);
  await expect(found(page)).toHaveCount(0);
  await search(page).getByRole("link", { name: "All signs" }).click();
  await expect(page).toHaveURL(`${emergency}#signs`);
});

test("what is urgent begins with a call, a poison also with its lines", async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto(emergency);
  const first = search(page).getByRole("link").first();
  await field(page).fill("blue gums");
  await expect(first).toHaveAttribute("href", tel);
  await expect(poisonLine(page)).toBeHidden();
  await field(page).fill("ate chocolate");
  await expect(first).toHaveAttribute("href", tel);
  await expect(poisonLine(page)).toBeVisible();
  await field(page).fill("make him throw up");
  await expect(poisonLine(page)).toBeVisible();
  await field(page).fill("mild limp itching");
  await expect(first).toHaveText(/limp/);
  await expect(poisonLine(page)).toBeHidden();
});

test("of more than three, the last are a name and a level", async ({ page }) => {
  await openHydrated(page, emergency);
  await field(page).fill("mild bleeding won’t stop, seizure, limp, itching, pee");
  await expect(found(page)).toHaveCount(5);
  const counts = await found(page).evaluateAll((rows) =>
    rows.map((row) => row.querySelectorAll(".sign-links-sooner, p").length > 0),
  );
  expect(counts).toEqual([true, true, true, false, false]);
});

test("by touch, what is found is above the keyboard, and Back lists it again", async ({ page }) => {
  await openHydrated(page, "/");
  await field(page).tap();
  await field(page).fill("mild limp");
  await expect(found(page).first()).toContainText("Call now if");
  const { y = 999 } = (await found(page).first().boundingBox()) ?? {};
  expect(y).toBeLessThan(664 - 300);
  await found(page).first().getByRole("link").click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(field(page)).toHaveValue("mild limp");
  await expect(found(page).first()).toBeVisible();
});
