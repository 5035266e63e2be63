import type { CheerioAPI } from "cheerio";

/** What a page tells machines of the only thing of a type. @throws {Error} if it is not the only one */
export function nodeOf($: CheerioAPI, type: string): Record<string, unknown> {
  const graph: Record<string, unknown>[] = JSON.parse($("[type='application/ld+json']").text())[
    "@graph"
  ];
  const [node, ...others] = graph.filter((one) => [one["@type"]].flat().includes(type));
  if (node === undefined || others.length > 0) throw new Error(`not one ${type}`);
  return node;
}
