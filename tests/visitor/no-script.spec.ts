import { fill } from "../../src/formatting/fill.ts";
import { route as testimonials } from "../../src/routes/testimonials/route.ts";
import { expect, expectPage, kinds, site, test } from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";

test.use({ javaScriptEnabled: false });

const { form } = site.contentOf(testimonials.file);
const { header } = site.navigation;

test("every dropdown opens, and its pages can be chosen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  for (const { name } of header.filter(({ dropdown }) => dropdown !== undefined)) {
    const button = fill(site.labels.showPages, { page: name });
    await page.getByLabel(button, { exact: true }).click();
    await expect(page.locator("header details[open]").getByRole("link")).not.toHaveCount(0);
  }
  const link = page.locator("header details[open]").getByRole("link").last();
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expectPage(page, path);
});

test("the phone menu and its groups open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
  await page.locator("#menu summary").first().click();
  const link = page.locator("#menu details[open]").getByRole("link").last();
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expectPage(page, path);
});

test("nothing is offered that would not work, and there is no gap", async ({ page }) => {
  const offers = "main :is(.scripted, button:not([type=submit], :disabled))";
  const pages = kinds.filter((path) => builtPage(path)(offers).length > 0);
  expect(pages.length).toBeGreaterThan(3);
  for (const path of pages) {
    await page.goto(path);
    const controls = page.locator(offers);
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
    const heights = await page
      .locator("main .scripted")
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(0, ...heights), path).toBe(0);
  }
});

test("the blog has no filter, whose addresses would show all posts", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('button[name="category"]').filter({ visible: true })).toHaveCount(0);
});

test("the story form says what it needs, and keeps what was typed", async ({ page }) => {
  await page.goto("/testimonials");
  await expect(page.getByText(new RegExp(form.noScript.slice(0, 20)))).toBeVisible();
  await page.getByLabel(form.nameLabel, { exact: true }).fill("A visitor");
  await page.getByLabel(form.storyLabel, { exact: true }).fill("A secret");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page).toHaveURL("/testimonials");
  await expect(page.getByLabel(form.storyLabel, { exact: true })).toHaveValue("A secret");
});
