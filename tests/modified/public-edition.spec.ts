import { existsSync, globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { load } from "cheerio";
import { htmlFile } from "../../plugins/output.ts";
import { findPlaceholders } from "../../src/content/placeholders.ts";
import { formatDate } from "../../src/formatting/dates.ts";
import { route as home } from "../../src/routes/home/route.ts";
import { route as testimonials } from "../../src/routes/testimonials/route.ts";
import { emergency, fallbacks, paths, site } from "../base-test.ts";
import {
  doctor,
  hospital,
  modifiedSite,
  publicOrigin,
  real,
  realReview,
  signed,
  test,
} from "./modified-site.ts";

/* What the public gets, read whole: dist/site of a host, of content that is settled but for samples. */

const read = (file: string) => readFileSync(`${modifiedSite}/${file}`, "utf8");
const everyPage = [...paths, ...fallbacks];
const pageAt = (path: string) => load(read(htmlFile(path)));

/** Pages, scripts, feeds, contacts: the files of text that have any of these words. */
function filesWith(words: readonly string[]): string[] {
  const files = globSync("**/*.{html,js,json,txt,vcf,xml,webmanifest}", { cwd: modifiedSite });
  return files.sort().flatMap((file) => {
    const text = read(file);
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
}

test("no page, script or feed has a placeholder", () => {
  const { clinic } = site;
  const placeholders = [clinic.phone, clinic.text, clinic.fax].flatMap(({ display, dial }) => [
    display,
    dial,
  ]);
  const others = [clinic.email, clinic.booking.url, clinic.name.full];
  expect(filesWith([...placeholders, ...others])).toEqual([]);
  for (const path of everyPage) {
    const $ = pageAt(path);
    $("script, style").remove();
    expect(findPlaceholders($("body").text()), path).toEqual([]);
    for (const { attribs } of $("a").toArray()) {
      expect(findPlaceholders(attribs.href ?? ""), path).toEqual([]);
    }
  }
  expect(filesWith([real.phone])).not.toEqual([]);
});

test("no page, script or feed has a sample, and no page a word about samples or previews", () => {
  const { spanish } = emergency.emergencyCard;
  const quotes = site.areas.flatMap(({ idea }) =>
    idea.kind === "quote" ? (idea.quote ?? []) : [],
  );
  const samples = quotes.flatMap(({ text, sample }) => (sample ? text : []));
  const drafts = [spanish].flatMap((card) => (card?.sample ? card.signs : []));
  expect(filesWith(["Sample 1", ...samples, ...drafts])).toEqual([]);
  const { samples: onHome } = site.contentOf(home.file).testimonials;
  const { sampleNote, noReviews } = site.contentOf(testimonials.file);
  const { sampleReview, preview } = site.labels;
  const words = [onHome.heading, onHome.text, sampleNote, noReviews, sampleReview, preview];
  const said = filesWith(words).filter((place) => /\.html: /.test(place));
  expect(said).toEqual([]);
});

test("the reviews are the real one alone, with as many stars as it gives", async ({ page }) => {
  for (const path of ["/", "/testimonials"]) {
    await page.goto(path);
    await expect(page.locator("main figure blockquote")).toHaveText([realReview.text]);
    const stars = page.getByRole("img", {
      name: site.labels.rating.replace("{stars}", String(realReview.rating)),
    });
    const { width = 0, height = 1 } = (await stars.boundingBox()) ?? {};
    expect(width / height, path).toBeCloseTo(realReview.rating, 1);
  }
});

test("search engines may list every page, at its public address", () => {
  for (const path of paths) {
    const $ = pageAt(path);
    expect($('meta[name="robots"]').attr("content"), path).toBe("index, follow");
    expect($('link[rel="canonical"]').attr("href")).toBe(publicOrigin + path);
  }
  const hidden = everyPage.filter((path) => /noindex/.test(read(htmlFile(path))));
  expect(hidden).toEqual(fallbacks);
  expect(read("_headers")).not.toContain("noindex");
});

test("every address leads to a page or a file, and every # to a place", () => {
  const pages = new Map(everyPage.map((path) => [path, pageAt(path)]));
  for (const [path, $] of pages) {
    const addresses = $("a[href], link[href], img[src], script[src]")
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? "")
      .filter((address) => /^[/#]/.test(address));
    const lost = addresses.filter((address) => {
      const { pathname, hash } = new URL(address, publicOrigin + path);
      if (!pages.has(pathname)) return !existsSync(modifiedSite + pathname);
      const id = decodeURIComponent(hash.slice(1));
      return id !== "" && pages.get(pathname)?.(`[id="${id}"]`).length !== 1;
    });
    expect(lost, path).toEqual([]);
  }
});

test("search engines get all of the clinic", () => {
  const graph = JSON.parse(pageAt("/")('script[type="application/ld+json"]').text())["@graph"];
  const clinic = graph.find((node: { "@id": string }) => node["@id"] === `${publicOrigin}/#clinic`);
  expect(clinic).toMatchObject({
    name: real.name,
    telephone: "+18648344200",
    email: real.email,
    faxNumber: real.fax,
    priceRange: real.priceRange,
    geo: real.coordinates,
    employee: { name: doctor },
    address: { streetAddress: site.clinic.address.street },
  });
  for (const list of [
    "openingHoursSpecification",
    "specialOpeningHoursSpecification",
    "areaServed",
  ]) {
    expect([clinic[list]].flat(), list).not.toEqual([]);
    expect(clinic[list], list).toBeDefined();
  }
});

test("the emergency page says who signed the signs, and when; every page knows the hospital", () => {
  const said = pageAt(emergency.path)("main").text().replace(/\s+/g, " ");
  const label = site.labels.lastReviewed.replace("{name}", doctor);
  expect(said).toContain(`${label} ${formatDate(signed)}.`);
  expect(said).toContain(hospital.name);
});
