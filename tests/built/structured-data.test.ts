import { expect, test } from "vitest";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { articleNode } from "../../src/site/structured-data/article-node.ts";
import { paths, site } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* Each page's structured data. What home says of the clinic: tests/specification. */

const origin = siteOrigin();

/** The node of a type, of which a page has one. */
function one(path: string, type: string) {
  const script = builtPage(path)('script[type="application/ld+json"]').text();
  const graph: Record<string, unknown>[] = JSON.parse(script)["@graph"];
  const found = graph.filter((node) => [node["@type"]].flat().includes(type));
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

test("home describes the clinic, without a review or a rating", () => {
  const clinic = one("/", "VeterinaryCare");
  expect(clinic).toMatchObject({ name: site.clinic.name.full, telephone: site.clinic.phone.dial });
  expect(JSON.stringify(clinic)).not.toMatch(/review|rating/i);
});

test.each(paths.filter((path) => path !== "/"))("%s has the way to it", (path) => {
  const trail = one(path, "BreadcrumbList").itemListElement;
  const folders = path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
  expect(trail).toMatchObject(
    ["/", ...folders.slice(1)].map((place, index) => ({
      position: index + 1,
      item: origin + place,
    })),
  );
});

test("an article is published by the clinic, and edited later", () => {
  for (const article of site.articles) {
    const { path, title } = article;
    const publisher = { "@id": `${origin}/#clinic`, name: site.clinic.name.full };
    expect(one(path, "BlogPosting")).toMatchObject({ headline: title, publisher });
    expect(articleNode(article, site).datePublished).toBe(article.date);
    const edited = articleNode({ ...article, updated: "2031-01-02" }, site);
    expect(edited.dateModified).toBe("2031-01-02");
  }
});
