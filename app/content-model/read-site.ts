import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { formatDate } from "../policies/dates.ts";
import { type CollectionName, type Collections, collections, isEmergency } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import { contentFiles, type SharedContent } from "./content-files.ts";
import { findCrossFileProblems } from "./cross-file-rules.ts";
import type { Facts } from "./facts.ts";
import { findStyleProblems } from "./house-style.ts";
import { checkMdx, type MdxOutline } from "./mdx.ts";
import { findPictures } from "./pictures.ts";
import { ContentError, type Problem } from "./problems.ts";
import type { PageDeclaration, ReadContent } from "./read-content.ts";
import { parseSource, readSource, type SourceFile } from "./read-file.ts";
import { readingMinutes } from "./reading-time.ts";
import { remember } from "./remember.ts";
import { collectSharePictures } from "./share-pictures.ts";
import type { Clinic, Route, Site } from "./site.ts";
import { findVoiceProblems } from "./voice.ts";

/** The content folder, and the folder with `illustrations` and `drawings`. */
export type SiteFolders = { content: string; pictures: string };

export const projectFolders: SiteFolders = {
  content: path.resolve("content"),
  pictures: path.resolve("app"),
};

/**
 * Reads and validates all content.
 * @param pages route declarations by folder name
 * @throws {ContentError} listing every problem
 */
export function readSite(
  pages: ReadonlyMap<string, PageDeclaration>,
  folders: SiteFolders = projectFolders,
): Site {
  const problems: Problem[] = [];
  /** Reads each file once and reports its syntax and style problems then. */
  const sourceOf = remember((name): SourceFile => {
    const source = readSource(path.join(folders.content, name), `content/${name}`);
    problems.push(...findStyleProblems(source), ...findVoiceProblems(source));
    return source;
  });
  const slugsIn = (folder: string): string[] => {
    const absolute = path.join(folders.content, folder);
    const names = existsSync(absolute) ? readdirSync(absolute).sort() : [];
    return names.filter((name) => name.endsWith(".mdx")).map((name) => path.basename(name, ".mdx"));
  };
  const parse = <Schema extends z.ZodType>(
    { pattern, schema }: ContentFile<Schema>,
    facts: Facts,
  ) => parseSource(sourceOf(pattern), schema, facts, problems);

  const clinicFile = parse(contentFiles.clinic, new Map());
  const figures = parse(contentFiles.figures, new Map());
  // Without these, every token in every file would be reported too. Report only the cause.
  if (clinicFile === undefined || figures === undefined) throw new ContentError(problems);
  const clinic = deriveClinic(clinicFile);
  const facts = collectFacts(
    clinic,
    figures,
    slugsIn("areas").map((slug) => sourceOf(`areas/${slug}.mdx`)),
    slugsIn("legal").map((slug) => sourceOf(`legal/${slug}.mdx`)),
  );

  const { clinic: _clinic, figures: _figures, ...others } = contentFiles;
  const shared = mapValues(others, (file) => parse(file as ContentFile, facts)) as Partial<
    Omit<SharedContent, "clinic" | "figures">
  >;
  const slugs = mapValues(collections, (_patterns, folder) => slugsIn(folder));
  const entries = mapValues(collections, (patterns, folder) =>
    slugs[folder].flatMap((slug) => readEntry(patterns, folder, slug)),
  ) as Collections;
  const { services = [], areas = [] } = shared.navigation ?? {};
  entries.services.sort(byOrderOf(services));
  entries.areas.sort(byOrderOf(areas));
  entries.articles.sort((a, b) => b.date.localeCompare(a.date));

  /** A collection entry with its slug and MDX outline. */
  function readEntry(
    patterns: readonly ContentFile[],
    folder: CollectionName,
    slug: string,
  ): object[] {
    const name = `${folder}/${slug}.mdx`;
    const found = patterns.find(({ pattern }) => path.posix.matchesGlob(name, pattern));
    if (found === undefined) throw new Error(`No pattern in collections.ts matches ${name}`);
    const source = sourceOf(name);
    const data = parseSource(source, found.schema, facts, problems) as object | undefined;
    const outline = checkMdx(source.body, source.file, facts, problems);
    if (data === undefined || outline === undefined) return [];
    const derived = derivedFields[folder]?.(slug, outline);
    return [{ slug, ...derived, ...data, file: source.file, outline }];
  }

  /** Pages with a content file of their own. */
  const singlePages = [...pages.values()].flatMap((page) =>
    "content" in page ? [{ ...page, parsed: parse(page.content, facts) as unknown }] : [],
  );
  const pictures = findPictures(folders.pictures);
  const { routes, standInRoutes } = listRoutes(pages, {
    ...slugs,
    services,
    areas,
    articles: entries.articles.map(({ slug }) => slug),
  });

  const read: ReadContent = {
    ...shared,
    ...entries,
    pages: singlePages.flatMap(({ content, parsed }) =>
      hasMeta(parsed) ? [{ file: `content/${content.pattern}`, meta: parsed.meta }] : [],
    ),
    routes,
    pictures,
    slugs,
    exists: (file) =>
      existsSync(path.join(folders.content, path.relative("content", file))) ||
      problems.some((problem) => problem.file === file),
    lineOf: (file, field) => sourceOf(path.relative("content", file)).lineOf(field),
  };
  problems.push(...findCrossFileProblems(read));
  for (const { parsed, check } of singlePages) {
    if (parsed !== undefined) problems.push(...(check?.(parsed, read) ?? []));
  }
  const emergency = entries.services.find(isEmergency);
  if (problems.length > 0 || emergency === undefined) throw new ContentError(problems);

  const contentAt = (pagePath: string): { title?: string; meta: Meta } => {
    const found = singlePages.find((page) => page.path === pagePath)?.parsed;
    if (hasMeta(found)) return found;
    throw new Error(`No page with its own content file at ${pagePath}`);
  };
  return {
    ...(shared as Omit<SharedContent, "clinic" | "figures">),
    ...entries,
    clinic,
    emergency,
    facts,
    pictures,
    illustration: pictures.illustration,
    drawing: pictures.drawing,
    photoOf: (place) => {
      const found = shared.photos?.find((photo) => photo.place === place);
      return found && { file: found.file, alt: found.alt };
    },
    sharePictures: collectSharePictures(
      pictures,
      clinic.name.full,
      `${clinic.address.city}, ${clinic.address.region}`,
    ),
    routes,
    standInRoutes,
    contentOf: ({ pattern }) =>
      singlePages.find(({ content }) => content.pattern === pattern)?.parsed as never,
    titleOf: (pagePath) => contentAt(pagePath).title ?? clinic.name.full,
    descriptionOf: (pagePath) => contentAt(pagePath).meta.description,
  };
}

