import { expect, test } from "vitest";
import type { Site } from "../content/site.ts";
import { metaOf } from "./page-meta.ts";
import { trailTo } from "./trail.ts";

const site = {
  clinic: { name: { full: "Hill Vets" } },
  pages: [{ path: "/team" }],
  titleOf: () => "Team",
  origin: "https://clinic.example",
  sharePicture: () => ({ src: "/assets/dental.png", width: 1200, height: 630, alt: "A dog" }),
} as unknown as Site;

test("a string in structured data cannot end its script element", () => {
  const name = "</script><script>";
  const content = { search: { title: name, description: "" }, picture: "dental" };
  const trail = [{ name, path: "/about" }];
  const { structuredData = "" } = metaOf(site, { path: "/about" }, content, trail);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData)["@graph"][0].itemListElement[0]).toMatchObject({ name });
});

test("a trail names the page above, if there is one", () => {
  const content = { search: { title: "Jobs", description: "" }, picture: "dental" };
  const names = (path: string) => trailTo(site, path, content).map(({ name }) => name);
  expect(names("/team/jobs")).toEqual(["Home", "Team", "Jobs"]);
  expect(names("/careers/jobs")).toEqual(["Home", "Jobs"]);
});
