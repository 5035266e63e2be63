import { expect, footerLink, holdApp, openHydrated, test, titleOf } from "../base-test.ts";

test.describe("a story told", () => {
  test.use({ expected: { console: [/^log: Testimonial submitted:/] } });

  test("is logged, thanked for and cleared, and nothing leaves the browser", async ({ page }) => {
    await openHydrated(page, "/testimonials");
    // The page's last picture loads as it nears the window: load it before counting requests.
    const last = page.locator(".closing-call img");
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const story = { name: "Ada", location: "Greer", petName: "Pim", story: "Two lines\nof text" };
    await page.getByLabel("Your Name").fill(story.name);
    await page.getByLabel(/Location/).fill(story.location);
    await page.getByLabel(/Pet’s Name/).fill(story.petName);
    await page.getByLabel("Your Experience").fill(story.story);
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    const thanked = page.waitForEvent("dialog");
    const click = page.getByRole("button", { name: "Share Your Story" }).click();
    const thanks = await thanked;
    expect(`${thanks.type()}: ${thanks.message()}`).toBe(
      "alert: Thank you for sharing your story! We appreciate your feedback.",
    );
    await thanks.accept();
    await click;
    expect(await (await logged).args()[1]?.jsonValue()).toEqual(story);
    await expect(page.getByLabel("Your Name")).toHaveValue("");
    for (const label of [/Location/, /Pet’s Name/, "Your Experience"]) {
      await expect(page.getByLabel(label)).toHaveValue("");
    }
    expect(requests).toEqual([]);
    await expect(page).toHaveURL("/testimonials");
  });
});

test("a story half told is there again after a link and Back", async ({ page }) => {
  await openHydrated(page, "/testimonials");
  await page.getByLabel("Your Name").fill("Ada");
  await page.getByLabel("Your Experience").fill("Two lines\nof text");
  await footerLink(page, "Blog").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/blog"));
  await page.evaluate(() => navigation.back().finished);
  await expect(page.getByLabel("Your Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Your Experience")).toHaveValue("Two lines\nof text");
});

test("an empty form is held back by the browser's own check", async ({ page }) => {
  await openHydrated(page, "/testimonials");
  await page.getByRole("button", { name: "Share Your Story" }).click();
  await expect(page.getByLabel("Your Name")).toBeFocused();
  expect(
    await page
      .getByLabel("Your Name")
      .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);
});

test.describe("a story sent before the script has come", () => {
  test.use({ expected: { console: [/^log: Testimonial submitted:/] } });

  test("is thanked for when it has", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto("/testimonials");
    await page.getByLabel("Your Name").fill("Ada");
    await page.getByLabel("Your Experience").fill("Fine");
    await page.getByRole("button", { name: "Share Your Story" }).click();
    const thanked = page.waitForEvent("dialog");
    release();
    await (await thanked).accept();
    await expect(page.getByLabel("Your Name")).toHaveValue("");
  });
});
