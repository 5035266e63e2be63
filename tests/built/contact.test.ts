import { expect, test } from "vitest";
import { clinic, contactWords, site } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* The parts of the contact page, as they were built. */

const $ = builtPage("/contact");
const { ask, access } = contactWords;
const ways = [`tel:${clinic.phone.dial}`, `sms:${clinic.text.dial}`, `mailto:${clinic.email}`];

/** Addresses of links, by their names. */
function linksIn(selector: string): Map<string, string> {
  return new Map(
    $(selector)
      .find("a")
      .toArray()
      .map((link) => [$(link).text().replace(/\s+/g, " ").trim(), $(link).attr("href") ?? ""]),
  );
}

test("texts and mails open with the points to fill in, below the call for emergencies", () => {
  const links = linksIn(".contact-ask");
  expect(links.values().next().value).toBe(ways[0]);
  expect($(".contact-ask").text()).toContain(ask.emergency.split("{")[0]);
  expect(ask.requests.length).toBeGreaterThan(2);
  for (const { name, opening, subject, lines } of ask.requests) {
    const sms = links.get(`${ask.textButton} (${name})`) ?? "";
    expect(sms).toMatch(new RegExp(`^sms:\\${clinic.text.dial}\\?&body=[\\w.%!~*'()-]+$`));
    // As Android reads it: decoded, cut at ? and &, and decoded again.
    const [, fields = ""] = decodeURIComponent(sms).split("?");
    const body = fields.split("&").find((field) => field.startsWith("body="));
    const read = decodeURIComponent((body ?? "").slice("body=".length));
    expect(read.split("\n")).toEqual([opening, "", ...lines.map((line) => `${line}: `)]);

    const mail = new URL(links.get(`${ask.emailButton} (${name})`) ?? "");
    expect(mail.href).not.toContain("+");
    expect(mail.pathname).toBe(clinic.email);
    expect(mail.searchParams.get("subject")).toBe(subject);
    expect(mail.searchParams.get("body")).toBe(read.replaceAll("\n", "\r\n"));
  }
});

test("arriving: a place for each text that the owner has given, and no other", () => {
  const { labels, heading, townLink, ...slots } = site.arriving;
  const text = $("main").text();
  const filled = Object.entries(labels).filter(
    ([slot]) => slots[slot as keyof typeof labels].text !== undefined,
  );
  const headings = $("main :is(h3, dt)")
    .map((_, element) => $(element).text())
    .get();
  expect(Object.values(labels).filter((label) => headings.includes(label))).toEqual(
    filled.map(([, label]) => label),
  );
  expect(text.includes(heading)).toBe(filled.length > 0);
  for (const { slug } of site.areas) {
    const page = builtPage(`/service-areas/${slug}`);
    expect(page("main").text().includes(townLink), slug).toBe(filled.length > 0);
  }
});

test("access: other ways to reach us, and no claim to more than was tested", () => {
  const part = $('main [aria-labelledby="access"]');
  expect(part.text()).toContain(access.heading);
  expect([...linksIn('main [aria-labelledby="access"]').values()]).toEqual(
    expect.arrayContaining(ways),
  );
  expect(part.text()).not.toMatch(/WCAG|ADA\b|compl(y|ian)|conform|fully|certified/i);
});
