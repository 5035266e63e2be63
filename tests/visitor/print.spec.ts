import { expect, openHydrated, test } from "../support/browser.ts";
import { emergency, name, phone } from "./clinic.ts";

/** The part of a letter sheet that printers reach, in CSS pixels. */
test.use({ viewport: { width: 725, height: 960 } });

test("every page begins with who and where, without menus, on white", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", emergency, "/services/surgery"]) {
    await page.goto(path);
    const head = page.getByRole("contentinfo");
    const { y = 99, height = 99 } = (await head.boundingBox()) ?? {};
    const { y: top = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
    expect(y + height, path).toBeLessThanOrEqual(top);
    for (const line of [name, "1187 Old Buncombe Rd", phone])
      await expect(head.getByText(line, { exact: true }).first(), path).toBeVisible();
    await expect(page.getByRole("banner"), path).toHaveCount(0);
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
    const grounds = await page
      .locator("body, main, main section")
      .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).backgroundColor));
    const isWhite = (color: string) => /^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/.test(color);
    const colored = grounds.filter((color) => !isWhite(color));
    expect(colored, path).toEqual([]);
  }
});

test("disclosures are open, and the way is drawn, not on a live map", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await openHydrated(page, "/contact");
  await expect(page.getByText("Call before you bring one in.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sketch map/ })).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("main details[open]"), "the map").toHaveCount(1);
});

test("the emergency page prints numbers, levels and keys on one sheet", async ({ page }) => {
  await page.goto(emergency);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: phone, exact: true }).first();
  // 300px is a number in digits of 40 points, more than half an inch high.
  expect((await number.boundingBox())?.width).toBeGreaterThanOrEqual(300);
  for (const words of [
    "(888) 426-4435",
    "(855) 764-7661",
    "Do not make him throw up",
    "Animal Emergency Clinic of Greenville",
    "Drive to the closest open animal hospital, or to",
    "before you drive. If nobody answers, go.",
    "Press a cloth on it, then call.",
    "Leave now if your pet is wobbly",
    "Take out an object only",
    "True lilies, daylilies",
  ]) {
    await expect(main.getByText(words).filter({ visible: true }).first(), words).toBeVisible();
  }
  const keys = await main
    .locator("article")
    .evaluateAll((cards) => cards.filter((card) => card.checkVisibility()).map(({ id }) => id));
  expect(keys.sort().join(" ")).toBe("bleeding breathing choking collapse heat straining vomiting");
  // Poisons that are no reason to leave at once show only on the screen.
  await expect(main.getByText("Chocolate, coffee")).toBeHidden();
  for (const format of ["Letter", "A4", "A5"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
