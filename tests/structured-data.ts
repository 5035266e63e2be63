import type { CheerioAPI } from "cheerio";

/** What a page tells machines of the only thing of a type. @throws {Error} if it is not the only one */
export function nodeOf($: CheerioAPI, type: string): Record<string, unknown> {
  const { "@graph": graph } = JSON.parse($("[type='application/ld+json']").text());
  const isOfType = (node: Record<string, unknown>) => [node["@type"]].flat().includes(type);
  const [node, ...others] = graph.filter(isOfType);
  if (node === undefined || others.length > 0) throw new Error(`not one ${type}`);
  return node;
}
