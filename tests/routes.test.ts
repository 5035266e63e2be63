import { expect, test } from "vitest";
import { loadSite } from "../app/content-model/site.ts";
import { listRoutes, notFoundPath } from "../app/routes/routes.ts";
import { paths } from "./specification.ts";

test("the routes of the site hold the 31 of the specification, each once", () => {
  const found = loadSite().routes.map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining([...paths]));
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain(notFoundPath);
});

test("services and articles that show more have a module of their own", () => {
  const named = (path: string) => loadSite().routes.find((route) => route.path === path)?.name;
  expect(named("/services/vaccinations")).toBe("service-by-age");
  expect(named("/services/senior-care")).toBe("service-by-age");
  expect(named("/services/dental")).toBe("service");
  expect(named("/blog/first-visit")).toBe("first-visit");
});

test("a new article, service or area has its address without a change of code", () => {
  const routes = listRoutes({ services: ["acupuncture"], articles: ["ticks"], areas: ["mauldin"] });
  expect(routes).toContainEqual({
    path: "/services/acupuncture",
    name: "service",
    slug: "acupuncture",
  });
  expect(routes).toContainEqual({ path: "/blog/ticks", name: "article", slug: "ticks" });
  expect(routes).toContainEqual({ path: "/service-areas/mauldin", name: "area", slug: "mauldin" });
});
