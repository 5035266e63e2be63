import { expect, test } from "vitest";
import { articleDay } from "../../src/content/schemas/articles.ts";
import { site } from "../site.ts";
import { builtPage, hrefsIn } from "./built-html.ts";

/* The blog and its articles as they are built. */

test("articles: newest first", () => {
  const listed = hrefsIn(builtPage("/blog"), "main").filter((href) => href.startsWith("/blog/"));
  const newestFirst = site.articles.toSorted(
    (a, b) => Date.parse(articleDay(b)) - Date.parse(articleDay(a)),
  );
  expect(listed).toEqual(newestFirst.map(({ path }) => path));
});

test("an article links to its services, and a service to its articles", () => {
  const relatedOn = (path: string) => hrefsIn(builtPage(path), '[aria-labelledby="related"]');
  for (const { path, services } of site.articles) {
    const links = services.map((slug) => `/services/${slug}`);
    expect(relatedOn(path)).toEqual(expect.arrayContaining(links));
  }
  for (const service of site.services) {
    const guides = relatedOn(service.path).filter((href) => href.startsWith("/blog/"));
    const naming = site.articles.filter(({ services }) => services.includes(service.slug));
    expect(guides).toHaveLength(Math.min(3, naming.length));
    expect(naming.map(({ path }) => path)).toEqual(expect.arrayContaining(guides));
  }
});
