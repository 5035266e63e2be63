import { posix } from "node:path";
import type { z } from "zod";
import { isFallback, pagePaths } from "../addresses/paths.ts";
import { UserError } from "../content/problems.ts";
import {
  type ContentFile,
  type ContentFolder,
  type Names,
  openContent,
  type References,
} from "../content/read.ts";
import { type Body, piecesOf } from "../content/rich-text.ts";
import { articleDay } from "../content/schemas/articles.ts";
import { collections, type SharedContent, sharedFiles } from "../content/schemas/index.ts";
import { oldPath } from "../content/schemas/redirects.ts";
import { poisonId } from "../content/schemas/signs.ts";
import { confirmedIn, veterinarianOf } from "../content/schemas/team.ts";
import { signTable } from "../content/sign-table.ts";
import { isPageLeftOut, phoneNumbersIn } from "../content/unsettled.ts";
import { clinicTime } from "../hours/clinic-time.ts";
import { dayAfter } from "../hours/week.ts";
import { checkFiles, findUnusedPhotos } from "./check-files.ts";
import { readLinks } from "./links.ts";
import { findPictures, listPictures } from "./pictures.ts";
import { readFacts } from "./read-facts.ts";
import type { RouteTable } from "./route-table.ts";
import type { Collections, Edition, EntryInfo, Page, PageContent, Site } from "./site.ts";

/**
 * Reads and checks a folder of content. Here alone the edition decides what there is: the public one
 * leaves out what is not settled, and stops at what the site cannot be without.
 * @throws {UserError} listing every problem
 */
