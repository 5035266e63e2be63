import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content-model/load-site.ts";
import { siteOrigin } from "../../app/policies/site-origin.ts";
import { articleThing } from "../../app/policies/structured-data.ts";
import { builtHtml, builtPage } from "./built-html.ts";

/* Each page's structured data, against schema.org's vocabulary and what search engines ask for. */

type Node = Record<string, unknown>;

const site = loadSite();
const origin = siteOrigin();

function graphOf(path: string): Node[] {
  const $ = builtPage(path);
  const scripts = $('script[type="application/ld+json"]');
  expect(scripts, path).toHaveLength(1);
  const data = JSON.parse(scripts.text());
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const paths = site.routes.map(({ path }) => path);
const graphs = new Map(site.routes.map(({ path }) => [path, graphOf(path)]));

/** Nodes of a type, wherever in a page's graph. */
function all(path: string, type: string): Node[] {
  return nodesIn(graphs.get(path)).filter((node) => typesOf(node).includes(type));
}

function one(path: string, type: string): Node {
  const found = (graphs.get(path) ?? []).filter((node) => typesOf(node).includes(type));
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

function typesOf(node: Node): string[] {
  return [node["@type"] ?? []].flat().map(String);
}

/** Every object at any depth. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

/* The vocabulary: one statement per line, <subject> <predicate> <object> <graph> . */
const types = new Set<string>();
const parents = new Map<string, string[]>();
const domains = new Map<string, string[]>();
const ranges = new Map<string, string[]>();
const source = createRequire(import.meta.url).resolve("@vocabulary/schema/schema.nq");
const statement =
  /^<https?:\/\/schema\.org\/(\w+)> <[^>]*[/#](type|subClassOf|domainIncludes|rangeIncludes)> <[^>]*[/#](\w+)>/;
for (const line of readFileSync(source, "utf8").split("\n")) {
  const [, subject, predicate, object] = statement.exec(line) ?? [];
  if (subject === undefined || object === undefined) continue;
  if (predicate === "type" && object === "Class") types.add(subject);
  const list = { subClassOf: parents, domainIncludes: domains, rangeIncludes: ranges }[
    predicate as "subClassOf"
  ];
  list?.set(subject, [...(list.get(subject) ?? []), object]);
}

function withAncestors(type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap(withAncestors)];
}

/** How a node violates the vocabulary; empty if it does not. */
function faultsOf(node: Node): string[] {
  const own = typesOf(node);
  const known = own.flatMap(withAncestors);
  return [
    ...own.filter((type) => !types.has(type)).map((type) => `there is no type ${type}`),
    ...Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith("@")) return [];
      if (own.length === 0) return [`${name} stands on a thing without a type`];
      const domain = domains.get(name);
      if (domain === undefined) return [`there is no property ${name}`];
      if (!domain.some((type) => known.includes(type))) {
        return [`${name} does not belong to ${own.join(" and ")}`];
      }
      return [value].flat().flatMap((item) => {
        if (typeof item !== "object" || item === null) return [];
        const given = typesOf(item as Node);
        const fits = given.flatMap(withAncestors).some((type) => ranges.get(name)?.includes(type));
        return given.length === 0 || fits ? [] : [`${name} may not be ${given.join(" and ")}`];
      });
    }),
  ];
}

test("types exist, and properties belong to them", () => {
  expect(types.size).toBeGreaterThan(700);
  for (const [path, graph] of graphs) {
    expect(nodesIn(graph).flatMap(faultsOf), path).toEqual([]);
  }
});

test("every reference leads to a thing that the page, or its home page, describes", () => {
  const described = new Set(
    [...graphs.values()].flat().flatMap((node) => (node["@type"] ? [String(node["@id"])] : [])),
  );
  for (const [path, graph] of graphs) {
    const own = graph.map((node) => String(node["@id"]));
    expect(new Set(own).size, path).toBe(own.length);
    for (const id of own) expect(id, path).toMatch(new RegExp(`^${origin}/`));
    for (const node of nodesIn(graph).filter((node) => Object.keys(node).join() === "@id")) {
      expect(described, `${path}: ${node["@id"]}`).toContain(node["@id"]);
    }
  }
});

