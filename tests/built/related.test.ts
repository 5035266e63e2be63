import { expect, test } from "vitest";
import { isEmergency } from "../../app/content-model/collections.ts";
import { loadSite } from "../../app/prerender/load-site.ts";
import { builtHtml, builtPage } from "./built-html.ts";

/* Services and articles lead to each other, as they were built. */

const site = loadSite();

/** Addresses that the last part of a page leads to. */
function relatedOn(path: string): string[] {
  const $ = builtPage(path);
  return $('main [aria-labelledby="related"] a')
    .map((_, link) => $(link).attr("href"))
    .get();
}

const [emergency] = site.services.filter(isEmergency);
const pairs = site.articles.flatMap(({ slug, services }) =>
  services.map((service) => [`/blog/${slug}`, `/services/${service}`] as const),
);
const pairsBack = pairs.filter(([, service]) => service !== emergency?.link);

test("each service of an article leads back to the article, and the other way round", () => {
  expect(pairs.length).toBeGreaterThan(site.articles.length);
  for (const [article, service] of pairs) expect(relatedOn(article)).toContain(service);
  for (const [article, service] of pairsBack) expect(relatedOn(service)).toContain(article);
  const back = site.services.flatMap(({ link }) =>
    relatedOn(link).filter((href) => href.startsWith("/blog/")),
  );
  expect(back).toHaveLength(pairsBack.length);
});

test("beside services, an article says that it is a guide", () => {
  for (const [article, service] of pairsBack) {
    const card = builtPage(service)(`main a[href="${article}"]`).closest(".one-link");
    expect(card.text(), service).toContain(site.labels.servicePages.guide);
  }
});

test("no service is without an article, but the emergency page leads nowhere else", () => {
  for (const { link } of site.services) {
    expect(relatedOn(link).join().includes("/blog/"), link).toBe(link !== emergency?.link);
  }
});

test("an article says when it was reviewed where somebody has, and nothing elsewhere", () => {
  for (const { slug, reviewed } of site.articles) {
    const html = builtHtml(`/blog/${slug}`);
    expect(html.includes(site.labels.lastReviewed), slug).toBe(reviewed !== undefined);
  }
});
