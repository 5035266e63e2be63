import { expect, test } from "vitest";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { articleHead } from "../../src/routes/article/route.ts";
import { articleNode } from "../../src/site/structured-data/article-node.ts";
import { paths, site } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* Each page's structured data, against what search engines require. */

type Node = Record<string, unknown>;

const origin = siteOrigin();
const clinicId = `${origin}/#clinic`;
const graphs = new Map(paths.map((path) => [path, graphOf(path)]));

function graphOf(path: string): Node[] {
  const scripts = builtPage(path)('script[type="application/ld+json"]');
  expect(scripts, path).toHaveLength(1);
  return JSON.parse(scripts.text())["@graph"];
}

const typesOf = (node: Node) => [node["@type"] ?? []].flat().map(String);

/** The node of a type, of which a page's graph has one. */
function one(path: string, type: string): Node {
  const found = graphs.get(path)?.filter((node) => typesOf(node).includes(type)) ?? [];
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] as Node;
}

/** Every object at any depth. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

test("every reference leads to a node of the site", () => {
  const nodes = nodesIn([...graphs.values()]);
  const described = new Set(nodes.filter((node) => "@type" in node).map((node) => node["@id"]));
  expect(described).toContain(clinicId);
  const references = nodes.filter((node) => "@id" in node && !("@type" in node));
  expect(references).toContainEqual({ "@id": clinicId });
  expect(references.filter((node) => !described.has(node["@id"]))).toEqual([]);
});

test.each(paths)("%s has the site, itself, its picture, the clinic, and the way to it", (path) => {
  expect(one(path, "WebSite").name).toBe(site.clinic.name.full);
  expect(one(path, "VeterinaryCare").telephone).toBe(site.clinic.phone.dial);
  const page = graphs.get(path)?.find((node) => node["@id"] === `${origin}${path}#page`) ?? {};
  expect(page).toMatchObject({
    url: origin + path,
    primaryImageOfPage: { "@type": "ImageObject" },
  });
  const asksQuestions = builtPage(path)("main #questions").length > 0;
  expect(typesOf(page).includes("FAQPage")).toBe(asksQuestions);
  if (path === "/") return;
  const trail = one(path, "BreadcrumbList").itemListElement as Node[];
  const folders = path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
  expect(trail.map(({ position, item }) => [position, item])).toEqual(
    ["/", ...folders.slice(1)].map((place, index) => [index + 1, origin + place]),
  );
});

test("about and contact describe all of the clinic, as home does", () => {
  const clinic = one("/", "VeterinaryCare");
  expect(clinic).toMatchObject({
    foundingDate: site.clinic.stats.founded.value,
    email: site.clinic.email,
  });
  for (const path of ["/about", "/contact"]) expect(one(path, "VeterinaryCare")).toEqual(clinic);
});

test("a service is offered by the clinic, and an article published by it, and edited later", () => {
  for (const { path, title } of site.listedServices) {
    const provider = { "@id": clinicId };
    expect(one(path, "Service")).toMatchObject({ name: title, provider });
  }
  for (const article of site.articles) {
    const { path, title, date, outline } = article;
    const published = date === undefined ? {} : { datePublished: date };
    expect(one(path, "BlogPosting")).toMatchObject({
      headline: title,
      ...published,
      wordCount: outline.wordCount,
      publisher: { "@id": clinicId },
    });
    const edited = { ...article, updated: "2031-01-02" };
    const dates = { ...published, dateModified: edited.updated };
    expect(articleNode(edited, "", site)).toMatchObject(dates);
    expect(articleHead(site, edited).article?.modified).toBe(edited.updated);
  }
});

test("no page gives search engines a review or a rating", () => {
  const nodes = nodesIn([...graphs.values()]);
  const names = nodes.flatMap((node) => [...Object.keys(node), ...typesOf(node)]);
  expect(names).toContain("VeterinaryCare");
  expect(names.join(" ")).not.toMatch(/review|rating/i);
});
