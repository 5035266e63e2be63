import type { Problem } from "./problems.ts";
import type { ReadContent } from "./site.ts";

/** Checks across files, besides the names that choices.ts looks up. */
export function findCrossFileProblems(content: ReadContent): Problem[] {
  return [
    ...serviceProblems(content),
    ...unlisted(content, "services", "service"),
    ...unlisted(content, "areas", "area"),
    ...linkProblems(content),
    ...questionProblems(content),
    ...claimProblems(content),
    ...duplicateProblems(content),
  ];
}

const isPage = ({ routes }: ReadContent, path: string) =>
  routes.some((route) => route.path === path);

/** An entry that its list in content/navigation.yaml leaves out. */
function* unlisted(content: ReadContent, list: "services" | "areas", noun: string) {
  for (const { file, slug, path } of content[list]) {
    if (isPage(content, path)) continue;
    const expected = `“${slug}” in the list ${list} of content/navigation.yaml`;
    yield { file, field: "", message: `this ${noun} has no page`, expected };
  }
}

const inQuotes = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
const serviceHeadings = inQuotes(["What It Is", "Why It Matters", "What to Expect"]);

function* serviceProblems(content: ReadContent): Generator<Problem> {
  for (const service of content.services) {
    const { file, slug, provides, outline } = service;
    // Pet Surgery has three features, every other service four (specification §2).
    const features = slug === "surgery" ? 3 : 4;
    if (provides.length !== features) {
      const message = `has ${provides.length} items`;
      yield { file, field: "provides", message, expected: `exactly ${features} items` };
    }
    const headings = inQuotes(outline.headings.map(({ text }) => text));
    if (headings !== serviceHeadings) {
      const message = `the headings with ## are ${headings || "missing"}`;
      yield { file, field: "", message, expected: `exactly ${serviceHeadings}, in this order` };
    }
  }
}

/** All entries that have a Markdown body. */
const withText = ({ services, articles, areas, legal }: ReadContent) => [
  ...services,
  ...articles,
  ...areas,
  ...legal,
];

/** Links in prose that match no page. */
function* linkProblems(content: ReadContent): Generator<Problem> {
  for (const { file, outline } of withText(content)) {
    for (const { href, line } of outline.links) {
      if (!href.startsWith("/")) continue;
      if (isPage(content, new URL(href, "https://example.org").pathname)) continue;
      const message = `the link to ${href} leads nowhere`;
      yield { file, line, field: "", message, expected: "the address of a page of this site" };
    }
  }
}

/** Links in questions must lead to a page, or to a heading in its text. */
function* questionProblems(content: ReadContent): Generator<Problem> {
  const file = "content/questions.yaml";
  for (const [index, { link }] of (content.questions ?? []).entries()) {
    if (link === undefined) continue;
    const field = `${index}.link.path`;
    const [page = "", part] = link.path.split("#");
    const entry = withText(content).find(({ path }) => path === page);
    const route = content.routes.find(({ path }) => path === page);
    // An unreadable file has been reported already.
    if (entry === undefined && route?.slug !== undefined) continue;
    const ids = entry?.outline.headings.map(({ id }) => id) ?? [];
    if (route === undefined) {
      const message = `“${page}” is no page of this site`;
      yield { file, field, message, expected: "the address of a page of this site" };
    } else if (part !== undefined && !ids.includes(part)) {
      const expected =
        ids.length === 0
          ? "the address without #, since this page has no text with headings"
          : `one of ${ids.map((id) => `#${id}`).join(", ")}`;
      yield { file, field, message: `the text of ${page} has no heading “${part}”`, expected };
    }
  }
}

/** A claim must name existing files, or the owner could not find its words. */
function* claimProblems(content: ReadContent): Generator<Problem> {
  const file = "content/claims.yaml";
  const expected = "the file whose words make the claim, such as content/services/imaging.mdx";
  for (const [index, { where }] of (content.claims ?? []).entries()) {
    for (const [position, name] of where.entries()) {
      if (content.exists(name)) continue;
      const message = `there is no file “${name}”`;
      yield { file, field: `${index}.where.${position}`, message, expected };
    }
  }
}

/** What tells pages apart, in menus and in search results, must be unique. */
function* duplicateProblems(content: ReadContent): Generator<Problem> {
  const expected = "a value that no other file has";
  const texts = withText(content);
  const pages = [...texts, ...content.pages];
  const values: Record<string, { file: string; value: string }[]> = {
    name: content.areas.map(({ file, name }) => ({ file, value: name })),
    title: texts.map(({ file, title }) => ({ file, value: title })),
    lead: texts.map(({ file, lead }) => ({ file, value: lead })),
    "meta.title": pages.map(({ file, meta }) => ({ file, value: meta.title })),
    "meta.description": pages.map(({ file, meta }) => ({ file, value: meta.description })),
  };
  for (const [field, list] of Object.entries(values)) {
    const files = new Map<string, string>();
    for (const { file, value } of list) {
      const first = files.get(value);
      if (first === undefined) files.set(value, file);
      else yield { file, field, message: `“${value}” stands in ${first}, too`, expected };
    }
  }
}
