import { expect, holdApp, test, translate } from "../browser.ts";
import { phone } from "./clinic.ts";

/* What somebody else changes before React starts, and what fails: what then remains of the page. */

const blog = /assets\/content-blog-/;
test.use({ expected: { console: [/Failed to /, /TypeError: /, /error #418/], failures: [blog] } });

test("what others have changed, and what fails", async ({ page }) => {
  await test.step("a form that somebody else has changed keeps what was typed", async () => {
    const release = await holdApp(page);
    await page.goto("/testimonials");
    await page.locator("main textarea").fill("Pim");
    await page.locator("main form").evaluate((form) => form.prepend(document.createElement("b")));
    release();
    await expect(page.locator("main form > b"), "React renders it anew").toHaveCount(0);
    await expect(page.locator("main textarea")).toHaveValue("Pim");
  });

  await test.step("a translated page stays as it is", async () => {
    const release = await holdApp(page);
    await page.goto("/about");
    await translate(page.locator("h1"));
    release();
    await expect(page.locator("html")).toHaveAttribute("data-translated");
    await expect(page.locator("h1 > font")).toHaveCount(1);
  });

  await test.step("if the code of a page or of a document fails, the phone number stays", async () => {
    for (const [head, title] of [
      ['{ title: "", meta: [] }', "This page didn’t load"],
      ["undefined", "Blog"],
    ] as const) {
      const body = `export const content = undefined, Body = undefined, head = ${head};`;
      await page.route(blog, (route) => route.fulfill({ contentType: "text/javascript", body }));
      const failure = page.waitForEvent("console", (message) => message.type() === "error");
      await page.goto("/blog");
      await failure;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("banner")).toContainText(phone);
    }
  });
});
