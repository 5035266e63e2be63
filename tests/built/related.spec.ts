import { expect, test } from "@playwright/test";
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

const pairs = site.articles.flatMap(({ slug, services }) =>
  services.map((service) => [`/blog/${slug}`, `/services/${service}`] as const),
);

test("each service of an article leads back to the article, and the other way round", () => {
  expect(pairs.length).toBeGreaterThan(site.articles.length);
  for (const [article, service] of pairs) {
    expect(relatedOn(article)).toContain(service);
    expect(relatedOn(service)).toContain(article);
  }
  const back = site.services.flatMap(({ link }) =>
    relatedOn(link).filter((href) => href.startsWith("/blog/")),
  );
  expect(back).toHaveLength(pairs.length);
});

test("no service is without an article", () => {
  for (const { link } of site.services) expect(relatedOn(link).join(), link).toContain("/blog/");
});

test("an article says when it was reviewed where somebody has, and nothing elsewhere", () => {
  for (const { slug, reviewed } of site.articles) {
    const html = builtHtml(`/blog/${slug}`);
    expect(html.includes(site.labels.lastReviewed), slug).toBe(reviewed !== undefined);
  }
});
