import { expect, test } from "vitest";
import { clinic, contactContent, emergency, labels, site } from "../site.ts";
import { builtPage, hrefsIn, textOf } from "./built-html.ts";

/* Home, contact and testimonials as they are built. */

test("home leads to emergencies, all services, the first visit and its cost", () => {
  const ways = [emergency.path, "/services", "/blog/first-visit", "/services#cost"];
  expect(hrefsIn(builtPage("/"), "main")).toEqual(expect.arrayContaining(ways));
});

test("testimonials: a label on every sample, and on no other", () => {
  const figures = builtPage("/testimonials")("main figure");
  const labeled = site.testimonials.map((_, index) =>
    textOf(figures.eq(index)).includes(labels.sampleReview),
  );
  expect(labeled).toEqual(site.testimonials.map(({ sample }) => sample));
});

test("contact: a button calls, and another writes an email with a subject", () => {
  const [call, email] = hrefsIn(builtPage("/contact"), "main .buttons");
  expect(call).toBe(`tel:${clinic.phone.dial}`);
  const { subject } = contactContent.email;
  expect(email).toBe(`mailto:${clinic.email}?subject=${encodeURIComponent(subject)}`);
});
