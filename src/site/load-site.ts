import { globSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Choices, findUnknownNames, photoPlaces } from "../content/choices.ts";
import { type Clinic, collectFacts, deriveClinic } from "../content/clinic.ts";
import { type Collections, collections, isEmergency } from "../content/collections.ts";
import type { ContentFile } from "../content/content-file.ts";
import { type ContentAfterFacts, contentFiles } from "../content/content-files.ts";
import type { Facts } from "../content/facts.ts";
import { checkMdx } from "../content/mdx.ts";
import { ContentError, type Problem } from "../content/problems.ts";
import { parseSource, readSource } from "../content/read-file.ts";
import { remember } from "../content/remember.ts";
import { formatDate } from "../formatting/dates.ts";
import { findCrossFileProblems } from "./cross-file-rules.ts";
import { findPictures, type Pictures } from "./pictures.ts";
import { entryPath, listRoutes, requiredSlugs, singlePages } from "./routes.ts";
import { collectSharePictures } from "./share-pictures.ts";
import type { PageContent, ReadContent, Site } from "./site.ts";

/**
 * Reads and validates all content, of the project or of another folder.
 * @throws {ContentError} listing every problem
 */
export function loadSite(folder = "content"): Site {
  const files = findFiles(folder);
  const { clinic, facts } = readFacts(files);
  const content = readContent(files, facts);
  const pictures = findPictures();
  const choices = listChoices(files, content, pictures);
  files.problems.push(
    ...findUnreadFiles(files),
    ...[...files.schemas].flatMap(([name, schema]) =>
      findUnknownNames(files.sourceOf(name), schema, choices),
    ),
    ...findCrossFileProblems(content).map((problem) => withLine(files, problem)),
  );
  const emergency = content.services.find(isEmergency);
  if (files.problems.length > 0 || emergency === undefined) throw new ContentError(files.problems);

  const pageAt = (pagePath: string): PageContent => {
    const page = content.pages.find((page) => page.path === pagePath);
    if (page === undefined) throw new Error(`No page with its own content file at ${pagePath}`);
    return page.content;
  };
  return {
    ...(content as Required<ReadContent>),
    ...pictures,
    clinic: { ...clinic, hours: { ...clinic.hours, noticedClosures: closuresIn(content) } },
    emergency,
    facts,
    photosOf: (place) =>
      (content.photos ?? [])
        .filter((photo) => photo.place === place)
        // Forms write /doctor.jpg.
        .map(({ file, alt }) => ({ file: path.basename(file), alt })),
    sharePictures: collectSharePictures(pictures, clinic),
    contentOf: ({ pattern }) =>
      content.pages.find(({ file }) => file === `content/${pattern}`)?.content as never,
    titleOf: (pagePath) => pageAt(pagePath).title ?? clinic.name.full,
    descriptionOf: (pagePath) => pageAt(pagePath).meta.description,
  };
}

const closuresIn = ({ notices = [] }: ReadContent) =>
  notices.filter(({ kind }) => kind === "closure").map(({ from, until }) => ({ from, until }));

type Files = ReturnType<typeof findFiles>;

/** The files of a content folder, each read on first use, and what is found in them. */
function findFiles(folder: string) {
  const names = globSync("**/*.{md,mdx,yaml,yml}", { cwd: folder }).sort();
  const sourceOf = remember((name) => readSource(path.join(folder, name), `content/${name}`));
  /** The schema of each file that has been parsed. */
  const schemas = new Map<string, z.ZodType>();
  const problems: Problem[] = [];
  return {
    names,
    sourceOf,
    schemas,
    problems,
    /** By collection, including files that cannot be read. */
    slugs: mapValues(collections, (_patterns, collection) => {
      const found = names
        .filter((name) => path.posix.matchesGlob(name, `${collection}/*.mdx`))
        .map((name) => path.basename(name, ".mdx"));
      // Reading a file that is missing reports it.
      return [...new Set([...found, ...requiredSlugs(collection)])];
    }),
    parse: <Schema extends z.ZodType>(
      { pattern, schema }: ContentFile<Schema>,
      facts: Facts,
      name = pattern,
    ): z.infer<Schema> | undefined => {
      schemas.set(name, schema);
      return parseSource(sourceOf(name), schema, facts, problems);
    },
  };
}

