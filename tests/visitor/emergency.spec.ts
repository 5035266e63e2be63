import { clinic, expect, site, test } from "../base-test.ts";

/* The page for somebody frightened, on a phone. */

test.use({ viewport: { width: 390, height: 844 } });

test("the number fills the window, and the red button is in reach at once", async ({ page }) => {
  await page.goto("/services/emergency");
  const number = page.locator(".emergency-phone").getByRole("link");
  await expect(number).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  const { width = 0 } = (await number.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(390 * 0.85);
  await expect(
    page.getByRole("main").getByRole("link", { name: "Call Emergency Line" }).first(),
  ).toBeInViewport({ ratio: 1 });
});

test("the call bar gives way to the page's own button and comes once that has gone", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  const bar = page.getByRole("navigation", { name: "Emergency", exact: true });
  await expect(bar.getByRole("link")).toHaveCount(1);
  await expect(bar).not.toBeInViewport();
  await page.locator("#signs").evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test.describe("with less motion asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the call bar is always there", async ({ page }) => {
    await page.goto("/services/emergency");
    await expect(page.getByRole("navigation", { name: "Emergency", exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
});

test("the ways past the signs lead to the poison lines and to the hours when we are closed", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  await page.getByRole("link", { name: "Something swallowed?" }).click();
  await expect(page.getByRole("heading", { name: "Something swallowed?" })).toBeInViewport();
  await page.goto("/services/emergency");
  await page.getByRole("link", { name: "After hours" }).click();
  await expect(page.getByText(/do not wait for a call back/)).toBeInViewport();
});

test("from the call to the hospital, in the order in which it is needed", async ({ page }) => {
  await page.goto("/services/emergency");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: clinic.phone.display }).first()).toBeVisible();
  const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings).toEqual([
    "In the next minute",
    "Six signs to call about now.",
    "Something swallowed?",
    "Eaten any of these? Call now.",
    "Why we may send you elsewhere.",
    "On the way here",
    "After hours",
    "What It Is",
    "Why It Matters",
    "What to Expect",
    "What We Provide",
    "Questions people ask",
    "Print it before you need it.",
    "Goes well with",
    "You don’t have to be sure.",
  ]);
});

test("what was eaten: names alone, no amount, no waiting, and a way out of the list", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  const eaten = page.getByRole("region", { name: "Eaten any of these? Call now." });
  const items = await eaten.getByRole("listitem").allTextContents();
  for (const thing of [
    /chocolate/i,
    /xylitol/i,
    /grapes and raisins/i,
    /onions and garlic/i,
    /medicine made for people/i,
    /rodent bait/i,
    /antifreeze/i,
    /cats.*lily/i,
    /batteries and magnets/i,
    /string/i,
  ]) {
    expect(
      items.filter((item) => thing.test(item)),
      String(thing),
    ).toHaveLength(1);
  }
  const words = await eaten.innerText();
  expect(words).not.toMatch(/\d|\b(mg|ounces?|pounds?|grams?|wait|fine if|unless)\b/i);
  expect(words.trim()).toMatch(/Not on this list\? Call\.$/);
});

test("a poison line is told with the advice to write down the case number", async ({ page }) => {
  await page.goto("/services/emergency");
  const lines = page.getByRole("region", { name: "Something swallowed?" });
  await expect(lines).toContainText(/case number\. Write it down/);
  await expect(lines).toContainText("Fees may apply.");
});

test("after hours: the sentence with the hospital of the content, and no empty box", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  const hours = page.getByRole("region", { name: "After hours" });
  await expect(hours).toContainText(site.facts.get("clinic.afterHoursHospital") ?? "none");
  const { chosen } = clinic.afterHoursHospital;
  await expect(page.locator(".emergency-hospital")).toHaveCount(chosen === undefined ? 0 : 1);
});

test("the bar is one red button and nothing else", async ({ page }) => {
  await page.goto("/services/emergency");
  const links = page.locator(".call-bar").getByRole("link");
  await expect(links).toHaveText(["Call Emergency Line"]);
  await expect(links).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
});
