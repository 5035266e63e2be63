import path from "node:path";
import type { z } from "zod";
import type { Facts } from "../content/facts.ts";
import { checkMdx } from "../content/mdx.ts";
import { type Names, names } from "../content/names.ts";
import { ContentError, type Problem } from "../content/problems.ts";
import { type ContentFile, type ContentFolder, listContent, openContent } from "../content/read.ts";
import { articleDay } from "../content/schemas/articles.ts";
import { emergencyFile } from "../content/schemas/emergency.ts";
import { isConfirmed, slug } from "../content/schemas/fields.ts";
import {
  type CollectionName,
  collections,
  type SharedContent,
  sharedFiles,
} from "../content/schemas/index.ts";
import { veterinarianOf } from "../content/schemas/team.ts";
import { signTable } from "../content/sign-table.ts";
import { findUnsettled } from "../content/unsettled.ts";
import { emergencyPath } from "../policies/canonical-path.ts";
import { findPictures, listPictures } from "./pictures.ts";
import { readClinic, type Slugs } from "./read-clinic.ts";
import type { RouteTable } from "./route-table.ts";
import type {
  Article,
  Collections,
  Edition,
  EntryInfo,
  PageContent,
  ReadContent,
  Site,
} from "./site.ts";

/**
 * Reads and validates a folder of content, and puts the site together from it. For the public,
 * everything in it must be settled.
 * @throws {ContentError} listing every problem
 */
export function assembleSite(routes: RouteTable, folder: string, edition: Edition): Site {
  const fileNames = listContent(folder);
  const slugs = listSlugs(routes, fileNames);
  const files = openContent(folder);
  Object.assign(names, listNames(files, routes, slugs));
  const { clinic, facts } = readClinic(files, slugs);
  const content = readContent(files, routes, slugs, facts);
  files.problems.push(...findUnusableFiles(fileNames, files));
  const unsettled = findUnsettled(
    Array.from(files.schemas, ([name, schema]) => [files.sourceOf(name), schema]),
  );
  if (edition === "public") files.problems.push(...unsettled.problems);
  if (files.problems.length > 0) throw new ContentError(files.problems);

  const contentOf: Site["contentOf"] = (file) => {
    const found = files.get(file);
    if (found === undefined) throw new Error(`No route reads content/${file.glob}`);
    return found;
  };
  const shared = Object.fromEntries(
    Object.entries<ContentFile>(sharedFiles).map(([name, file]) => [name, contentOf(file)]),
  ) as SharedContent;
  const pageAt = (pagePath: string): PageContent => {
    const page = routes.singlePages.find((page) => page.path === pagePath);
    if (page === undefined) throw new Error(`No page with its own content file at ${pagePath}`);
    return contentOf(page.file);
  };
  const page = contentOf(emergencyFile);
  const emergency = { ...page, slug: emergencySlug, path: emergencyPath, urgent: page.bookingNote };
  return {
    ...content,
    ...shared,
    ...findPictures(),
    edition,
    unsettled,
    clinic,
    veterinarian: veterinarianOf(shared.team),
    facts,
    listedServices: [...content.services, emergency].sort(byOrderOf(shared.navigation.services)),
    contentOf,
    titleOf: (pagePath) => pageAt(pagePath).title ?? clinic.name.full,
    descriptionOf: (pagePath) => pageAt(pagePath).search.description,
  };
}

/** The name of the page for emergencies among services. */
const emergencySlug = path.posix.basename(emergencyPath);

/** All other content, as far as it can be read. */
function readContent(
  { sourceOf, parse, get, problems }: ContentFolder,
  routes: RouteTable,
  slugs: Slugs,
  facts: Facts,
): ReadContent {
  const { figures: _, ...others } = sharedFiles;
  for (const file of Object.values(others)) parse<z.ZodType>(file, facts);
  for (const file of routes.ownFiles) parse(file, facts);

  const signs = signTable(get(sharedFiles.signs)?.signs, get(sharedFiles.labels));
  const outlineOf = (name: string) => {
    const { body, file } = sourceOf(name);
    return checkMdx(body, file, { facts, signs }, problems);
  };
  const readEntries = <Schema extends z.ZodType<object>>(
    collection: CollectionName,
    declaration: ContentFile<Schema>,
  ): (z.output<Schema> & EntryInfo)[] =>
    slugs[collection].flatMap((slug) => {
      const name = `${collection}/${slug}.mdx`;
      const fields = parse(declaration, facts, name);
      const outline = outlineOf(name);
      if (fields === undefined || outline === undefined) return [];
      const readTime = `${Math.max(1, Math.round(outline.wordCount / wordsPerMinute))} min`;
      const path = routes.entryPath(collection, slug);
      const file = `content/${name}`;
      return [{ ...fields, slug, path, readTime, file, outline }];
    });

  const { services = [], areas = [] } = get(sharedFiles.navigation) ?? {};
  const entries: Collections = {
    services: readEntries("services", collections.services).sort(byOrderOf(services)),
    articles: readEntries("articles", collections.articles).sort(newestFirst),
    areas: readEntries("areas", collections.areas).sort(byOrderOf(areas)),
    legal: readEntries("legal", collections.legal),
  };
  for (const { glob } of routes.ownFiles.filter((file) => file.glob.endsWith(".mdx"))) {
    outlineOf(glob);
  }
  return { ...entries, ...routes.listRoutes(slugs), signTable: signs };
}

/** Slower than most people read: lists that tags insert take time, too, and are not counted. */
const wordsPerMinute = 168;

const newestFirst = (a: Article, b: Article) => articleDay(b).localeCompare(articleDay(a));

/** What the order does not name comes after it, by title. */
function byOrderOf(order: readonly string[]) {
  const place = ({ slug }: Titled) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return (a: Titled, b: Titled) => place(a) - place(b) || a.title.localeCompare(b.title);
}
type Titled = { slug: string; title: string };

/** Files that no page reads, and those whose names cannot be part of an address. */
function findUnusableFiles(fileNames: readonly string[], { schemas }: ContentFolder): Problem[] {
  return fileNames.flatMap((name) => {
    const file = `content/${name}`;
    const { base, name: last } = path.parse(name);
    if (base === "README.md") return [];
    if (!schemas.has(name)) {
      const expected =
        "the file of a page in src/routes, or an .mdx file in articles, services, areas or legal";
      return { file, field: "", message: "no page reads this file", expected };
    }
    if (slug.safeParse(last).success) return [];
    const message = "the name of this file cannot be part of an address";
    const expected = "lowercase words joined by hyphens, such as senior-care.mdx";
    return { file, field: "", message, expected };
  });
}

/** The entries of each collection, from the names of all files. */
export function listSlugs({ slugsOf }: RouteTable, fileNames: readonly string[]): Slugs {
  const names = Object.keys(collections) as CollectionName[];
  return Object.fromEntries(names.map((name) => [name, slugsOf(name, fileNames)])) as Slugs;
}

/** The names that exist, for fields that name something. The content may be broken. */
export function listNames(
  { sourceOf }: Pick<ContentFolder, "sourceOf">,
  routes: RouteTable,
  slugs: Slugs,
): Names {
  const { categories } = Object(sourceOf("pages/blog.yaml").raw);
  const team = sourceOf("team.yaml").raw;
  return {
    services: [...slugs.services, emergencySlug],
    areas: slugs.areas,
    pages: routes.listRoutes(slugs).routes.map((route) => route.path),
    pictures: listPictures(),
    categories: Array.isArray(categories) ? categories : undefined,
    team: Array.isArray(team) ? team.filter(isConfirmed).map(({ name }) => name) : undefined,
  };
}
