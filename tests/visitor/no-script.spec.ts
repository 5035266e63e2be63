import { expect, kinds, site, standIns, test } from "../base-test.ts";
import { dropdowns } from "../specification.ts";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every dropdown opens", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    for (const [name, entries] of Object.entries(dropdowns)) {
      await page.getByRole("button", { name: `${name}: show pages` }).click();
      await expect(page.locator(":popover-open").getByRole("link")).toHaveCount(entries.length);
    }
    await page.locator(":popover-open").getByRole("link", { name: "Greer" }).click();
    await expect(page).toHaveURL("/service-areas/greer");
  });

  test("the phone menu and its groups open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#menu").getByText("About Us", { exact: true }).click();
    await page.locator("#menu").getByRole("link", { name: "Why Choose Us" }).click();
    await expect(page).toHaveURL("/why-choose-us");
  });

  test("nothing is offered that would not work", async ({ page }) => {
    let count = 0;
    for (const path of kinds.filter((kind) => !standIns.includes(kind))) {
      await page.goto(path);
      const controls = page.locator("main :is(.scripted, button:not([type=submit], :disabled))");
      count += await controls.count();
      await expect(controls.filter({ visible: true }), path).toHaveCount(0);
    }
    expect(count).toBeGreaterThan(3);
  });

  test("the blog shows all posts, whatever the address asks for", async ({ page }) => {
    await page.goto("/blog?category=Senior%20Care");
    await expect(page.getByRole("main").locator('a[href^="/blog/"]')).toHaveCount(
      site.articles.length,
    );
  });

  test("the story form says that it needs JavaScript, and keeps what was typed to itself", async ({
    page,
  }) => {
    await page.goto("/testimonials");
    await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
    await page.getByLabel("Your Name").fill("A visitor");
    await page.getByLabel("Your Experience").fill("A secret");
    await page.getByRole("button", { name: "Share Your Story" }).click();
    await expect(page).toHaveURL("/testimonials");
    await expect(page.getByLabel("Your Experience")).toHaveValue("A secret");
  });
});
