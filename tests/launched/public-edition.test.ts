import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { outputs } from "../../plugins/output.ts";
import { findPlaceholders } from "../../src/content/placeholders.ts";
import { formatMonth } from "../../src/formatting/dates.ts";
import { fill } from "../../src/formatting/fill.ts";
import { route as home } from "../../src/routes/home/route.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { route as testimonials } from "../../src/routes/testimonials/route.ts";
import { clinic, emergency, expect, fallbacks, paths, site, test } from "../base-test.ts";
import { builtHtml, builtPage } from "../built/built-html.ts";
import { publicBuild } from "./launched-site.ts";

/* What the public gets, read whole: of content that is settled but for some samples. */

const everyPage = [...paths, ...fallbacks];
/** What has not been settled yet. */
const unsettled = loadSite(path.resolve(import.meta.dirname, "../../content")).clinic;

/** Pages, scripts, feeds, contacts: the files of text that have any of these words. */
function filesWith(words: readonly string[]): string[] {
  const files = globSync("**/*.{html,js,json,txt,vcf,xml,webmanifest}", { cwd: outputs.site });
  return files.sort().flatMap((file) => {
    const text = readFileSync(path.join(outputs.site, file), "utf8");
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
}

test("no page, script or feed has a placeholder", () => {
  const { phone, sms, fax, email, booking, name } = unsettled;
  const numbers = [phone, sms, fax].flatMap((one) => Object.values(one ?? {}));
  expect(filesWith([...numbers, email, booking?.url ?? email, name.full])).toEqual([]);
  for (const page of everyPage) {
    const $ = load(builtHtml(page));
    $("script, style").remove();
    expect(findPlaceholders($("body").text()), page).toEqual([]);
    for (const { attribs } of $("a").toArray()) {
      expect(findPlaceholders(attribs.href ?? ""), page).toEqual([]);
    }
  }
  expect(filesWith([clinic.phone.display])).not.toEqual([]);
});

test("no page, script or feed has a sample, and no page a word about samples or previews", () => {
  const local = loadSite();
  const quotes = local.areas.flatMap(({ idea }) =>
    idea.kind === "quote" && idea.quote?.sample ? [idea.quote.text] : [],
  );
  const reviews = local.testimonials.filter(({ sample }) => sample).map(({ text }) => text);
  expect(reviews).toHaveLength(1);
  const samples = [...quotes, ...reviews];
  expect(filesWith(samples)).toEqual([]);
  const { samples: onHome } = site.contentOf(home.file).testimonials;
  const { sampleNote, noReviews } = site.contentOf(testimonials.file);
  const { sampleReview, preview } = site.labels;
  const words = [onHome.heading, onHome.text, sampleNote, noReviews, sampleReview, preview];
  const said = filesWith(words).filter((place) => /\.html: /.test(place));
  expect(said).toEqual([]);
});

test("no page, script or feed names who is not confirmed; search engines get all others", () => {
  const raw = parse(readFileSync("content/team.yaml", "utf8")) as {
    name: string;
    status: string;
  }[];
  const hidden = raw.filter(({ status }) => status === "unconfirmed").map(({ name }) => name);
  expect(hidden).toHaveLength(1);
  expect(filesWith(hidden)).toEqual([]);
  const graph = JSON.parse(builtPage("/")('script[type="application/ld+json"]').text())["@graph"];
  const employees = site.team.map(({ name, role }) => ({ name, jobTitle: role }));
  expect(graph).toContainEqual(
    expect.objectContaining({ employee: employees.map((one) => expect.objectContaining(one)) }),
  );
});

test("a review has as many stars as it gives", async ({ page }) => {
  for (const path of ["/", "/testimonials"]) {
    await page.goto(path);
    for (const { rating, text } of site.testimonials.slice(0, 3)) {
      const review = page.locator("main figure").filter({ hasText: text.slice(0, 20) });
      const name = fill(site.labels.rating, { stars: rating });
      const { width = 0, height = 1 } =
        (await review.getByRole("img", { name }).boundingBox()) ?? {};
      expect(width / height, path).toBeCloseTo(rating, 1);
    }
  }
});

test("search engines may list every page, at its public address", () => {
  for (const page of paths) {
    const $ = builtPage(page);
    expect($('meta[name="robots"]').attr("content"), page).toBe("index, follow");
    expect($('link[rel="canonical"]').attr("href")).toBe(publicBuild.SITE_ORIGIN + page);
  }
  const hidden = everyPage.filter((page) => /noindex/.test(builtHtml(page)));
  expect(hidden).toEqual(fallbacks);
  expect(readFileSync(`${outputs.site}/_headers`, "utf8")).not.toContain("noindex");
});

test("the emergency page says who signed the signs, and when; every page knows the hospital", () => {
  const { approved = "", approvedBy = "" } = site.signs;
  const said = builtPage(emergency.path)("main").text().replace(/\s+/g, " ");
  const label = fill(site.labels.lastReviewed, { name: approvedBy });
  expect(said).toContain(`${label} ${formatMonth(approved.slice(0, 7))}.`);
});
