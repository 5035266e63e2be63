import { expect, openHydrated, site, test } from "../base-test.ts";
import { dropdowns, paths } from "../specification.ts";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  // A handful of pages a test: the contexts cost more than the pages.
  for (let first = 0; first < paths.length; first += 8) {
    const some = paths.slice(first, first + 8);
    test(`${some.join(", ")} read whole`, async ({ page, browser, baseURL }) => {
      test.setTimeout(60_000);
      const scripted = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: true });
      await scripted.route(/google\.com/, (route) => route.fulfill({ body: "" }));
      for (const path of some) {
        await page.goto(path);
        const without = await page.getByRole("main").innerText();
        await openHydrated(scripted, path);
        // Controls that need script are absent without it, and nobody misses their labels; only a
        // browser knows whether the clinic is open now.
        await scripted
          .locator("main :is(.scripted, .share, .opening-hours-line)")
          .evaluateAll((parts) => parts.map((part) => part.remove()));
        const withScript = await scripted.getByRole("main").innerText();
        // What stands there only without script (the form's note) is no loss.
        for (const line of withScript.split("\n")) expect(without, path).toContain(line);
      }
      await scripted.close();
    });
  }

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
