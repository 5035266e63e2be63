import { posix } from "node:path";
import { canonicalPath, defaultOrigin } from "../addresses.ts";
import { checkApprovals, readApprovalPages } from "../approvals/read-approvals.ts";
import { clinicFile } from "../clinic/clinic.ts";
import { buildFacts } from "../clinic/facts.ts";
import { figuresFile } from "../clinic/figures.ts";
import { navigationFile } from "../clinic/navigation.ts";
import { oldPath, redirectsFile } from "../clinic/redirects.ts";
import { listVeterinarians } from "../clinic/team.ts";
import { areasFile } from "../collections/areas/schema.ts";
import { proseTags } from "../components/prose/tags.ts";
import { clinicToday } from "../dates.ts";
import type { PageFields, PageSource } from "../pages/define-route.ts";
import { routes } from "../pages/index.ts";
import type { Choices } from "../reader/field-schema.ts";
import { type Severity, UserError, withSeverity } from "../reader/problems.ts";
import {
  type ContentFile,
  type ContentFolder,
  type ContentOf,
  isFolder,
  openContent,
  rawItems,
} from "../reader/read.ts";
import type { Edition, Entry, Site } from "../reader/site.ts";
import { findPhoneNumbers } from "../reader/wrong-values.ts";
import { checkFiles } from "./check-files.ts";
import { listChoices } from "./choices.ts";
import { createLinkCheck } from "./links.ts";
import { sharedFiles } from "./shared-files.ts";

/** All validated content, and what only the build asks of it. */
export type BuildSite = ReturnType<typeof readSite>;
export type BuildPage = BuildSite["pages"][number];

/**
 * Reads and checks a folder of content. The public edition has no drafts, and stops while anything is left to do.
 * @throws {UserError} listing every problem
 */
export function readSite(folder = "content", edition: Edition = "preview", origin = defaultOrigin) {
  const today = clinicToday();
  const files = openContent(folder);

  // 1. Which pages there are.
  const allPages = listPages(files.names);
  const finished = allPages.filter(({ file }) => !files.isDraftFile(file));
  const pages = edition === "public" ? finished : allPages;
  // Item by item: if one is wrong, the others still count, or links to them would be reported, too.
  const oldPaths = rawItems(files, redirectsFile).map(
    ({ from }) => oldPath.safeParse(from).data ?? "",
  );

  // 2. What reading any text needs.
  const choices = listChoices(files, allPages);
  const publicPaths = [...finished.map(({ path }) => path), ...oldPaths];
  const readContext = {
    choices,
    ...readFacts(files, finished, choices),
    tags: proseTags,
    leadsToDraft: (address: string) => {
      const { origin: host, pathname = "" } = URL.parse(address, origin) ?? {};
      return (
        host === origin &&
        allPages.some(({ path }) => path === canonicalPath(pathname) && !publicPaths.includes(path))
      );
    },
  };

  // 3. All files, drafts, too, to report mistakes before anybody approves them.
  for (const file of Object.values<readonly ContentFile[]>(sharedFiles).flat())
    files.read(file, readContext);
  for (const { file, route } of allPages) files.read(route.file, readContext, file);

  // 4. Checks between files.
  const linkCheck = createLinkCheck(files.links, { origin, pages: allPages, oldPaths });
  files.problems.push(...linkCheck.findProblems());
  checkFiles(files, allPages, linkCheck, today);
  const approvalPages = readApprovalPages(files, allPages);
  checkApprovals(files, approvalPages);
  const { problems } = files;
  const stopAt = (severity: Severity) => {
    if (withSeverity(severity, problems).length > 0) throw new UserError(problems, severity);
  };
  stopAt("stops every build");
  if (edition === "public") stopAt("stops publishing");

  // Without a problem that stops it, all content is there.
  const get: Site["get"] = (file) => files.get(file) as ContentOf<typeof file>;
  const withContent = pages.map((page) => {
    const { path, file, route } = page;
    const fields = files.get(route.file, file) as PageFields;
    const { search, title = search.title, name = title } = fields;
    const approvalPage = approvalPages.find((approvable) => approvable.path === path);
    const approval = approvalPage?.approval;
    return {
      ...page,
      name,
      words: fields.words,
      approvalPage,
      content: { ...fields, path, slug: posix.basename(path), approval },
    };
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
    problems,
    approvalPages,
    isDraftFile: files.isDraftFile,
    linkCheck,
    photos: files.photos,
    // A preview shows a draft whose address has moved, in place of the redirect.
    redirects: get(redirectsFile).filter(({ from }) => pages.every(({ path }) => path !== from)),
  };
}

/** All pages sorted by path, from the names of all files of content. */
export const listPages = (names: readonly string[]): PageSource[] =>
  Object.entries(routes)
    .flatMap(([folder, route]) => {
      const parent = posix.dirname(route.file.path);
      const isIn = (name: string) => posix.dirname(name) === parent && name.endsWith(".mdx");
      const files = isFolder(route.file) ? names.filter(isIn) : [route.file.path];
      return files.map((file) => {
        const path = route.path.replace(":slug", posix.basename(file, ".mdx"));
        const { collection = parent } = route;
        return { path, folder, file, collection, route };
      });
    })
    .sort((a, b) => a.path.localeCompare(b.path));

type Listed = { content: Entry<PageFields> };

/** Articles newest first, then by a list of slugs. Others come last, by title. */
function byOrder(slugs: readonly string[]) {
  const rank = ({ content: { slug } }: Listed) =>
    slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length;
  const sortKeys = ({ content: { date = "", title = "" } }: Listed) => ({ date, title });
  return (a: Listed, b: Listed) =>
    sortKeys(b).date.localeCompare(sortKeys(a).date) ||
    rank(a) - rank(b) ||
    sortKeys(a).title.localeCompare(sortKeys(b).title);
}

/** @throws {UserError} if facts cannot be read, or each use of one would be reported as a problem, too */
function readFacts(files: ContentFolder, pages: readonly PageSource[], choices: Choices) {
  const readContext = { facts: new Map(), choices };
  const clinic = files.read(clinicFile, readContext);
  const figures = files.read(figuresFile, readContext);
  if (clinic === undefined || figures === undefined) throw new UserError(files.problems);
  // Problems of the other files are not reported here, but when each file is read.
  const first = listVeterinarians(files).find(({ lastDay }) => !lastDay);
  const veterinarian = first?.name ?? clinic.veterinarian;
  const { distance } = areasFile.schema.shape;
  const drives = pages.flatMap(
    ({ file }) => distance.safeParse(files.rawFields(file).distance).data || [],
  );
  return {
    facts: buildFacts({ clinic, figures, veterinarian, drives }),
    phoneNumbers: findPhoneNumbers(JSON.stringify(clinic)),
  };
}
