import { expect, test } from "vitest";
import { loadSite } from "../routes/load-site.ts";
import { routes } from "../routes/routes.ts";

const site = loadSite("tests/clinic");

test.each(site.routes)("the component of $path gets nothing that only machines read", (route) => {
  const { content } = routes.loadPageData(site, route);
  const ofMachines = [
    "search",
    "approved",
    "file",
    "slug",
    "path",
    "outline",
    "readTime",
    "decide",
  ];
  expect(Object.keys(content)).not.toEqual([]);
  expect(Object.keys(content).filter((name) => ofMachines.includes(name))).toEqual([]);
});
