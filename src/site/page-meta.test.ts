import { expect, test } from "vitest";
import type { Site } from "../content/site.ts";
import { metaOf } from "./page-meta.ts";

const name = "</script><script>";
const content = { search: { title: name, description: "" }, picture: "doctor" };
const page = { path: "/about", group: "", content };
const clinic = { name: { full: "Hill Vets" } };
const site = { get: () => clinic, origin: "https://clinic.example" } as unknown as Site;

test("a string in structured data cannot end its script element", () => {
  const { structuredData = "" } = metaOf(site, page, [{ name, path: "/about" }]);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData)["@graph"][0].itemListElement[0]).toMatchObject({ name });
});
