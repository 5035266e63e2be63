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
    ...duplicateProblems(content),
    ...redirectProblems(content),
  ];
}

const addressOfPage =
  "the address of a page of this site; if the page has moved or was deleted, content/redirects.yaml can lead its old address to another";

const isPage = ({ routes }: ReadContent, path: string) =>
  routes.some((route) => route.path === path);

const isMoved = ({ redirects = [] }: ReadContent, path: string) =>
  redirects.some(({ from }) => from === path);

/** An entry that its list in content/navigation.yaml leaves out. */
function* unlisted(content: ReadContent, list: "services" | "areas", noun: string) {
  for (const { file, slug, path } of content[list]) {
    if (isPage(content, path)) continue;
    const expected = `“${slug}” in the list ${list} of content/navigation.yaml`;
    yield { file, field: "", message: `this ${noun} has no page`, expected };
  }
}

/** A service page lays out its first three parts separately: what it is, why, what to expect. */
function* serviceProblems(content: ReadContent): Generator<Problem> {
  for (const { file, outline } of content.services) {
    const { length } = outline.headings;
    if (length >= 3) continue;
    const message = `the text has ${length} of the three parts that its page needs`;
    const expected = "a Heading 2 for each: what it is, why it matters, what to expect";
    yield { file, field: "", message, expected };
  }
}

/** All entries that have a Markdown body. */
const withText = ({ services, articles, areas, legal }: ReadContent) =>
  [services, articles, areas, legal].flat();

/** Links in prose that match no page. */
function* linkProblems(content: ReadContent): Generator<Problem> {
  for (const { file, outline } of withText(content)) {
    for (const { href, line } of outline.links) {
      if (!href.startsWith("/")) continue;
      const { pathname } = new URL(href, "https://example.org");
      if (isPage(content, pathname) || isMoved(content, pathname)) continue;
      const message = `the link to ${href} leads nowhere`;
      yield { file, line, field: "", message, expected: addressOfPage };
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
      const message = `this site has no page ${page}`;
      yield { file, field, message, expected: addressOfPage };
    } else if (part !== undefined && !ids.includes(part)) {
      const none = "the address without #, since this page has no text with headings";
      const expected = ids.length === 0 ? none : `one of ${ids.map((id) => `#${id}`).join(", ")}`;
      yield { file, field, message: `the text of ${page} has no heading “${part}”`, expected };
    }
  }
}

/** What tells pages apart, in menus and in search results, must be unique. */
function* duplicateProblems(content: ReadContent): Generator<Problem> {
  const expected = "a value that no other page has";
  const texts = withText(content);
  const pages = content.pages.map(({ file, content }) => ({ file, meta: content.meta }));
  const values: Record<string, { file: string; value: string }[]> = {
    name: content.areas.map(({ file, name }) => ({ file, value: name })),
    title: texts.map(({ file, title }) => ({ file, value: title })),
    "meta.title": [...texts, ...pages].map(({ file, meta }) => ({ file, value: meta.title })),
  };
  for (const [field, list] of Object.entries(values)) {
    const files = new Map<string, string>();
    for (const { file, value } of list) {
      const first = files.get(value);
      if (first === undefined) files.set(value, file);
      else yield { file, field, message: `“${value}” is also used in ${first}`, expected };
    }
  }
}

/** An old address must not be that of a page, or nobody could open the page. */
function* redirectProblems(content: ReadContent): Generator<Problem> {
  for (const [index, { from }] of (content.redirects ?? []).entries()) {
    const page = from.replace(/(?:\/|\.html)$/, "");
    if (!isPage(content, page)) continue;
    const message = `there is a page at “${page}”`;
    const expected = "an address that no page has";
    yield { file: "content/redirects.yaml", field: `${index}.from`, message, expected };
  }
}
