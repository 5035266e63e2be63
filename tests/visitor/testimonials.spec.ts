import type { Page } from "@playwright/test";
import { route } from "../../src/routes/testimonials/route.ts";
import { acceptDialog, expect, holdApp, openHydrated, site, test } from "../base-test.ts";

const { form } = site.contentOf(route.file);
const story = { name: "Ada", location: "Greer", petName: "Pim", story: "Two lines\nof text" };
/** What a visitor types, by the labels of the fields. */
const typed = [
  [form.nameLabel, story.name],
  [`${form.locationLabel} (${form.optional})`, story.location],
  [`${form.petNameLabel} (${form.optional})`, story.petName],
  [form.storyLabel, story.story],
] as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillAndSend(page: Page): Promise<void> {
  for (const [label, value] of typed) await field(page, label).fill(value);
  await page.getByRole("button", { name: form.submit }).click();
}

/** The live region with the thanks. */
const thanksIn = (page: Page) => page.getByRole("status").filter({ hasText: form.thanks });

test.describe("a story, which is sent nowhere,", () => {
  test.use({ expected: { console: [/^log: Testimonial submitted:/] } });

  test("is thanked for, and its words stay, to read and for an email", async ({ page }) => {
    await openHydrated(page, "/testimonials");
    const thanked = acceptDialog(page);
    await fillAndSend(page);
    await thanked;
    const said = thanksIn(page);
    await expect(said).toContainText(form.notSent);
    await expect(said).toContainText(story.story);
    await expect(said).toBeFocused();
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL("/testimonials");
    const email = said.getByRole("link", { name: form.emailButton });
    const { protocol, pathname, searchParams } = new URL((await email.getAttribute("href")) ?? "");
    expect(protocol + pathname).toBe(`mailto:${site.clinic.email}`);
    for (const value of [...Object.values(story), form.permission]) {
      expect(searchParams.get("body")).toContain(value.replace("\n", "\r\n"));
    }
  });

  test("before the script loads, gets its thank-you afterwards", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto("/testimonials");
    await fillAndSend(page);
    const thanked = acceptDialog(page);
    release();
    await thanked;
    await expect(thanksIn(page)).toBeFocused();
  });
});

test("the name and the story are required, and what is missing is said below", {
  tag: "@facts",
}, async ({ page }) => {
  await openHydrated(page, "/testimonials");
  for (const [label, hint] of [
    [form.nameLabel, ""],
    [form.storyLabel, form.storyHint],
  ] as const) {
    const missing = field(page, label);
    await page.getByRole("button", { name: form.submit }).click();
    await expect(missing).toBeFocused();
    const message = await missing.evaluate((input: HTMLInputElement) => input.validationMessage);
    await expect(missing).toHaveAccessibleDescription(`${hint} ${message}`.trim());
    await expect(missing).toHaveAttribute("aria-invalid", "true");
    await missing.fill("Ada");
    await expect(missing).toHaveAttribute("aria-invalid", "false");
    await expect(missing).toHaveAccessibleDescription(hint);
  }
});
