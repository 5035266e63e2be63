import type { Page } from "@playwright/test";
import { clinic, emergency, expect, openHydrated, signs, site, test } from "../base-test.ts";

/* On paper: any page, and the parts that print alone. */

const { labels } = site;
const { printedCard } = emergency;
/** What can be printed on of a sheet of letter paper. */
const letter = { width: 725, height: 960 };

/** How many sheets of paper the page prints on. */
async function sheetsOf(page: Page, format: "Letter" | "A4" = "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

declare global {
  interface Window {
    printed: number[];
  }
}

/** Printing leaves the browser, so this records how the page was marked for it. */
async function recordPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.printed = [];
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      window.printed.push(document.querySelectorAll("[data-print]").length);
    };
  });
}

test("every page begins with name, address and phone, without menus", { tag: "@facts" }, async ({
  page,
}) => {
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", emergency.path, "/blog/first-visit", "/terms-conditions"]) {
    await page.goto(path);
    const head = page.getByRole("contentinfo");
    const { y = 99, height = 99 } = (await head.boundingBox()) ?? {};
    const { y: top = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
    expect(y + height, path).toBeLessThanOrEqual(top);
    for (const line of [clinic.name.full, clinic.address.street, clinic.phone.display]) {
      await expect(head.getByText(line, { exact: true }), path).toBeVisible();
    }
    await expect(page.getByRole("banner"), path).toHaveCount(0);
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
  }
});

test("print is as large as ever, however long the email address is", async ({ page }) => {
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: "print" });
  await openHydrated(page, emergency.path);
  // Browsers shrink what is wider than paper.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const before = await width();
  const email = page.getByRole("contentinfo").locator("[href^='mailto:']");
  await email.evaluate((link) => link.append("r".repeat(40)));
  expect(await width()).toBe(before);
  const { y = 0, height = 99 } = (await email.boundingBox()) ?? {};
  const { y: top = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top);
});

test("a service is white, and no more than three sheets", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/services/dental");
  const grounds = await page
    .locator("body, main *:not(img, svg *), footer")
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).backgroundColor));
  const isWhite = (color: string) => /^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/.test(color);
  expect(grounds.filter((color) => !isWhite(color))).toEqual([]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
});

test("a heading is apart from the label before it", { tag: "@facts" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const kinds = [labels.whatItIs, labels.whyItMatters, labels.whatToExpect, labels.whatWeProvide];
  for (const { path } of site.services) {
    await page.goto(path);
    const printed = await page.getByRole("heading", { level: 2 }).allInnerTexts();
    for (const kind of kinds) {
      const text = printed.find((one) => one.startsWith(kind)) ?? kind;
      expect(`${text}: `, path).toContain(`${kind}: `);
    }
  }
});

test("every checklist has a box for each item, on the screen and on paper", async ({ page }) => {
  for (const path of ["/blog/senior-pet-care", "/blog/first-visit"]) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    const boxes = page.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
    const shown = await boxes.filter({ visible: true }).count();
    expect(shown).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await boxes.filter({ visible: true }).count()).toBeGreaterThanOrEqual(shown);
  }
});

test("the checklist of a first visit comes first on paper, and last on the screen", async ({
  page,
}) => {
  await page.goto("/blog/first-visit");
  const tops = () =>
    page.locator("main article h2").evaluateAll((all) => {
      const top = (one: Element | undefined) => one?.getBoundingClientRect().top ?? 0;
      const sheet = all.find(({ id }) => id === "sheet");
      return { sheet: top(sheet), others: all.filter((one) => one !== sheet).map(top) };
    });
  const onScreen = await tops();
  expect(onScreen.sheet).toBeGreaterThan(Math.max(...onScreen.others));
  await page.emulateMedia({ media: "print" });
  const onPaper = await tops();
  expect(onPaper.sheet).toBeLessThan(Math.min(...onPaper.others));
});

test("a first visit is two sheets", { tag: "@facts" }, async ({ page }) => {
  await page.setViewportSize(letter);
  await page.goto("/blog/first-visit");
  expect(await sheetsOf(page)).toBe(2);
  expect(await sheetsOf(page, "A4")).toBe(2);
});

