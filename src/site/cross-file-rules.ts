import type { Problem } from "../content/problems.ts";
import { everyPagesParts, partsOf } from "./routes.ts";
import type { ReadContent } from "./site.ts";

/** Checks across files, besides the names that choices.ts looks up. */
export function findCrossFileProblems(content: ReadContent): Problem[] {
  return [
    ...serviceProblems(content),
    ...unlisted(content, "services", "service"),
    ...unlisted(content, "areas", "area"),
    ...linkProblems(content),
    ...partProblems(content),
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

/** A link, and the page that it is on, if that matters. */
type PlacedLink = Pick<Problem, "file" | "line" | "field"> & { href: string; from?: string };

/** Links in prose and in fields; choices.ts looks up fields with the path of a page alone. */
function listLinks(content: ReadContent): PlacedLink[] {
  const services = content.pages.find(({ path }) => path === "/services");
  const noticed: { page: string; part?: string }[] = Object(services?.content).noticed?.items ?? [];
  return [
    ...withText(content).flatMap(({ file, path, outline }) =>
      outline.links.map((link) => ({ file, field: "", from: path, ...link })),
    ),
    ...(content.questions ?? []).flatMap(({ link }, index) => {
      const field = `${index}.link.path`;
      return link === undefined ? [] : { file: "content/questions.yaml", field, href: link.path };
    }),
    ...noticed.flatMap(({ page, part }, index) => {
      const field = `noticed.items.${index}.part`;
      if (part === undefined || !isPage(content, page)) return [];
      return { file: `${services?.file}`, field, href: `${page}#${part}` };
    }),
  ];
}

/** Links to pages of this site, or parts of them, that do not exist. */
function* linkProblems(content: ReadContent): Generator<Problem> {
  const site = "https://site.invalid";
  for (const { href, from = "/", ...place } of listLinks(content)) {
    const url = URL.parse(href, site + from);
    if (url?.origin !== site) continue;
    const { pathname, hash } = url;
    const route = content.routes.find(({ path }) => path === pathname);
    if (route === undefined) {
      const message = `the link to ${href} leads nowhere`;
      if (!isMoved(content, pathname)) yield { ...place, message, expected: addressOfPage };
      continue;
    }
    // What cannot be read has been reported already.
    const ids = partsOf(content, route)?.map(({ id }) => id);
    const leadsTo = (id: string) => new URL(`#${id}`, site).hash === hash;
    if (hash === "" || ids === undefined || [...everyPagesParts, ...ids].some(leadsTo)) continue;
    const message = `${pathname} has no part ${hash}`;
    const known = ids.map((id) => `#${id}`).join(", ");
    const expected = known === "" ? "the address without #" : `one of ${known}`;
    yield { ...place, message, expected };
  }
}

/** Two parts of a page with one id: links would lead to the first of them only. */
function* partProblems(content: ReadContent): Generator<Problem> {
  const expected = "other words here, or another name of the file: the address is made of them";
  for (const route of content.routes) {
    const known = new Set(everyPagesParts);
    for (const { id, file, ...place } of partsOf(content, route) ?? []) {
      const message = `${route.path}#${id} is the address of another part, too`;
      if (known.has(id) && file !== undefined) yield { file, ...place, message, expected };
      known.add(id);
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
