import { isEmergency, type Service } from "./collections.ts";
import type { NavigationList } from "./content-files.ts";
import type { Problem } from "./problems.ts";
import type { ReadContent } from "./site.ts";

/** Checks across files: links resolve, references exist, nothing is duplicated. */
export function findCrossFileProblems(content: ReadContent): Problem[] {
  return [
    ...serviceProblems(content),
    ...articleProblems(content),
    ...areaProblems(content),
    ...navigationProblems(content),
    ...linkProblems(content),
    ...noticeProblems(content),
    ...questionProblems(content),
    ...claimProblems(content),
    ...duplicateProblems(content),
  ];
}

/** Names in a list that match nothing. */
export function unknownSlugs(
  file: string,
  field: string,
  slugs: readonly string[],
  known: readonly string[],
  noun: string,
  expected = `one of ${known.join(", ")}`,
): Problem[] {
  return slugs
    .filter((slug) => !known.includes(slug))
    .map((slug) => ({ file, field, message: `there is no ${noun} named “${slug}”`, expected }));
}

function missingIllustration(file: string, field: string, name: string, content: ReadContent) {
  const known = content.pictures.illustrationNames;
  const expected = "the name of a file in app/illustrations, without .svg";
  return unknownSlugs(file, field, [name], known, "picture", expected);
}

const isPage = ({ routes }: ReadContent, path: string) =>
  routes.some((route) => route.path === path);

/** An entry that its list in content/navigation.yaml leaves out. */
function* unlisted(content: ReadContent, list: "services" | "areas", noun: string, base: string) {
  for (const { file, slug } of content[list]) {
    if (isPage(content, `${base}/${slug}`)) continue;
    const expected = `“${slug}” in the list ${list} of content/navigation.yaml`;
    yield { file, field: "", message: `this ${noun} has no page`, expected };
  }
}

function unknownPaths(
  content: ReadContent,
  file: string,
  field: string,
  paths: readonly string[],
  line?: number,
): Problem[] {
  return paths
    .filter((path) => !isPage(content, path))
    .map((path) => ({
      file,
      line,
      field,
      message: `“${path}” is no page of this site`,
      expected: "an address that content/navigation.yaml or the file of a page gives",
    }));
}

const inQuotes = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
const serviceHeadings = inQuotes(["What It Is", "Why It Matters", "What to Expect"]);

function* serviceProblems(content: ReadContent): Generator<Problem> {
  yield* unlisted(content, "services", "service", "/services");
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
    yield* missingIllustration(file, "illustration", service.illustration, content);
    // The emergency page leads to nothing else.
    if (isEmergency(service)) continue;
    const { related, pattern } = service;
    const { slugs, pictures } = content;
    yield* unknownSlugs(file, "related.services", related.services, slugs.services, "service");
    yield* unknownSlugs(file, "related.articles", related.articles, slugs.articles, "article");
    for (const [field, name] of drawingsIn(pattern)) {
      const known = pictures.drawingNames;
      yield* unknownSlugs(file, `pattern.${field}`, name ? [name] : [], known, "drawing");
    }
  }
}

/** The drawings that a pattern names, by field. */
function drawingsIn(pattern: Service["pattern"]): [field: string, name: string | undefined][] {
  const { kind } = pattern;
  if (kind === "figures") return [];
  if (kind === "days") return pattern.days.map((day, at) => [`days.${at}.drawing`, day.drawing]);
  const { drawing } = pattern;
  if (kind === "timeline") return [["drawing", drawing]];
  return Object.entries({ drawing, nose: pattern.nose, tail: pattern.tail });
}

function* articleProblems(content: ReadContent): Generator<Problem> {
  for (const article of content.articles) {
    const { file, slug, services, icon } = article;
    yield* unknownSlugs(file, "services", services, content.slugs.services, "service");
    yield* missingIllustration(file, "icon", icon, content);
    // An article and its services name each other, so that each links to the other.
    for (const service of content.services) {
      if (isEmergency(service)) continue;
      const named = services.includes(service.slug);
      if (named === service.related.articles.includes(slug)) continue;
      yield named
        ? {
            file: service.file,
            field: "related.articles",
            message: `does not name “${slug}”, though ${file} names this service`,
            expected: `“${slug}” in this list, or “${service.slug}” taken out of services there`,
          }
        : {
            file,
            field: "services",
            message: `does not name “${service.slug}”, though ${service.file} names this article`,
            expected: `“${service.slug}” in this list, or “${slug}” taken out of related, articles there`,
          };
    }
  }
}

