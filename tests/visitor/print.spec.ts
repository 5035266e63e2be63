import { expect, test } from "../browser.ts";
import { emergency, name, phone } from "./clinic.ts";

/** What can be printed on of a sheet of letter paper. */
test.use({ viewport: { width: 725, height: 960 } });

test("every page begins with who and where, without menus, on white", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", emergency, "/services/surgery"]) {
    await page.goto(path);
    const head = page.getByRole("contentinfo");
    const { y = 99, height = 99 } = (await head.boundingBox()) ?? {};
    const { y: top = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
    expect(y + height, path).toBeLessThanOrEqual(top);
    for (const line of [name, "1187 Old Buncombe Rd", phone]) {
      await expect(head.getByText(line, { exact: true }), path).toBeVisible();
    }
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

test("folds are open, and the way is drawn, not on a live map", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/contact");
  await expect(page.getByText("Call before you bring one in.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sketch map/ })).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
});

test("an emergency prints the number large, then every line of every card", async ({ page }) => {
  await page.goto(emergency);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: phone, exact: true }).first();
  // Digits of 40 points, more than half an inch high
  expect((await number.boundingBox())?.width).toBeGreaterThanOrEqual(300);
  const cards = main.locator("article");
  expect(await cards.count()).toBeGreaterThanOrEqual(9);
  const hidden = await cards.evaluateAll((all) =>
    all.flatMap((card) =>
      [...card.querySelectorAll("h3, p, li")]
        .filter((line) => !line.closest(".poison-lines") && !line.checkVisibility())
        .map((line) => `${card.id}: ${line.textContent}`),
    ),
  );
  expect(hidden).toEqual([]);
  for (const line of ["(888) 426-4435", "(855) 764-7661"]) {
    await expect(main.getByRole("link", { name: line }).first()).toBeVisible();
  }
  const hospital = main.getByText("Animal Emergency Clinic of Greenville");
  await expect(hospital.filter({ visible: true })).not.toHaveCount(0);
  const source = main.getByRole("link", { name: "First aid tips for pet owners" });
  const address = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://www.avma.org/");
});
