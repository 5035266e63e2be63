import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { outputs } from "../../tools/outputs.ts";

test("no page tells search engines of a review or a rating", () => {
  const pages = readdirSync(outputs.site, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => ({ name, html: readFileSync(path.join(outputs.site, name), "utf8") }));
  expect(pages.length).toBeGreaterThan(31);
  const blocks = pages.flatMap(({ html }) => [
    ...html.matchAll(/application\/ld\+json">([\s\S]*?)<\/script>/g),
  ]);
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, json = ""] of blocks) {
    expect(namesIn(JSON.parse(json)).join(" ")).not.toMatch(/review|rating/i);
  }
  for (const { name, html } of pages) {
    expect(html, name).not.toMatch(/itemprop="(review|aggregateRating)"/);
  }
});

/** Every field name and every type in structured data, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(key === "@type" ? [inner].flat().map(String) : []),
    ...namesIn(inner),
  ]);
}
