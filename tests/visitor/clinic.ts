import { expect, type Page } from "@playwright/test";

/* What the tests know by heart of the clinic in tests/clinic. */

export const name = "Blue Ridge Foothills Animal Clinic & Wellness Center";
export const phone = "(864) 834-4200";
export const tel = "tel:+18648344200";
export const booking = "https://booking.clinic-of-the-tests.com";
export const emergency = "/services/emergency";

/** An hour at which the clinic is open, and no notice is due. */
export const noon = new Date("2026-11-20T12:00:00-05:00");

/** The headings of its pages. */
export const titles = {
  "/": "A small-town vet with a big soft spot",
  "/about": "About Our Practice",
  "/services": "Services",
  "/services/wellness-exams": "Wellness Exams",
  "/services/surgery": "Pet Surgery",
  "/services/microchips": "Microchips and Registration for Cats and Dogs",
  "/services/emergency": "Emergency Visits",
  "/why-choose-us": "Why Choose Us",
  "/testimonials": "Testimonials",
  "/blog": "Blog",
  "/blog/first-visit": "First visit",
  "/blog/ticks-by-month": "Ticks, month by month",
  "/contact": "Contact",
  "/service-areas": "Service Areas",
  "/service-areas/taylors": "Your veterinarian near Taylors",
  "/sitemap": "Site Map",
  "/privacy-policy": "Privacy Policy",
  "/offline": "You’re offline",
};
export type Path = keyof typeof titles;

/** The footer, which every page has, and a link of it. */
export const footerLink = (page: Page, linkName: string) =>
  page.getByRole("contentinfo").getByRole("link", { name: linkName, exact: true });

export const expectTitle = (page: Page, path: Path) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[path]);

/** Expects the page of a path, by its address and its heading. */
export async function expectPage(page: Page, path: Path): Promise<void> {
  await expect(page).toHaveURL(path);
  await expectTitle(page, path);
}
