import { expect, type Page } from "@playwright/test";
import { builtPage, clinicSite } from "../support/built.ts";

/* What tests expect of the clinic in tests/clinic, said once. */

export const name = "Blue Ridge Foothills Animal Clinic & Wellness Center";
export const phone = "(864) 834-4200";
export const tel = "tel:+18648344200";
export const booking = "https://booking.clinic-of-the-tests.com";
export const emergency = "/services/emergency";

/** An hour at which the clinic is open, and no notice is due. */
export const noon = new Date("2026-11-20T12:00:00-05:00");
/** An hour at which the clinic is closed. */
export const night = new Date("2026-11-20T02:00:00-05:00");

/** A link of the footer, which every page has. */
export const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

export const expectTitle = (page: Page, path: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(
    builtPage(path, clinicSite)("h1").text(),
  );

/** Expects the page of a path, by its address and its heading. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expectTitle(page, path);
}
