import type { Page } from "@playwright/test";
import { expect, hold, openHydrated, test } from "../support/browser.ts";

/* tests/specification checks what is required, the alert, the log, and that nothing is sent. */

const story = {
  "Your Name": "Ada",
  "Your Location (optional)": "Greer",
  "Pet’s Name (optional)": "Pim",
  "Your Experience": "Two lines\nof text",
};
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Share Your Story" });

async function fillAndSend(page: Page): Promise<void> {
  for (const [label, words] of Object.entries(story)) await field(page, label).fill(words);
  await submit(page).click();
}

/** The live region with the thanks. */
const thanksIn = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Thank you for sharing your story!" });

test.use({ expected: /^log: Testimonial submitted:/ });
test.beforeEach(({ page }) => page.on("dialog", (dialog) => dialog.accept()));

test("a field says what to write, and what is missing until it is typed", async ({ page }) => {
  await openHydrated(page, "/testimonials");
  const town = field(page, "Your Location (optional)");
  await expect(town).toHaveAttribute("autocomplete", "address-level2");
  await expect(field(page, "Your Name")).toHaveAttribute("autocomplete", "name");
  await submit(page).click();
  const said = page.getByRole("alert");
  await expect(said).toHaveText([/./, /./]);
  await expect(field(page, "Your Name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Your Experience")).toHaveAccessibleDescription(/^What went.+\? ./);
  await field(page, "Your Name").fill("Ada");
  await expect(said).toHaveText(["", /./]);
});

test("a story is thanked for, and its words stay, to read and for an email", async ({ page }) => {
  await openHydrated(page, "/testimonials");
  await fillAndSend(page);
  const said = thanksIn(page);
  await expect(said).toContainText("Your story is ready.");
  await expect(said).toContainText(story["Your Experience"]);
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport({ ratio: 1 });
  const email = said.getByRole("link", { name: "Email it to us" });
  const { protocol, pathname, searchParams } = new URL((await email.getAttribute("href")) ?? "");
  expect(protocol + pathname).toBe("mailto:hello@clinic-of-the-tests.com");
  for (const value of ["Ada", "Greer", "Pim", "Two lines\r\nof text", "You may / may not"])
    expect(searchParams.get("body")).toContain(value);
  const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(kept, "keeps nothing").toBe(0);
});

test("a story that is sent before the script loads is thanked for", async ({ page }) => {
  const release = await hold(page, "hydrate");
  await page.goto("/testimonials");
  await fillAndSend(page);
  release();
  await expect(thanksIn(page)).toBeFocused();
});
