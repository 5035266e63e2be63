import { posix } from "node:path";
import { defaultOrigin, pagePaths } from "../addresses/paths.ts";
import { clinicFile } from "../clinic/clinic.ts";
import { factsOf } from "../clinic/facts.ts";
import { figuresFile } from "../clinic/figures.ts";
import { navigationFile } from "../clinic/navigation.ts";
import { questionsFile } from "../clinic/questions.ts";
import { signaturesFile } from "../clinic/signatures.ts";
import { phoneNumbersIn } from "../content/doubts.ts";
import type { Choices } from "../content/field-schema.ts";
import { UserError } from "../content/problems.ts";
import {
  type ContentFile,
  type ContentFolder,
  type ContentOf,
  isFolder,
  openContent,
} from "../content/read.ts";
import type { Edition, EntryInfo, Page, Site } from "../content/site.ts";
import { clinicToday } from "../dates/clinic-time.ts";
import type { FrameFields, RoutedPage } from "../pages/declare.ts";
import { routes } from "../pages/index.ts";
import { proseTags } from "../parts/prose/tags.ts";
import { checkFiles } from "./check-files.ts";
import { entriesIn, listChoices, namesOfVets } from "./choices.ts";
import { readLinks } from "./links.ts";
import { oldPath, redirectsFile } from "./redirects.ts";
import { sharedFiles } from "./shared-files.ts";
import { readSignedPages } from "./signed-pages.ts";

/** All validated content, and what only the build asks of it. */
export type BuildSite = ReturnType<typeof readSite>;

/**
 * Reads and checks a folder of content. The public edition leaves out what is not settled, and stops if the
 * site cannot be without it.
 * @throws {UserError} listing every problem
 */
export function readSite(folder = "content", edition: Edition = "preview", origin = defaultOrigin) {
  const today = clinicToday();
  const isPublic = edition === "public";
  const files = openContent(folder, isPublic);

  // 1. Which pages there are. The public site leaves out those that nobody has signed.
  const allPages = listPages(files.names);
  const signedPages = readSignedPages(files, allPages);
  const unsigned = signedPages.filter(({ signature }) => signature === undefined);
  const leftOutPaths = unsigned.filter(({ isRequired }) => !isRequired).map(({ path }) => path);
  const pages = allPages.filter(({ path }) => !isPublic || !leftOutPaths.includes(path));
  // Each entry is read alone, so that a broken one does not make links to other old addresses wrong.
  const redirects = entriesIn(files, redirectsFile).map(({ from, to }) => {
    return { from: oldPath.safeParse(from).data ?? "", to: `${to}`.trim() };
  });

  // 2. What reading any text needs.
  const choices = listChoices(files, allPages);
  const known = {
    choices,
    ...readFacts(files, pages, choices),
    tags: proseTags,
    isLeftOut: leftOutAddresses(files, leftOutPaths, redirects, origin),
    leftOutFiles: new Set(
      allPages.flatMap(({ path, file }) => (leftOutPaths.includes(path) ? file : [])),
    ),
  };

  // 3. All files, even of pages that are left out, to report mistakes before anybody signs them.
  for (const file of Object.values<readonly ContentFile[]>(sharedFiles).flat())
    files.read(file, known);
  for (const { file, route } of allPages) files.read(route.file, known, file);

  // 4. Checks between files.
  const oldPaths = redirects.map(({ from }) => from);
  const links = readLinks(files.links, { origin, pages, oldPaths });
  files.problems.push(...links.findProblems());
  checkFiles(files, allPages, links, leftOutPaths, today);
  for (const { title, code } of unsigned.filter(({ isRequired }) => isRequired))
    files.unsettled.stops.push({
      ...files.placeOf(signaturesFile.path, []),
      message: `nobody has signed ${title}`,
      expected: `an entry with its code, ${code}, once all of it has been read`,
    });
  if (isPublic) files.problems.push(...files.unsettled.stops);
  if (files.problems.length > 0) throw new UserError(files.problems);

  // Without a problem, all content is there.
  const get: Site["get"] = (file) => files.get(file) as ContentOf<typeof file>;
  const withContent = pages.map((page) => {
    const { path, file, route } = page;
    const fields = files.get(route.file, file) as FrameFields;
    return { ...page, content: { ...fields, path, slug: posix.basename(path) } };
  });
  const { services, areas } = get(navigationFile);
  const listed = withContent.sort(byOrder([...services, ...areas]));
  return {
    get,
    // The fields of a page are those of its file, which TypeScript cannot see here.
    entries: ((...wanted: ContentFile[]) =>
      listed
        .filter(({ route }) => wanted.includes(route.file))
        .map(({ content }) => content)) as Site["entries"],
    pages: listed,
    titleOf: (path: string) =>
      listed.find((page) => page.path === path)?.content.title ?? get(clinicFile).name.full,
    today,
    edition,
    origin,
    unsettled: files.unsettled,
    signedPages,
    links,
    photos: files.photos,
    // From a page that the public site leaves out, a preview leads nowhere: it shows the page.
    redirects: get(redirectsFile).filter(({ from }) => pages.every(({ path }) => path !== from)),
  };
}

