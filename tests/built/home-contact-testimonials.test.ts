import { expect, test } from "vitest";
import { clinic, contactContent, emergency, labels, site, sms } from "../site.ts";
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

test("contact: the contact file, and every request as a text and as an email", () => {
  const hrefs = hrefsIn(builtPage("/contact"), "main");
  expect(hrefs.filter((href) => href.endsWith(".vcf"))).toHaveLength(1);
  const { requests } = contactContent.ask;
  const byText = clinic.sms === undefined ? [] : [`${sms}?&body=`];
  for (const start of [...byText, `mailto:${clinic.email}?subject=`]) {
    const written = hrefs.filter((href) => href.startsWith(start)).map(decodeURIComponent);
    expect(written).toHaveLength(requests.length);
    for (const [index, { opening, lines }] of requests.entries()) {
      const missing = [opening, ...lines].filter((line) => !written[index]?.includes(line));
      expect(missing, start).toEqual([]);
    }
  }
});
