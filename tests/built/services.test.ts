import { expect, test } from "vitest";
import { labels, servicesContent, site } from "../site.ts";
import { builtPage, hrefsIn, textOf, textsOf } from "./built-html.ts";

/* The services page as it is built, and signs in texts. */

test("services: all of them come first, and a link under the title leads past them", () => {
  const { listHeading, noticed } = servicesContent;
  const $ = builtPage("/services");
  const titles = site.listedServices.map(({ title }) => title);
  const headings = textsOf($("main :is(h2, h3)"));
  expect(headings.slice(0, titles.length + 2)).toEqual([listHeading, ...titles, noticed.heading]);
  const [within] = hrefsIn($, "main div:has(> h1)").filter((href) => href.startsWith("#"));
  expect(textOf($(`main h2${within}`))).toBe(noticed.heading);
});

test("what is done first stands before the level, in lists", () => {
  const firsts = site.signs.signs.filter(({ first }) => first !== undefined);
  expect(firsts).not.toEqual([]);
  const noticed = textOf(builtPage("/services")('section[aria-labelledby="noticed"]'));
  for (const { level, first, shown } of firsts) {
    const { heading } = labels.levels[level];
    if (shown.includes("services")) expect(noticed).toContain(`${first} ${heading}`);
  }
});