function* areaProblems(content: ReadContent): Generator<Problem> {
  yield* unlisted(content, "areas", "area", "/service-areas");
  for (const { file, services = [], illustration, link } of content.areas) {
    yield* unknownSlugs(file, "services", services, content.slugs.services, "service");
    yield* missingIllustration(file, "illustration", illustration, content);
    yield* unknownPaths(content, file, "link.path", [link.path]);
  }
}

function* navigationProblems(content: ReadContent): Generator<Problem> {
  const { navigation, slugs } = content;
  if (navigation === undefined) return;
  const file = "content/navigation.yaml";
  for (const list of ["services", "areas"] as const) {
    yield* unknownSlugs(file, list, navigation[list], slugs[list], `file in content/${list}`);
  }
  const { header, quickLinks, legalLinks, siteMap } = navigation;
  const lists: Record<string, (NavigationList[number] | { path: string })[]> = {
    quickLinks,
    legalLinks,
  };
  for (const [index, { path, dropdown = [] }] of header.entries()) {
    lists[`header.${index}`] = [{ path }, ...dropdown];
  }
  for (const [index, { pages }] of siteMap.entries()) lists[`siteMap.${index}`] = pages;
  for (const [field, list] of Object.entries(lists)) {
    const paths = list.flatMap((entry) => ("path" in entry ? entry.path : []));
    yield* unknownPaths(content, file, field, paths);
  }
}

/** The collections with a body of Markdown, and the address of each entry's page. */
const withText = ({ services, articles, areas, legal }: ReadContent) => [
  ...services.map((entry) => ({ path: entry.link, ...entry })),
  ...articles.map((entry) => ({ path: `/blog/${entry.slug}`, ...entry })),
  ...areas.map((entry) => ({ path: `/service-areas/${entry.slug}`, ...entry })),
  ...legal.map((entry) => ({ path: `/${entry.slug}`, ...entry })),
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

function* noticeProblems(content: ReadContent): Generator<Problem> {
  const file = "content/notices.yaml";
  for (const [index, { link }] of (content.notices ?? []).entries()) {
    const path = [index, "link", "path"];
    const paths = link === undefined ? [] : [link.path];
    yield* unknownPaths(content, file, path.join("."), paths, content.lineOf(file, path));
  }
}

/** Links of questions lead to a page, or to a heading of its text. */
function* questionProblems(content: ReadContent): Generator<Problem> {
  const file = "content/questions.yaml";
  for (const [index, { link }] of (content.questions ?? []).entries()) {
    if (link === undefined) continue;
    const field = `${index}.link.path`;
    const [page = "", part] = link.path.split("#");
    const entry = withText(content).find(({ path }) => path === page);
    const route = content.routes.find(({ path }) => path === page);
    // An unreadable file has been reported already.
    const isUnread = content.slugs.articles.some((slug) => page === `/blog/${slug}`);
    if (entry === undefined && (isUnread || route?.slug !== undefined)) continue;
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
      const path = [index, "where", position];
      const message = `there is no file “${name}”`;
      yield { file, line: content.lineOf(file, path), field: path.join("."), message, expected };
    }
  }
}

/** Titles and descriptions must be unique. */
function* duplicateProblems(content: ReadContent): Generator<Problem> {
  const expected = "a value that no other file has";
  for (const name of ["title", "description"] as const) {
    const files = new Map<string, string>();
    for (const { file, meta } of [...withText(content), ...content.pages]) {
      const first = files.get(meta[name]);
      if (first === undefined) files.set(meta[name], file);
      else {
        const message = `“${meta[name]}” stands in ${first}, too`;
        yield { file, field: `meta.${name}`, message, expected };
      }
    }
  }
}