/** Fields that follow from the name of a file or from its words, so that nobody types them. */
const derivedFields: {
  [Folder in CollectionName]?: (slug: string, outline: MdxOutline) => object;
} = {
  services: (slug) => ({ link: `/services/${slug}` }),
  articles: (_slug, { words }) => ({ readTime: `${readingMinutes(words)} min` }),
};

type Meta = { title: string; description: string };

function hasMeta(page: unknown): page is { title?: string; meta: Meta } {
  return typeof page === "object" && page !== null && "meta" in page;
}

function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as Value, key as Key)]),
  ) as Record<Key, Result>;
}

/** All pages sorted by path, separate from stand-in pages. */
function listRoutes(
  pages: ReadonlyMap<string, PageDeclaration>,
  slugs: Record<CollectionName, readonly string[]>,
): { routes: Route[]; standInRoutes: Route[] } {
  const routes: Route[] = [];
  const standInRoutes: Route[] = [];
  const taken = new Set([...pages.values()].flatMap((page) => page.path));
  for (const [name, page] of pages) {
    if ("content" in page) {
      (page.isStandIn === true ? standInRoutes : routes).push({ path: page.path, name });
      continue;
    }
    const paths =
      typeof page.path === "string" && page.path.includes(":slug")
        ? slugs[page.collection]
            .map((slug) => (page.path as string).replace(":slug", slug))
            .filter((pagePath) => !taken.has(pagePath))
        : [page.path].flat();
    for (const pagePath of paths) {
      routes.push({ path: pagePath, name, slug: path.posix.basename(pagePath) });
    }
  }
  routes.sort((a, b) => a.path.localeCompare(b.path));
  return { routes, standInRoutes };
}

function deriveClinic(file: SharedContent["clinic"]): Clinic {
  const dial = (display: string) => `+1${display.replace(/\D/g, "")}`;
  const phone = ({ display }: { display: string }) => ({ display, dial: dial(display) });
  const { street, city, region, postalCode } = file.address;
  const hospital = file.afterHoursHospital.chosen;
  return {
    ...file,
    name: {
      sign: file.name.sign,
      kind: file.name.kind,
      full: `${file.name.sign} ${file.name.kind}`,
    },
    phone: phone(file.phone),
    text: phone(file.text),
    fax: phone(file.fax),
    email: file.email.value,
    address: { ...file.address, full: `${street}, ${city}, ${region} ${postalCode}` },
    poisonLines: file.poisonLines.map((line) => ({ ...line, dial: dial(line.display) })),
    afterHoursHospital:
      hospital === undefined
        ? { inProse: file.afterHoursHospital.inProse, chosen: undefined }
        : {
            inProse: `${hospital.name}, ${hospital.phone}`,
            chosen: { ...hospital, phone: phone({ display: hospital.phone }) },
          },
  };
}

/** Facts that content may reference; content/README.md lists them for editors. */
function collectFacts(
  clinic: Clinic,
  figures: Record<string, string>,
  areas: readonly SourceFile[],
  legal: readonly SourceFile[],
): Facts {
  const facts = new Map([
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
  for (const { file, raw } of areas) {
    // Report an unreadable file once, not again for each use of its fact.
    if (raw === undefined) facts.set(`drive.${path.basename(file, ".mdx")}`, "");
    const distance = (raw as { distance?: unknown } | undefined)?.distance;
    if (typeof distance === "string" && distance.endsWith(" min")) {
      facts.set(`drive.${path.basename(file, ".mdx")}`, distance.replace(" min", " minutes"));
    }
  }
  for (const { file, raw } of legal) {
    if (raw === undefined) facts.set(`${path.basename(file).split("-")[0]}.updated`, "");
    const updated = (raw as { updated?: unknown } | undefined)?.updated;
    // `terms.updated` and `privacy.updated`; the schema reports invalid dates.
    if (typeof updated === "string" && !Number.isNaN(Date.parse(updated))) {
      facts.set(`${path.basename(file).split("-")[0]}.updated`, formatDate(updated));
    }
  }
  return facts;
}

function byOrderOf(order: readonly string[]) {
  return (a: { slug: string }, b: { slug: string }) =>
    order.indexOf(a.slug) - order.indexOf(b.slug);
}
