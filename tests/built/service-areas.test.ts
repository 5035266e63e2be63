import { expect, test } from "vitest";
import { labels, site } from "../site.ts";
import { builtPage, hrefsIn, textOf } from "./built-html.ts";

/* The pages of towns as they are built. */

test("towns: nearest first; each page has its own link and its services", () => {
  const towns = site.areas.map(({ path }) => path);
  const listed = hrefsIn(builtPage("/service-areas"), "main").filter((href) =>
    towns.includes(href),
  );
  const minutes = ({ distance }: { distance: string }) => Number.parseInt(distance, 10) || 0;
  const nearestFirst = site.areas.toSorted((a, b) => minutes(a) - minutes(b));
  expect(listed).toEqual(nearestFirst.map(({ path }) => path));
  for (const area of site.areas) {
    const { path, link, idea } = area;
    const services = idea.kind === "window" ? idea.services : [];
    const $ = builtPage(path);
    const hrefs = hrefsIn($, "main");
    const pages = [link.path, ...services.map((slug) => `/services/${slug}`)];
    expect(hrefs, path).toEqual(expect.arrayContaining(pages));
    if (idea.kind === "quote" && idea.quote?.sample) {
      expect(textOf($("main figure"))).toContain(labels.sampleReview);
    }
  }
});
