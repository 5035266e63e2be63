import { expect, test } from "vitest";
import { type Article, isEmergency } from "../../app/content-model/collections.ts";
import { loadSite } from "../../app/content-model/load-site.ts";
import { builtHtml, builtPage } from "./built-html.ts";

/* Services and articles link to each other, in the built pages. */

const site = loadSite();

/** Addresses that the last part of a page leads to. */
function relatedOn(path: string): string[] {
  const $ = builtPage(path);
  return $('main [aria-labelledby="related"] a')
    .map((_, link) => $(link).attr("href"))
    .get();
}

test("an article leads to its services, and each of them to up to three of its articles", () => {
  for (const { path, services } of site.articles) {
    const links = services.map((service) => `/services/${service}`);
    expect(relatedOn(path)).toEqual(expect.arrayContaining(links));
  }
  for (const service of site.services) {
    const { slug, path } = service;
    const place = ({ services }: Article) => services.indexOf(slug);
    const naming = site.articles.filter((article) => place(article) >= 0);
    const closest = naming.sort((a, b) => place(a) - place(b)).slice(0, 3);
    // In an emergency, nobody is led to other pages.
    const shown = isEmergency(service) ? [] : closest.map((article) => article.path);
    expect(relatedOn(path).filter((href) => href.startsWith("/blog/"))).toEqual(shown);
    const $ = builtPage(path);
    for (const article of shown) {
      const card = $(`main a[href="${article}"]`).closest(".one-link");
      expect(card.text(), path).toContain(site.labels.servicePages.guide);
    }
  }
});

test("an article says when it was reviewed where somebody has, and nothing elsewhere", () => {
  for (const { slug, reviewed } of site.articles) {
    const html = builtHtml(`/blog/${slug}`);
    expect(html.includes(site.labels.lastReviewed), slug).toBe(reviewed !== undefined);
  }
});