test("what is folded on the screen is open, and the way is drawn, not on a live map", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/contact");
  const folded = page.locator("details:not([open]) .fold-answer");
  await expect(folded).not.toHaveCount(0);
  await expect(folded.filter({ visible: false })).toHaveCount(0);
  await expect(page.getByRole("img", { name: site.labels.mapDrawing })).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
});

test("an emergency prints the number, every line of every card, then the cards", {
  tag: "@facts",
}, async ({ page }) => {
  await page.setViewportSize(letter);
  await page.goto(emergency.path);
  await page.emulateMedia({ media: "print" });
  const lines = page.locator(".emergency-sign :is(h3, li, p:not(.poison-lines *))");
  await expect(lines).not.toHaveCount(0);
  await expect(lines.filter({ visible: false })).toHaveCount(0);
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: clinic.phone.display, exact: true }).first();
  // In points, of which there are 72 to an inch, as there are 96 pixels.
  const size = await number.evaluate((link) => {
    const { content, fontSize } = getComputedStyle(link, "::before");
    return content === "none" ? 0 : Number.parseFloat(fontSize) * (72 / 96);
  });
  expect(size).toBeGreaterThanOrEqual(40);
  const { y = 0, height = 999 } = (await number.boundingBox()) ?? {};
  const names = signs.keyed.map(({ name }) => name);
  for (const name of [labels.afterHours, labels.poison, ...names]) {
    const heading = main.getByRole("heading", { name, exact: true });
    expect((await heading.boundingBox())?.y, name).toBeGreaterThanOrEqual(y + height);
  }
  for (const { display } of clinic.poisonLines) {
    await expect(main.getByRole("link", { name: display })).toBeVisible();
  }
  const cards = page.locator(".emergency-card").filter({ visible: true });
  await expect(cards).toHaveCount(printedCard.copies.length);
});

for (const [path, part, sheets] of [
  [emergency.path, ".emergency-card-sheet", printedCard.spanish === undefined ? 1 : 2],
  ["/blog/first-visit", ".visit-kit-blanks", 1],
  ["/blog/senior-pet-care", ".article-days", 1],
  ["/blog/senior-pet-care", ".check-sheet-list", 1],
] as const) {
  test(`${path}: a button prints ${part} alone, sheets: ${sheets}`, { tag: "@facts" }, async ({
    page,
  }) => {
    await recordPrints(page);
    await openHydrated(page, path);
    const sheet = page.locator("[data-sheet]", { has: page.locator(part) });
    const button = sheet
      .getByRole("button")
      .or(page.getByRole("button", { name: printedCard.print }));
    await button.click();
    expect(await page.evaluate(() => window.printed)).toEqual([1]);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(part).first()).toBeVisible();
    await expect(page.locator("[data-sheet]").filter({ visible: true })).toHaveCount(1);
    await expect(button).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    expect(await sheetsOf(page)).toBe(sheets);
    // Where a browser has refused to print, the next key or tap ends it just so.
    await page.keyboard.press("Control");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the emergency cards are dated, uncut, and come with the page", { tag: "@facts" }, async ({
  page,
}) => {
  await page.setViewportSize(letter);
  await recordPrints(page);
  await openHydrated(page, emergency.path);
  await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
  await page.getByRole("button", { name: printedCard.print }).click();
  await page.emulateMedia({ media: "print" });
  const cards = page.locator(".emergency-card");
  const spanish = page.locator(".emergency-card:lang(es)");
  const cardsInSpanish = printedCard.spanish === undefined ? 0 : 1;
  await expect(cards.filter({ visible: true })).toHaveCount(
    printedCard.copies.length + cardsInSpanish,
  );
  await expect(cards.filter({ hasText: "March 4, 2026" })).toHaveCount(printedCard.copies.length);
  if (printedCard.spanish !== undefined) {
    await expect(spanish).toContainText("4 de marzo de 2026");
    await expect(spanish).toContainText(printedCard.spanish.signs);
  }
  for (const part of await cards.or(cards.locator("> div")).all()) {
    const cut = await part.evaluate((one) =>
      Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth),
    );
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test("a browser that cannot print has no button to print", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: undefined }));
  await openHydrated(page, emergency.path);
  await expect(page.getByText(printedCard.printWithPage)).toBeVisible();
  await expect(page.getByRole("button", { name: printedCard.print })).toHaveCount(0);
});
