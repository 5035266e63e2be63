import { globSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { formatDate } from "../formatting/dates.ts";
import { type Choices, findUnknownNames, photoPlaces } from "./choices.ts";
import { type Clinic, deriveClinic } from "./clinic.ts";
import { type CollectionName, type Collections, collections, isEmergency } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import { contentFiles, type SharedContent } from "./content-files.ts";
import { findCrossFileProblems } from "./cross-file-rules.ts";
import type { Facts } from "./facts.ts";
import { checkMdx, type MdxOutline } from "./mdx.ts";
import { findPictures, type Pictures } from "./pictures.ts";
import { ContentError, type Problem } from "./problems.ts";
import { parseSource, readSource } from "./read-file.ts";
import { remember } from "./remember.ts";
import { collectSharePictures } from "./share-pictures.ts";
import type { PageContent, PageDeclaration, Route, Site } from "./site.ts";

/**
 * Reads and validates all content.
 * @param pages route declarations by folder name
 * @param folder of the content
 * @throws {ContentError} listing every problem
 */
export function readSite(pages: ReadonlyMap<string, PageDeclaration>, folder = "content"): Site {
  const sources = findSources(pages, folder);
  const { clinic, facts } = readFacts(sources);
  const parsed = parseAll(sources, pages, facts);
  const { shared, entries, singlePages } = parsed;
  const pictures = findPictures();
  const { services = [], areas = [] } = shared.navigation ?? {};
  const routes = listRoutes(pages, { ...sources.slugs, services, areas });
  const problems = [
    ...parsed.problems,
    ...findUnreadFiles(sources, parsed.schemas),
    ...findUnknownNamesIn(sources, parsed, listChoices(pages, sources, parsed, pictures, routes)),
    ...findCrossFileProblems({
      ...shared,
      ...entries,
      ...routes,
      pages: singlePages.flatMap(({ content, parsed }) =>
        parsed === undefined ? [] : [{ ...parsed, file: `content/${content.pattern}` }],
      ),
    }).map((problem) => withLine(sources, problem)),
  ];
  const emergency = entries.services.find(isEmergency);
  if (problems.length > 0 || emergency === undefined) throw new ContentError(problems);

  const contentAt = (pagePath: string): PageContent => {
    const found = singlePages.find((page) => page.path === pagePath)?.parsed;
    if (found === undefined) throw new Error(`No page with its own content file at ${pagePath}`);
    return found;
  };
  return {
    ...(shared as Omit<SharedContent, "clinic" | "figures">),
    ...entries,
    ...routes,
    clinic,
    emergency,
    facts,
    pictures,
    illustration: pictures.illustration,
    drawing: pictures.drawing,
    photosOf: (place) =>
      (shared.photos ?? [])
        .filter((photo) => photo.place === place)
        // Forms write /doctor.jpg.
        .map(({ file, alt }) => ({ file: path.basename(file), alt })),
    sharePictures: collectSharePictures(
      pictures,
      clinic.name.full,
      `${clinic.address.city}, ${clinic.address.region}`,
    ),
    contentOf: ({ pattern }) =>
      singlePages.find(({ content }) => content.pattern === pattern)?.parsed as never,
    titleOf: (pagePath) => contentAt(pagePath).title ?? clinic.name.full,
    descriptionOf: (pagePath) => contentAt(pagePath).meta.description,
  };
}

type Sources = ReturnType<typeof findSources>;

/** The files of a content folder, each read on first use. */
function findSources(pages: ReadonlyMap<string, PageDeclaration>, folder: string) {
  const files = globSync("**/*.{md,mdx,yaml,yml}", { cwd: folder }).sort();
  const slugs = mapValues(collections, (_patterns, collection) => {
    const found = files
      .filter((file) => path.posix.matchesGlob(file, `${collection}/*.mdx`))
      .map((file) => path.basename(file, ".mdx"));
    // Reading a file that is missing reports it.
    return [...new Set([...found, ...requiredSlugs(pages, collection)])];
  });
  return {
    files,
    /** By collection, including files that cannot be read. */
    slugs,
    sourceOf: remember((name) => readSource(path.join(folder, name), `content/${name}`)),
  };
}

/** Entries with a route of their own, such as `first-visit`: the site cannot do without them. */
const requiredSlugs = (pages: ReadonlyMap<string, PageDeclaration>, collection: CollectionName) =>
  [...pages.values()].flatMap((page) =>
    "content" in page || page.collection !== collection || page.path.includes(":slug")
      ? []
      : path.posix.basename(page.path),
  );

/**
 * The clinic, and the facts that other files may name.
 * @throws {ContentError} if they cannot be read: every name in every file would be reported, too
 */
function readFacts({ sourceOf, slugs }: Sources): { clinic: Clinic; facts: Facts } {
  const problems: Problem[] = [];
  const read = <Schema extends z.ZodType>({ pattern, schema }: ContentFile<Schema>) =>
    parseSource(sourceOf(pattern), schema, new Map(), problems);
  const fields = read(contentFiles.clinic);
  const figures = read(contentFiles.figures);
  if (fields === undefined || figures === undefined) throw new ContentError(problems);
  const clinic = deriveClinic(fields);
  const facts = collectFacts(clinic, figures);
  // Taken unchecked: anything wrong is reported once, for the file itself.
  const fieldOf = (name: string, field: string) =>
    String((sourceOf(name).raw as Record<string, unknown> | undefined | null)?.[field]);
  for (const slug of slugs.areas) {
    const distance = fieldOf(`areas/${slug}.mdx`, "distance");
    if (distance !== "home base") facts.set(`drive.${slug}`, distance.replace(" min", " minutes"));
  }
  for (const slug of slugs.legal) {
    const day = fieldOf(`legal/${slug}.mdx`, "updated");
    const fact = Number.isNaN(Date.parse(day)) ? day : formatDate(day);
    facts.set(`${slug.split("-")[0]}.updated`, fact);
  }
  return { clinic, facts };
}

type Parsed = ReturnType<typeof parseAll>;

/** All other content, as far as it can be read, with its problems and the schema of each file. */
function parseAll(
  { sourceOf, slugs }: Sources,
  pages: ReadonlyMap<string, PageDeclaration>,
  facts: Facts,
) {
  const { clinic, figures, ...otherFiles } = contentFiles;
  const problems: Problem[] = [];
  const schemas = new Map<string, z.ZodType>(
    [clinic, figures].map(({ pattern, schema }) => [pattern, schema]),
  );
  const parse = ({ pattern, schema }: ContentFile, name = pattern): unknown => {
    schemas.set(name, schema);
    return parseSource(sourceOf(name), schema, facts, problems);
  };
  const shared = mapValues(otherFiles, (file) => parse(file)) as Partial<
    Omit<SharedContent, "clinic" | "figures">
  >;
  const entries = mapValues(collections, (patterns, collection) =>
    slugs[collection].flatMap((slug): object[] => {
      const name = `${collection}/${slug}.mdx`;
      const declared = patterns.find(({ pattern }) => path.posix.matchesGlob(name, pattern));
      if (declared === undefined) throw new Error(`No pattern in collections.ts matches ${name}`);
      const { body, file } = sourceOf(name);
      const data = parse(declared, name) as object | undefined;
      const outline = checkMdx(body, file, facts, problems);
      if (data === undefined || outline === undefined) return [];
      const address = entryPath(pages.values(), collection, slug);
      return [{ ...data, slug, path: address, readTime: readTime(outline), file, outline }];
    }),
  ) as Collections;
  entries.services.sort(byOrderOf(shared.navigation?.services ?? []));
  entries.areas.sort(byOrderOf(shared.navigation?.areas ?? []));
  entries.articles.sort((a, b) => b.date.localeCompare(a.date));
  const singlePages = [...pages.values()].flatMap((page) =>
    "content" in page ? [{ ...page, parsed: parse(page.content) as PageContent | undefined }] : [],
  );
  return { shared, entries, singlePages, schemas, problems };
}

function findUnreadFiles({ files }: Sources, schemas: Parsed["schemas"]): Problem[] {
  return files
    .filter((name) => !schemas.has(name) && path.basename(name) !== "README.md")
    .map((name) => ({
      file: `content/${name}`,
      field: "",
      message: "no page reads this file",
      expected:
        "the file of a page in app/routes, or an .mdx file in articles, services, areas or legal",
    }));
}

/** The names that exist, for fields that name something. */
function listChoices(
  pages: ReadonlyMap<string, PageDeclaration>,
  { slugs }: Sources,
  { shared, singlePages }: Parsed,
  pictures: Pictures,
  { routes }: Routes,
): Choices {
  const blog = singlePages.find(({ path }) => path === "/blog")?.parsed;
  return {
    ...slugs,
    categories: (blog as { categories: string[] } | undefined)?.categories,
    drawings: pictures.drawingNames,
    illustrations: pictures.illustrationNames,
    pages: shared.navigation && routes.map(({ path }) => path),
    places: [
      ...photoPlaces,
      ...slugs.articles.map((slug) => entryPath(pages.values(), "articles", slug)),
    ],
  };
}

function findUnknownNamesIn(sources: Sources, { schemas }: Parsed, choices: Choices): Problem[] {
  return [...schemas]
    .flatMap(([name, schema]) => findUnknownNames(sources.sourceOf(name), schema, choices))
    .map((problem) => withLine(sources, problem));
}

/** A problem with the line of its field. */
function withLine({ sourceOf }: Sources, problem: Problem): Problem {
  if (problem.line !== undefined || problem.field === "") return problem;
  const { lineOf } = sourceOf(path.relative("content", problem.file));
  return { ...problem, line: lineOf(problem.field.split(".")) };
}

/** Matches the times the blog has always stated, such as 4 minutes for 750 to 900 words. */
const wordsPerMinute = 208;

const readTime = ({ words }: MdxOutline) =>
  `${Math.max(1, Math.round(words / wordsPerMinute))} min`;

function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as Value, key as Key)]),
  ) as Record<Key, Result>;
}

