import type { Locator } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { emergency, noon, phone, tel } from "./clinic.ts";

/* In a hurry, with one thumb: the emergency page, and the way to it. */

const cards = {
  breathing: "Choking or overheated? Do what “Choking” or “Heatstroke” says first.",
  collapse: "Time the seizure, and call while you do. Call even if it’s already over.",
  bleeding: "Press a cloth on it, then call.",
  poisoning: "Take away what’s left. Bring the package, or a piece of the plant.",
  straining: "Put your cat in a carrier, and call. Call about a female cat or a dog, too.",
  vomiting: "Call, and say how often, since when, and what came up.",
  choking: "Can’t get air? Clear the mouth, then go. Still getting air? Go.",
  heat: "Cool first, then go.",
};

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

test("the first screen has the number, the large keys and where else to go", async ({ page }) => {
  await page.goto(emergency);
  const main = page.getByRole("main");
  const number = main.locator(`a[href="${tel}"]`).first();
  await expect(number).toContainText(phone.slice(0, 9));
  expect((await number.boundingBox())?.width).toBeGreaterThan(390 * 0.85);
  for (const id of Object.keys(cards).slice(0, 6))
    await expect(main.locator(`a[href="#${id}"]`).first(), id).toBeInViewport({ ratio: 1 });
  // Where to go while the clinic is closed, without a tap.
  await expect(main.locator("#after-hours")).toBeInViewport({ ratio: 1 });
  // What every service says of itself, without a tap.
  await expect(main.locator("#what-we-provide")).toBeVisible();
});

test("one tap to the button, two to the poison lines, also on a phone turned", async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Emergency" }).click();
    await expect(page).toHaveURL(emergency);
    const main = page.getByRole("main");
    const call = main.getByRole("link", { name: "Call Emergency Line" }).first();
    await expect(call).toBeInViewport({ ratio: 1 });
    await main.getByRole("link", { name: "Poison lines", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Poison lines", exact: true })).toBeInViewport();
  }
});

const small = { hasTouch: true, viewport: { width: 320, height: 568 } };

test.describe(() => {
  test.use({ javaScriptEnabled: false, ...small });

  test("a key opens its card alone, its first words on the screen", async ({ page }) => {
    await page.goto(emergency);
    const open = page.getByRole("main").getByRole("article").filter({ visible: true });
    await expect(open).toHaveCount(0);
    for (const [index, [id, words]] of Object.entries(cards).entries()) {
      const link = page.getByRole("main").locator(`a[href="#${id}"]`).first();
      // By thumb, and by keyboard.
      if (index % 2 === 0) await link.tap();
      else await link.press("Enter");
      // What to do about poisons always shows.
      await expect(open).toHaveCount(id === "poisoning" ? 0 : 1);
      const card = page.locator(`#${id}`);
      for (const part of [
        card.getByRole("heading"),
        card.getByText(/^(Leave now|Call now)$/).first(),
        card.getByText(words).first(),
      ]) {
        await expect.poll(() => isClear(part), id).toBe(true);
      }
    }
    await page.goBack();
    await expect(page.locator("#choking")).toBeVisible();
  });
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, ...small });

    test("an address of a sign or a poison shows all of it, on any screen", async ({ page }) => {
      for (const id of ["limp", "itching", "poison-on-the-fur"]) {
        await page.goto(`${emergency}#${id}`);
        await expect.poll(() => isClear(page.locator(`#${id}`)), id).toBe(true);
        await expect(page.locator(`#${id}:target`)).toHaveCSS("outline-style", "solid");
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
      const lines = page.locator(".emergency-poison-lines");
      for (const name of ["(888) 426-4435", "(855) 764-7661"])
        await expect(lines.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      await expect(lines.getByText("Do not make him throw up")).toBeInViewport({ ratio: 1 });
    });
  });
}

/** Whether a part of the page is between the header and the call bar. */
const isClear = (part: Locator) =>
  part.evaluate((element) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const { top, bottom, height } = element.getBoundingClientRect();
    const bar = boxOf("nav[aria-label='Emergency']");
    const end = bar?.height ? Math.min(bar.top, innerHeight) : innerHeight;
    return height > 0 && top >= (boxOf("header")?.height ?? 0) - 1 && bottom <= end;
  });
