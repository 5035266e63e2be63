import { expect, test } from "vitest";
import { offlinePath } from "../../src/policies/canonical-path.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { loadShell } from "../../src/site/load-shell.ts";
import {
  booking,
  clinic,
  emergency,
  fallbacks,
  labels,
  paths,
  site,
  sms,
  tel,
  visit,
} from "../site.ts";
import { builtPage, hrefsIn, linksIn } from "./built-html.ts";

/* What holds on every page, or on several kinds, before any script runs. */

const everyPage = [...paths, ...fallbacks];

test("the site map lists every page once", () => {
  const listed = linksIn(builtPage("/sitemap"), "main").filter(({ href }) => href.startsWith("/"));
  expect(listed.map(({ href }) => href).sort()).toEqual([...paths].sort());
});

test("search engines get each page at its own address, and no fallback page", () => {
  const robots = (path: string) => builtPage(path)('meta[name="robots"]').attr("content");
  const canonical = (path: string) => builtPage(path)('link[rel="canonical"]').attr("href");
  for (const path of paths) {
    expect(canonical(path)).toBe(siteOrigin() + path);
    expect(robots(path), path).toBe("index, follow");
  }
  expect(fallbacks).not.toEqual([]);
  for (const path of fallbacks) {
    expect(canonical(path), path).toBeUndefined();
    expect(robots(path), path).toMatch(/noindex/);
  }
});

test("external links, and no others, open in a new tab without an opener, and say so", () => {
  for (const path of everyPage) {
    const $ = builtPage(path);
    const links = linksIn($);
    expect(links.map(({ href }) => href)).toContain(visit);
    for (const { name, href, target, rel } of links) {
      expect(name, `${path}: ${href}`).not.toBe("");
      const saysSo = name.endsWith(labels.opensInNewTab);
      expect({ href, target, rel, saysSo }, path).toEqual(
        href.startsWith("https:")
          ? { href, target: "_blank", rel: "noopener", saysSo: true }
          : { href, target: "", rel: "", saysSo: false },
      );
    }
  }
});

test("every call and text reaches a number of the clinic, its hospital or a poison line", () => {
  const hospitals = clinic.afterHoursHospital.chosen.map(({ phone }) => phone);
  const lines = [clinic.phone, ...hospitals, ...clinic.poisonLines];
  const known = new Set(lines.map(({ dial }) => `tel:${dial}`));
  for (const path of everyPage) {
    const links = linksIn(builtPage(path));
    const calls = links.filter(({ href }) => href.startsWith("tel:"));
    expect(calls.length, path).toBeGreaterThan(0);
    expect(calls.filter(({ href }) => !known.has(href))).toEqual([]);
    const texts = links.filter(({ href }) => href.startsWith("sms:"));
    expect(texts.filter(({ href }) => href.split("?")[0] !== sms)).toEqual([]);
    if (clinic.sms?.display === clinic.phone.display) continue;
    const named = links.filter(({ name }) => name === clinic.sms?.display);
    expect(named.filter((link) => !texts.includes(link))).toEqual([]);
  }
});

test("header and footer lead to the pages of the menus, to booking and to a call", () => {
  const $ = builtPage("/");
  const { header, quickLinks, legalLinks } = loadShell(site);
  const items = header
    .flatMap(({ dropdown = [], ...item }) => [item, ...dropdown])
    .map(({ name, path }) => ({ name, path }));
  const inNav = linksIn($, "header nav").map(({ name, href }) => ({ name, path: href }));
  expect(inNav).toEqual(expect.arrayContaining(items));
  expect(hrefsIn($, "header")).toEqual(expect.arrayContaining([tel, visit, emergency.path]));
  const inFooter = [...quickLinks, ...legalLinks].map(({ path }) => path);
  expect(hrefsIn($, "footer")).toEqual(
    expect.arrayContaining([...inFooter, tel, visit, emergency.path]),
  );
});

test.runIf(booking)("header, menu, footer and the end of home call booking by one name", () => {
  const links = linksIn(builtPage("/"), "header, footer, [aria-labelledby=closing-call]");
  const names = links.filter(({ href }) => href === booking).map(({ name }) => name);
  expect(names).toEqual(names.map(() => `${labels.bookAppointment} ${labels.opensInNewTab}`));
  expect(names).toHaveLength(4);
});

const closings = [...site.services, ...site.areas].map(({ path, closing }) => ({
  path,
  first: closing?.first ?? labels.servicePages.closing.first ?? "book",
}));

test.each(closings)("$path ends in a filled button, to $first", (closing) => {
  const $ = builtPage(closing.path);
  const all = hrefsIn($, "[aria-labelledby=closing-call] .buttons");
  const filled = $("[aria-labelledby=closing-call] .action-ink");
  const first = closing.first === "call" ? tel : visit;
  expect([all[0], filled.attr("href"), filled.length]).toEqual([first, first, 1]);
});

test("the call bar calls, texts, books and gives directions; in an emergency it calls, or says where to go", () => {
  const bar = linksIn(builtPage("/"), "body > nav").map(({ name, href }) => ({
    name: name.replace(` ${labels.opensInNewTab}`, ""),
    href,
  }));
  const directions = bar.pop();
  expect(bar).toEqual([
    { name: labels.call, href: tel },
    ...(sms ? [{ name: labels.sms, href: sms }] : []),
    ...(booking ? [{ name: labels.book, href: booking }] : []),
  ]);
  expect(directions?.name).toBe(labels.directions);
  const { searchParams } = new URL(directions?.href ?? "");
  expect(searchParams.get("destination")).toBe(clinic.address.full);
  expect(hrefsIn(builtPage(emergency.path), "body > nav")).toEqual([tel, "#after-hours"]);
});

test("the poison lines can be called from every page where somebody may look for them", () => {
  const calls = clinic.poisonLines.map(({ dial }) => `tel:${dial}`);
  for (const path of [emergency.path, ...fallbacks]) {
    const $ = builtPage(path);
    expect(hrefsIn($, "main"), path).toEqual(expect.arrayContaining(calls));
    for (const both of $(".poison-lines").toArray()) {
      expect($(both).text()).toContain(clinic.poisonLinesNote);
    }
  }
  expect(hrefsIn(builtPage(offlinePath), "main")[0], "the clinic comes first").toBe(tel);
});

test("who may be on the way gets directions to the clinic", () => {
  for (const path of ["/", "/contact", "/service-areas", ...site.areas.map((area) => area.path)]) {
    const hrefs = hrefsIn(builtPage(path), "main").filter((href) => href.includes("/maps/dir/"));
    expect(hrefs, path).not.toEqual([]);
    const destinations = hrefs.map((href) => new URL(href).searchParams.get("destination"));
    expect(new Set(destinations), path).toEqual(new Set([clinic.address.full]));
  }
});

test("a picture beside a part of a text is in that part", () => {
  for (const { path, outline, beside } of [...site.services, ...site.articles]) {
    for (const [index, { id }] of outline.headings.entries()) {
      const section = builtPage(path)(`[id="${id}"]`).closest("section");
      const src = section.find(".service-picture img, .article-picture img").attr("src");
      const own = beside.filter(({ part }) => part === index + 1);
      const expected = own.map(({ picture }) => site.picture(picture).src);
      expect([undefined, ...expected], `${path}#${id}`).toContain(src);
    }
  }
});