/** The address of an entry's page, such as `/blog/first-visit`. */
export function entryPath(
  pages: Iterable<PageDeclaration>,
  collection: CollectionName,
  slug: string,
): string {
  for (const page of pages) {
    if ("content" in page || page.collection !== collection) continue;
    if (page.path.includes(":slug")) return page.path.replace(":slug", slug);
  }
  throw new Error(`No route shows the entries of content/${collection}`);
}

type Routes = Pick<Site, "routes" | "standInRoutes">;

/** All pages sorted by path, separate from stand-in pages. */
function listRoutes(
  pages: ReadonlyMap<string, PageDeclaration>,
  slugs: Record<CollectionName, readonly string[]>,
): Routes {
  const routes: Route[] = [];
  const standInRoutes: Route[] = [];
  const taken = new Set([...pages.values()].map((page) => page.path));
  for (const [name, page] of pages) {
    if ("content" in page) {
      (page.isStandIn === true ? standInRoutes : routes).push({ path: page.path, name });
      continue;
    }
    const isForAll = page.path.includes(":slug");
    for (const slug of isForAll ? slugs[page.collection] : [path.posix.basename(page.path)]) {
      const pagePath = page.path.replace(":slug", slug);
      if (!isForAll || !taken.has(pagePath)) routes.push({ path: pagePath, name, slug });
    }
  }
  routes.sort((a, b) => a.path.localeCompare(b.path));
  return { routes, standInRoutes };
}

/** Facts that content may reference; content/README.md lists them for editors. */
function collectFacts(clinic: Clinic, figures: Record<string, string>): Map<string, string> {
  return new Map([
    ["clinic.name", clinic.name.full],
    ["clinic.address", clinic.address.full],
    ["clinic.street", clinic.address.street],
    ["clinic.phone", clinic.phone.display],
    ["clinic.text", clinic.text.display],
    ["clinic.fax", clinic.fax.display],
    ["clinic.email", clinic.email],
    ["clinic.founded", clinic.stats.founded.value],
    ["clinic.experience", clinic.stats.experience.value],
    ["clinic.veterinarian", clinic.veterinarian.inProse],
    ["clinic.afterHoursHospital", clinic.afterHoursHospital.inProse],
    ...Object.entries(clinic.terms).map(([key, value]) => [`terms.${key}`, value] as const),
    ...Object.entries(figures).map(([key, value]) => [`figures.${key}`, value] as const),
  ]);
}

function byOrderOf(order: readonly string[]) {
  return (a: { slug: string }, b: { slug: string }) =>
    order.indexOf(a.slug) - order.indexOf(b.slug);
}
