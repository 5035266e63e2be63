import type { Page } from "@playwright/test";
import { isEmergency } from "../../app/content-model/collections.ts";
import { clinic, expect, openHydrated, sheetsOf, site, test } from "../base-test.ts";
import { address } from "../specification.ts";

/* The card for fridge, car and sitter: made on a calm day, read on another. */

declare global {
  interface Window {
    printed: (string | undefined)[];
  }
}

const [emergency] = site.services.filter(isEmergency);
if (emergency === undefined) throw new Error("No service is for emergencies");
const { signs, emergencyCard: words } = emergency;

/** Printing leaves the browser, so this records what would have been printed. */
async function standInForPrinter(page: Page, printer: "prints" | "refuses"): Promise<void> {
  await page.addInitScript((how) => {
    window.printed = [];
    window.print = () => {
      const isMarked = document.documentElement.hasAttribute("data-print-cards");
      window.printed.push(isMarked ? "cards" : undefined);
      if (how === "refuses") return;
      dispatchEvent(new Event("beforeprint"));
      dispatchEvent(new Event("afterprint"));
    };
  }, printer);
}

const markedForPrint = (page: Page) => page.locator("html[data-print-cards]");

test("a button at the top of the emergency page leads to the card", async ({ page }) => {
  await page.goto("/services/emergency");
  await page.getByRole("link", { name: words.link }).click();
  await expect(page.getByRole("heading", { name: words.heading })).toBeInViewport();
  await expect(page.locator(".emergency-card").filter({ visible: true })).toHaveCount(1);
});

test("Print the card prints three cards, and the next print is of the page again", async ({
  page,
}) => {
  await standInForPrinter(page, "prints");
  await openHydrated(page, "/services/emergency");
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  await page.getByRole("button", { name: words.print }).click();
  expect(await page.evaluate(() => window.printed)).toEqual(["cards"]);
  await expect(markedForPrint(page)).toHaveCount(0);
  await expect(page.locator(".emergency-card").first()).toContainText(
    `${words.printed} March 4, 2026`,
  );
});

test("where the browser refuses to print, the next print is of the page all the same", async ({
  page,
}) => {
  await standInForPrinter(page, "refuses");
  await openHydrated(page, "/services/emergency");
  await page.getByRole("button", { name: words.print }).click();
  await expect(markedForPrint(page)).toHaveCount(1);
  await page.keyboard.press("Control");
  await expect(markedForPrint(page)).toHaveCount(0);
});

test("the cards fit one sheet, each with every number, the signs, the blanks and the day", async ({
  page,
}) => {
  await openHydrated(page, "/services/emergency");
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-print-cards", "");
  });
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  const cards = page.locator(".emergency-card").filter({ visible: true });
  await expect(cards).toHaveCount(3);
  expect(signs).toHaveLength(6);
  for (const card of await cards.all()) {
    for (const text of [
      clinic.name.full,
      address,
      clinic.phone.display,
      ...clinic.poisonLines.map(({ display }) => display),
      "Fees may apply.",
      words.caseNumber,
      words.hospital,
      ...signs.map(({ short }) => short),
      ...words.blanks,
      "/services/emergency",
      `${words.printed} March 4, 2026`,
    ]) {
      await expect(card).toContainText(text);
    }
    // Nothing is cut off at the edge of the card.
    const cut = await card.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(cut).toBeLessThanOrEqual(0);
  }
  for (const [index, copy] of words.copies.entries()) {
    await expect(cards.nth(index).locator(".emergency-card-title")).toContainText(copy);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("the page prints on two sheets, and the cards come behind it on a third", async ({ page }) => {
  await openHydrated(page, "/services/emergency");
  expect(await sheetsOf(page)).toBe(3);
  await page.locator(".emergency-paper").evaluate((element) => element.remove());
  expect(await sheetsOf(page)).toBe(2);
});

test("where a browser cannot print, words stand in the place of the button", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "print", { value: undefined });
  });
  await openHydrated(page, "/services/emergency");
  await expect(page.getByText(words.printWithPage)).toBeVisible();
  await expect(page.getByRole("button", { name: words.print })).toHaveCount(0);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("words say to print the page, the cards come with it, and the day is a blank", async ({
    page,
  }) => {
    await page.goto("/services/emergency");
    await expect(page.getByText(words.printWithPage)).toBeVisible();
    await expect(page.getByRole("button", { name: words.print })).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(3);
    await expect(page.getByText(words.printed).first()).toHaveText(words.printed);
  });
});