/** All pages sorted by path, from the names of all files of content. */
export const listPages = (names: readonly string[]): RoutedPage[] =>
  Object.entries(routes)
    .flatMap(([folder, route]) => {
      const parent = posix.dirname(route.file.path);
      const isIn = (name: string) => posix.dirname(name) === parent && name.endsWith(".mdx");
      const files = isFolder(route.file) ? names.filter(isIn) : [route.file.path];
      return files.map((file) => {
        const path = route.path.replace(":slug", posix.basename(file, ".mdx"));
        return { path, folder, file, group: route.group ?? parent, route };
      });
    })
    .sort((a, b) => a.path.localeCompare(b.path));

type Listed = { content: FrameFields & EntryInfo & { date?: string } };

/** Articles newest first, then by a list of slugs. Others come last, by title. */
function byOrder(slugs: readonly string[]) {
  const rank = ({ content: { slug } }: Listed) =>
    slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length;
  const wordsOf = ({ content: { date = "", title = "" } }: Listed) => ({ date, title });
  return (a: Listed, b: Listed) =>
    wordsOf(b).date.localeCompare(wordsOf(a).date) ||
    rank(a) - rank(b) ||
    wordsOf(a).title.localeCompare(wordsOf(b).title);
}

/** @throws {UserError} if facts cannot be read, or each use of one would be reported as a problem, too */
function readFacts(files: ContentFolder, pages: readonly Page[], choices: Choices) {
  const known = { facts: new Map(), choices };
  const clinic = files.read(clinicFile, known);
  const figures = files.read(figuresFile, known);
  if (clinic === undefined || figures === undefined) throw new UserError(files.problems);
  // Problems of the other files are not reported here, but when each file is read.
  const [doctor] = namesOfVets(files, "confirmed");
  const drives = pages.flatMap(({ file, group }) => {
    const minutes = Number.parseInt(String(files.rawFields(file).distance), 10);
    return group === "areas" && minutes > 0 ? [minutes] : [];
  });
  return {
    facts: factsOf({ clinic, figures, doctor, drives }),
    phoneNumbers: phoneNumbersIn(JSON.stringify(clinic)),
  };
}

/** Whether an address leads to what the public site leaves out: a page, an old address of it, a question. */
function leftOutAddresses(
  files: ContentFolder,
  leftOutPaths: readonly string[],
  redirects: readonly { from: string; to: string }[],
  origin: string,
) {
  const leftOut = new Set<unknown>(leftOutPaths);
  for (const { from, to } of redirects) if (leftOut.has(to)) leftOut.add(from);
  for (const { id, status } of entriesIn(files, questionsFile))
    if (status === "unconfirmed") leftOut.add(`${pagePaths.contact}#question-${id}`);
  return (address: string) => {
    const url = URL.parse(address, origin);
    if (url?.origin !== origin) return false;
    return leftOut.has(url.pathname) || leftOut.has(url.pathname + url.hash);
  };
}