export function assembleSite(
  table: RouteTable,
  folder: string,
  edition: Edition,
  origin: string,
): Site {
  const files = openContent(folder, edition === "public");
  const allPages = table.listPages(files.names);
  const isShown = ({ collection, file }: Page) =>
    collection === undefined ||
    edition !== "public" ||
    !isPageLeftOut(files.rawFields(file), collections[collection].fields);
  const pages = allPages.filter(isShown);
  const facts = readFacts(files, pages);
  const named: References = {
    facts,
    isLeftOut(address) {
      const [pagePath] = address.split(/[?#]/);
      return allPages.some((page) => page.path === pagePath && !pages.includes(page));
    },
    phoneNumbers: phoneNumbersIn(JSON.stringify(files.get(sharedFiles.clinic))),
    names: listNames(files, allPages),
    signs: [],
  };
  // The signs come first, because other texts name them.
  const labels = files.parse(sharedFiles.labels, named);
  const { list = [], after = [] } = files.parse(sharedFiles.signs, named) ?? {};
  const known: References = { ...named, signs: signTable([...list, ...after], labels) };
  for (const file of [...Object.values(sharedFiles), ...table.ownFiles])
    files.parse<z.ZodType>(file, known);
  const entries = readEntries(files, pages, known);
  // Not validated: a link to an old address is right even if another redirect is wrong.
  const redirects = Object.values(files.rawFields(sharedFiles.redirects.glob));
  const oldPaths = redirects.map((one) => oldPath.safeParse(Object(one).from).data ?? "");
  const links = readLinks(files.links, { ...known, origin, pages, oldPaths });
  files.problems.push(...links.findProblems());
  checkFiles(files, allPages, links);
  const { unsettled } = files;
  const today = clinicTime(new Date()).date;
  unsettled.worthALook.push(...findUnusedPhotos(files));
  for (const [index, { from, until }] of (files.get(sharedFiles.notices) ?? []).entries()) {
    if (today <= until && until < dayAfter(from, 365).date) continue;
    const place = files.placeOf(sharedFiles.notices.glob, [index]);
    const expected = "a day to come, less than a year after the first, or no such entry";
    unsettled.worthALook.push({ ...place, message: `ends on ${until}`, expected });
  }
  if (edition === "public") files.problems.push(...unsettled.stops);
  if (files.problems.length > 0) throw new UserError(files.problems);

  const shared = Object.fromEntries(
    Object.entries<ContentFile>(sharedFiles).map(([name, file]) => [name, files.get(file)]),
  ) as SharedContent;
  const contentAt = (pagePath: string) =>
    files.parsed.get(pages.find(({ path }) => path === pagePath)?.file ?? "") as PageContent;
  const slug = posix.basename(pagePaths.emergency);
  const emergency = { ...shared.emergency, slug, path: pagePaths.emergency };
  return {
    ...entries,
    ...shared,
    today,
    notices: shared.notices.filter(({ until }) => until >= today),
    ...findPictures(),
    links,
    photos: files.photos,
    pages,
    edition,
    origin,
    unsettled,
    veterinarian: veterinarianOf(shared.team),
    services: [...entries.services, emergency].sort(byOrderOf(shared.navigation.services)),
    contentOf: files.get as Site["contentOf"],
    titleOf: (pagePath) => contentAt(pagePath).title ?? shared.clinic.name.full,
    descriptionOf: (pagePath) => contentAt(pagePath).search.description,
  };
}

/** The entries of each collection, as far as they can be read. */
function readEntries(
  { parse, get, report }: ContentFolder,
  pages: readonly Page[],
  known: References,
): Collections {
  const entriesOf = (name: string, declared: ContentFile<z.ZodType<EntryFields>>) =>
    pages
      .filter(({ collection }) => collection === name)
      .flatMap(({ path, file }) => {
        const fields = parse(declared, known, file);
        if (fields === undefined) return [];
        const { start, sections } = fields.body;
        const ids = sections.map(({ id }) => id);
        for (const [index, { heading }] of (fields.beside ?? []).entries()) {
          if (ids.includes(heading)) continue;
          const message = `there is no heading “${heading}” in the text`;
          const expected = `one of ${ids.join(", ")}`;
          report(file, ["beside", index, "heading"], { message, expected });
        }
        const shown = [...start, ...sections.flatMap(({ heading, text }) => [heading, ...text])];
        // Dashes and slashes between spaces do not count.
        const words =
          piecesOf(shown)
            .join(" ")
            .match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
        const readTime = `${Math.max(1, Math.round(words.length / wordsPerMinute))} min`;
        const info: EntryInfo = { slug: posix.basename(path), path, readTime };
        return [{ ...fields, ...info }];
      });
  const entries = Object.fromEntries(
    Object.entries(collections).map(([name, file]) => [name, entriesOf(name, file)]),
  ) as unknown as Collections;
  entries.areas.sort(byOrderOf(get(sharedFiles.navigation)?.areas ?? []));
  entries.articles.sort((a, b) => articleDay(b).localeCompare(articleDay(a)));
  return entries;
}

type EntryFields = { body: Body; beside?: { heading: string }[] };

/** Slower than most people read, as for a text with lists and tables. */
const wordsPerMinute = 168;

/** Sorts by a list of slugs. Others come last, by title. */
function byOrderOf(order: readonly string[]) {
  const rank = ({ slug }: Titled) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return (a: Titled, b: Titled) => rank(a) - rank(b) || a.title.localeCompare(b.title);
}
type Titled = { slug: string; title: string };

/** The names that exist, for fields that name something. The content may be broken. */
export function listNames(files: ContentFolder, pages: readonly Page[]): Names {
  const { categories } = files.rawFields(sharedFiles.blog.glob);
  const paths = pages.map((page) => page.path).filter((one) => !isFallback(one));
  const slugsBelow = (parent: string) =>
    paths.filter((one) => posix.dirname(one) === parent).map((one) => posix.basename(one));
  const services = slugsBelow(pagePaths.services);
  const { list, after, poisons, others } = files.rawFields(sharedFiles.signs.glob);
  const found = [list, after, poisons, others].flatMap((entries) =>
    Object.values(Object(entries)).map(Object),
  );
  return {
    services,
    found: [...found.map(({ id, thing }) => `${id ?? poisonId(`${thing}`)}`), ...services, "none"],
    areas: slugsBelow(pagePaths.areas),
    pages: paths,
    pictures: listPictures(),
    categories: Array.isArray(categories) ? categories : undefined,
    team: confirmedIn(files.sourceOf(sharedFiles.team.glob).raw)?.map(({ name }) => name),
  };
}
