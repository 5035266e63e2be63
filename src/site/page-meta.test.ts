import { expect, test } from "vitest";
import type { Site } from "../content/site.ts";
import { metaOf } from "./page-meta.ts";
import { trailTo } from "./trail.ts";

const name = "</script><script>";
const content = { search: { title: name, description: "" }, picture: "doctor", path: "", slug: "" };
const page = (path: string) => ({ path, folder: "", file: "", list: "pages", content });
const site = {
  get: () => ({ name: { full: "Hill Vets" } }),
  pages: [{ path: "/team" }],
  titleOf: () => "Team",
  origin: "https://clinic.example",
} as unknown as Site;

test("a string in structured data cannot end its script element", () => {
  const { structuredData = "" } = metaOf(site, page("/about"), [{ name, path: "/about" }]);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData)["@graph"][0].itemListElement[0]).toMatchObject({ name });
});

test("a trail names the page above, if there is one", () => {
  const names = (path: string) => trailTo(site, page(path)).map((one) => one.name);
  expect(names("/team/jobs")).toEqual(["Home", "Team", name]);
  expect(names("/careers/jobs")).toEqual(["Home", name]);
});
