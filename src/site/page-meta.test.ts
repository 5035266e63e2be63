import { expect, test } from "vitest";
import { metaOf } from "./page-meta.ts";
import type { Site } from "./site.ts";

const brand = "Hill Vets";
const site = {
  clinic: { name: { full: brand } },
  origin: "https://clinic.example",
  sharePicture: () => ({ src: "/assets/dental.png", width: 1200, height: 630, alt: "A dog" }),
} as unknown as Site;

function metaWith(title: string) {
  const content = { search: { title, description: "" }, picture: "dental" };
  return metaOf(site, { path: "/about" }, content, [{ name: title, path: "/about" }]);
}

test("the brand is added to a title that does not have it", () => {
  const titles = ["Dental care", `${brand}: dental care`].map((title) => metaWith(title).title);
  expect(titles).toEqual([`Dental care | ${brand}`, `${brand}: dental care`]);
});

test("a string in structured data cannot end its script element", () => {
  const name = "</script><script>";
  const { structuredData = "" } = metaWith(name);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData)["@graph"][0].itemListElement[0]).toMatchObject({ name });
});
