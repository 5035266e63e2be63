import type { CheerioAPI } from "cheerio";

/** The structured data of the one thing of a type on a page. @throws {Error} unless there is exactly one */
export function nodeOf($: CheerioAPI, type: string): Record<string, unknown> {
  const { "@graph": graph } = JSON.parse($("[type='application/ld+json']").text());
  const isOfType = (node: Record<string, unknown>) => [node["@type"]].flat().includes(type);
  const [node, ...others] = graph.filter(isOfType);
  if (node === undefined || others.length > 0) throw new Error(`not one ${type}`);
  return node;
}
