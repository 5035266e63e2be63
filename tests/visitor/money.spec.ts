import { expect, openHydrated, site, test } from "../base-test.ts";

/* What care costs, in plain words, at the foot of the list of services. */

const { money, clinic } = site;

test("what an exam includes, how people pay, and what insurers ask for", async ({ page }) => {
  await page.goto("/services");
  const cost = page.getByRole("region", { name: money.heading });
  await expect(cost.getByRole("heading", { level: 3 })).toContainText([
    money.exam.heading,
    ...(money.estimate.status === "confirmed" ? [money.estimate.heading] : []),
    money.paying.heading,
    money.insurance.heading,
  ]);
  await expect(cost).toContainText(clinic.terms.payments);
  await expect(cost).toContainText("due at the time of service");
});

test("an estimate that nobody has confirmed is on no page and in no file", async ({ page }) => {
  test.skip(money.estimate.status === "confirmed", "the owner has confirmed it");
  const files: string[] = [];
  page.on("response", async (response) => {
    if (/\.(js|html)$|\/services$/.test(response.url())) files.push(await response.text());
  });
  await page.goto("/services", { waitUntil: "networkidle" });
  expect(files.length).toBeGreaterThan(2);
  for (const text of files) expect(text).not.toContain(money.estimate.heading);
});

test("an empty list of prices leaves no trace", async ({ page }) => {
  test.skip(money.prices.items.length > 0, "the owner has entered prices");
  await page.goto("/services");
  await expect(page.getByText(money.prices.heading, { exact: true })).toHaveCount(0);
  expect(await page.getByRole("main").innerText()).not.toContain("$");
});

test("the article on the first visit leads there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/blog/first-visit");
  await page.getByRole("link", { name: "what it costs, in plain words" }).click();
  await expect(page.getByRole("heading", { name: money.heading })).toBeInViewport({
    timeout: 15_000,
  });
});
