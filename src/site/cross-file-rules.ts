import type { Problem } from "../content/problems.ts";
import { sharedFiles } from "../content/schemas/index.ts";
import { siteOrigin } from "../policies/site-origin.ts";
import { everyPagesAnchors, type RouteTable } from "./route-table.ts";
import type { OwnPage, ReadContent } from "./site.ts";

/** Checks across files, besides the names that choices.ts looks up. */
export function findCrossFileProblems(content: ReadContent, routes: RouteTable): Problem[] {
  return [
    ...serviceProblems(content),
    ...besideProblems(content),
    ...linkProblems(content, routes),
    ...anchorProblems(content, routes),
    ...duplicateProblems(content),
    ...addressProblems(content),
    ...redirectProblems(content),
  ];
}

const addressOfPage =
  "the address of a page of this site; if the page has moved or was deleted, content/redirects.yaml can lead its old address to another";

const isPage = ({ routes }: ReadContent, path: string) =>
  routes.some((route) => route.path === path);

const redirects = (content: ReadContent) => content.get(sharedFiles.redirects) ?? [];

/** Of a list that cannot be read, which is reported already, nobody knows. */
const isMoved = ({ get }: ReadContent, path: string) =>
  get(sharedFiles.redirects)?.some(({ from }) => from === path) ?? true;

/** A service page lays out its first three parts separately: what it is, why, what to expect. */
function* serviceProblems(content: ReadContent): Generator<Problem> {
  for (const { file, outline } of withText(content)) {
    const { length } = outline.headings;
    if (length >= 3 || !file.startsWith("content/services/")) continue;
    const message = `the text has ${length} of the three parts that its page needs`;
    const expected = "a Heading 2 for each: what it is, why it matters, what to expect";
    yield { file, field: "", message, expected };
  }
}

/** A picture beside a heading that its text does not have. */
function* besideProblems({ services, articles }: ReadContent): Generator<Problem> {
  for (const { file, outline, beside } of [...services, ...articles]) {
    const { length } = outline.headings;
    for (const [index, { part }] of beside.entries()) {
      if (part <= length) continue;
      const message = `the text has no Heading 2 number ${part}`;
      const expected = length === 0 ? "no such picture" : `a number from 1 to ${length}`;
      yield { file, field: `beside.${index}.part`, message, expected };
    }
  }
}

/** The files of all pages. */
const listFiles = (content: ReadContent): OwnPage[] =>
  [content.services, content.articles, content.areas, content.legal, content.pages].flat();

/** Those that have a Markdown body. */
const withText = (content: ReadContent) =>
  listFiles(content).flatMap(({ outline, ...page }) => (outline ? [{ ...page, outline }] : []));

/** A link, and the page that it is on, if that matters. */
type PlacedLink = Pick<Problem, "file" | "line" | "field"> & { href: string; from?: string };

/** Links in prose and in fields; choices.ts looks up fields with the path of a page alone. */
const listLinks = (content: ReadContent, routes: RouteTable): PlacedLink[] => [
  ...withText(content).flatMap(({ file, path, outline }) =>
    outline.links.map((link) => ({ file, field: "", from: path, ...link })),
  ),
  ...routes.fieldLinks(content),
];

/** Links to pages of this site, or parts of them, that do not exist; with its domain or without. */
function* linkProblems(content: ReadContent, routes: RouteTable): Generator<Problem> {
  const site = siteOrigin();
  const hostOf = ({ host }: URL) => host.replace(/^www\./, "");
  for (const { href, from = "/", ...place } of listLinks(content, routes)) {
    const url = URL.parse(href, site + from);
    if (url === null || hostOf(url) !== hostOf(new URL(site))) continue;
    const { pathname, hash } = url;
    const route = content.routes.find(({ path }) => path === pathname);
    if (route === undefined) {
      const message = `the link to ${href} leads nowhere`;
      if (!isMoved(content, pathname)) yield { ...place, message, expected: addressOfPage };
      continue;
    }
    // What cannot be read has been reported already.
    const ids = routes.anchorsOf(content, route)?.map(({ id }) => id);
    const leadsTo = (id: string) => new URL(`#${id}`, site).hash === hash;
    if (hash === "" || ids === undefined || [...everyPagesAnchors, ...ids].some(leadsTo)) continue;
    const message = `${pathname} has no part ${hash}`;
    const known = ids.map((id) => `#${id}`).join(", ");
    const expected = known === "" ? "the address without #" : `one of ${known}`;
    yield { ...place, message, expected };
  }
}

/** Two parts of a page with one id: links would lead to the first of them only. */
function* anchorProblems(content: ReadContent, routes: RouteTable): Generator<Problem> {
  const expected = "other words here, or another name of the file: the address is made of them";
  for (const route of content.routes) {
    const known = new Set(everyPagesAnchors);
    for (const { id, file = route.file, ...place } of routes.anchorsOf(content, route) ?? []) {
      const message = `${route.path}#${id} is the address of another part, too`;
      if (known.has(id)) yield { file, ...place, message, expected };
      known.add(id);
    }
  }
}

/** What tells pages apart, in menus and in search results, must be unique. */
function* duplicateProblems(content: ReadContent): Generator<Problem> {
  const expected = "a value that no other page has";
  const values: Record<string, { file: string; value: string | undefined }[]> = {
    name: content.areas.map(({ file, name }) => ({ file, value: name })),
    title: withText(content).map(({ file, title }) => ({ file, value: title })),
    "search.title": listFiles(content).map(({ file, search }) => ({
      file,
      value: search.title,
    })),
  };
  for (const [field, list] of Object.entries(values)) {
    const files = new Map<string | undefined, string>();
    for (const { file, value } of list) {
      const first = files.get(value);
      if (first === undefined) files.set(value, file);
      else yield { file, field, message: `“${value}” is also used in ${first}`, expected };
    }
  }
}

/** Two files for one address: the page of the first could not be built. */
function* addressProblems(content: ReadContent): Generator<Problem> {
  const files = new Map<string, string>();
  const all = [...content.fallbackRoutes, ...content.routes];
  // It is an entry that has to give way, not a page with a file of its own.
  for (const route of all.sort((a, b) => (a.slug ?? "").localeCompare(b.slug ?? ""))) {
    // A host answers for a folder with the index in it.
    const address = route.path.replace(/\/index$/, "") || "/";
    const { file } = route;
    const first = files.get(address);
    const message = `its name makes it a page at ${address}, where ${first} is already`;
    const expected = "another name of this file, because its address is made of it";
    if (first === undefined) files.set(address, file);
    else yield { file, field: "", message, expected };
  }
}

/** An old address must not be that of a page, or nobody could open the page; it leads to one page. */
function* redirectProblems(content: ReadContent): Generator<Problem> {
  const known = new Set<string>();
  for (const [index, { from, to }] of redirects(content).entries()) {
    if (isMoved(content, to) && !isPage(content, to)) {
      const message = `“${to}” is an old address, too`;
      const expected = "the page to which that one leads";
      yield { file: "content/redirects.yaml", field: `${index}.to`, message, expected };
    }
    const place = { file: "content/redirects.yaml", field: `${index}.from` };
    if (isPage(content, from)) {
      const message = `there is a page at “${from}”`;
      yield { ...place, message, expected: "an address that no page has" };
    } else if (known.has(from)) {
      yield { ...place, message: `is “${from}”`, expected: "an address that no other entry has" };
    }
    known.add(from);
  }
}