/**
 * The clinic, and the facts that other files can use by name.
 * @throws {ContentError} if they cannot be read: every name in every file would be reported as well
 */
function readFacts({ sourceOf, parse, slugs, problems }: Files): { clinic: Clinic; facts: Facts } {
  const fields = parse(contentFiles.clinic, new Map());
  const figures = parse(contentFiles.figures, new Map());
  if (fields === undefined || figures === undefined) throw new ContentError(problems);
  const clinic = deriveClinic(fields);
  const facts = collectFacts(clinic, figures);
  // Taken unchecked: anything wrong is reported once, for the file itself.
  const fieldOf = (name: string, field: string) => String(Object(sourceOf(name).raw)[field]);
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

/** All other content, as far as it can be read. */
function readContent({ sourceOf, parse, slugs, problems }: Files, facts: Facts): ReadContent {
  const { clinic: _, figures: __, ...otherFiles } = contentFiles;
  const shared = mapValues(otherFiles, (file) =>
    parse<z.ZodType>(file, facts),
  ) as Partial<ContentAfterFacts>;
  const { services = [], areas = [] } = shared.navigation ?? {};
  const entries = mapValues(collections, (patterns, collection) =>
    slugs[collection].flatMap((slug): object[] => {
      const name = `${collection}/${slug}.mdx`;
      const declared = patterns.find(({ pattern }) => path.posix.matchesGlob(name, pattern));
      if (declared === undefined) throw new Error(`No pattern in collections.ts matches ${name}`);
      const { body, file } = sourceOf(name);
      const fields = parse(declared, facts, name);
      const outline = checkMdx(body, file, facts, problems);
      if (fields === undefined || outline === undefined) return [];
      const readTime = `${Math.max(1, Math.round(outline.wordCount / wordsPerMinute))} min`;
      return [
        { ...Object(fields), slug, path: entryPath(collection, slug), readTime, file, outline },
      ];
    }),
  ) as Collections;
  entries.services.sort(byOrderOf(services));
  entries.areas.sort(byOrderOf(areas));
  entries.articles.sort((a, b) => b.date.localeCompare(a.date));
  return {
    ...shared,
    ...entries,
    ...listRoutes({ ...slugs, services, areas }),
    pages: singlePages.flatMap((page) => {
      const content = parse(page.content, facts) as PageContent | undefined;
      const file = `content/${page.content.pattern}`;
      return content === undefined ? [] : [{ path: page.path, file, content }];
    }),
  };
}

/** Matches the times the blog has always stated, such as 4 minutes for 750 to 900 words. */
const wordsPerMinute = 208;

function byOrderOf(order: readonly string[]) {
  return (a: { slug: string }, b: { slug: string }) =>
    order.indexOf(a.slug) - order.indexOf(b.slug);
}

function findUnreadFiles({ names, schemas }: Files): Problem[] {
  const expected =
    "the file of a page in src/routes, or an .mdx file in articles, services, areas or legal";
  return names
    .filter((name) => !schemas.has(name) && path.basename(name) !== "README.md")
    .map((name) => ({
      file: `content/${name}`,
      field: "",
      message: "no page reads this file",
      expected,
    }));
}

/** The names that exist, for fields that name something. */
function listChoices({ slugs }: Files, content: ReadContent, pictures: Pictures): Choices {
  const blog = content.pages.find((page) => page.path === "/blog")?.content;
  const articles = slugs.articles.map((slug) => entryPath("articles", slug));
  return {
    ...slugs,
    categories: (blog as { categories: string[] } | undefined)?.categories,
    pages: content.navigation && content.routes.map((route) => route.path),
    pictures: pictures.pictureNames,
    places: [...photoPlaces, ...articles],
  };
}

/** A problem with the line of its field. */
function withLine({ sourceOf }: Files, problem: Problem): Problem {
  if (problem.line !== undefined || problem.field === "") return problem;
  const { lineOf } = sourceOf(path.relative("content", problem.file));
  return { ...problem, line: lineOf(problem.field.split(".")) };
}

function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as Value, key as Key)]),
  ) as Record<Key, Result>;
}