test("each page has the site, itself, its picture, the clinic, and the way to it", () => {
  for (const path of paths) {
    expect(one(path, "WebSite").name).toBe(site.clinic.name.full);
    expect(one(path, "VeterinaryCare")).toMatchObject({
      "@id": `${origin}/#clinic`,
      "@type": ["VeterinaryCare", "LocalBusiness"],
      name: site.clinic.name.full,
      telephone: site.clinic.phone.dial,
    });
    const page = graphs.get(path)?.find((node) => node["@id"] === `${origin}${path}#page`);
    expect(page, path).toMatchObject({
      url: `${origin}${path}`,
      isPartOf: { "@id": `${origin}/#website` },
      primaryImageOfPage: { "@type": "ImageObject" },
    });
    if (path === "/") continue;
    const trail = one(path, "BreadcrumbList").itemListElement as Node[];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail.map(({ item }) => item)).toEqual(
      // Home, each folder on the way that is a page, the page.
      ["/", ...path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"))]
        .filter((place) => place !== "")
        .map((place) => `${origin}${place}`),
    );
    for (const { name } of trail) expect(name).toBeTruthy();
  }
});

test("home, about and contact know the clinic whole", () => {
  const { latitude, longitude } = site.clinic.coordinates;
  for (const path of ["/", "/about", "/contact"]) {
    const clinic = one(path, "VeterinaryCare");
    const { street, city, region, postalCode } = site.clinic.address;
    expect(clinic).toMatchObject({
      address: {
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
      },
      priceRange: site.clinic.priceRange.value,
      geo: { latitude, longitude },
      foundingDate: site.clinic.stats.founded.value,
      email: site.clinic.email,
    });
    expect(clinic.openingHoursSpecification).toBeTruthy();
    expect(clinic.hasMap).toMatch(/^https:/);
    expect(clinic.areaServed).toHaveLength(site.areas.length);
    const catalog = clinic.hasOfferCatalog as { itemListElement: { itemOffered: Node }[] };
    expect(catalog.itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual(
      expect.arrayContaining(site.services.map(({ title }) => title)),
    );
  }
  expect(one("/about", "AboutPage")).toBeTruthy();
  expect(one("/contact", "ContactPage")).toBeTruthy();
});

test("a service is a Service of the clinic, and its questions stand on its page", () => {
  for (const { path, title } of site.services) {
    expect(one(path, "Service")).toMatchObject({
      name: title,
      provider: { "@id": `${origin}/#clinic` },
    });
    const questions = all(path, "Question");
    expect(questions.length, path).toBeGreaterThan(1);
    for (const { name, acceptedAnswer } of questions) {
      expect(builtPage(path)("main").text()).toContain(name);
      expect((acceptedAnswer as Node).text).toBeTruthy();
    }
  }
});

test("a page is marked as an FAQ page if it has questions, and only then", () => {
  for (const path of paths) {
    expect(all(path, "FAQPage").length > 0, path).toBe(
      builtPage(path)("main #questions").length > 0,
    );
  }
});

test("an article has what a rich result of an article needs", () => {
  for (const { slug, title, date, outline } of site.articles) {
    const path = `/blog/${slug}`;
    const article = one(path, "BlogPosting");
    expect(article).toMatchObject({
      headline: title,
      datePublished: date,
      author: { "@id": `${origin}/#clinic` },
      publisher: { "@id": `${origin}/#clinic` },
      isPartOf: { "@id": `${origin}/blog#blog` },
    });
    expect(title.length).toBeLessThanOrEqual(110);
    expect(article.wordCount).toBe(outline.words);
    expect((article.image as Node).url).toMatch(/\.png$/);
  }
  expect(one("/blog", "Blog").blogPost).toHaveLength(site.articles.length);
  const [article] = site.articles;
  if (article === undefined) throw new Error("There is no article.");
  const revised = { ...article, date: "2024-06-15", updated: "2025-01-02" };
  expect(articleThing(revised, "/a.png")).toMatchObject({
    datePublished: "2024-06-15",
    dateModified: "2025-01-02",
  });
});

test("no page tells search engines of a review or a rating", () => {
  const names = [...graphs.values()].flatMap((graph) =>
    nodesIn(graph).flatMap((node) => [...Object.keys(node), ...typesOf(node)]),
  );
  expect(names.length).toBeGreaterThan(1000);
  expect(names.join(" ")).not.toMatch(/review|rating/i);
  for (const path of paths) {
    const html = builtHtml(path);
    expect(html, path).not.toMatch(/itemprop=/);
  }
});
