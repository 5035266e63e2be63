import { posix } from "node:path";
import type { z } from "zod";
import { isFallback, pagePaths } from "../addresses/paths.ts";
import { phoneNumbersIn } from "../content/doubts.ts";
import { type Choices, fieldsOf } from "../content/field-schema.ts";
import { UserError } from "../content/problems.ts";
import { type ContentFile, type ContentFolder, type Known, openContent } from "../content/read.ts";
import { oldPath } from "./redirects.ts";
import { veterinarianOf } from "../clinic/team.ts";
import { dayAfter } from "../clinic/hours/week.ts";
import { signsTag } from "../signs/signs-tag.ts";
import { checkFiles } from "./check-files.ts";
import {
  type CollectionName,
  collections,
  type SharedContent,
  sharedFiles,
} from "./content-files.ts";
import { readLinks } from "./links.ts";
import { listPictures, pictures } from "../illustrations/pictures.ts";
import { readFacts } from "../clinic/facts.ts";
import type { RouteTable } from "./page-data.ts";
import { needsSignature, readSignedPages } from "./signatures.ts";
import type { Edition, Entry, Page, PageContent, Service, Site } from "../content/site.ts";

/** What a site is made of. `today` is the clinic's day, such as `2026-11-20`. */
type Source = {
  table: RouteTable;
  folder: string;
  edition: Edition;
  origin: string;
  today: string;
};

/** The site that a folder of content makes. @throws {UserError} listing every problem */
export function assembleSite(source: Source): Site {
  const { edition, origin, today } = source;
  const { files, pages, links, signedPages } = readAll(source);
  const shared = Object.fromEntries(
    Object.entries<ContentFile>(sharedFiles).map(([name, file]) => [name, files.get(file)]),
  ) as SharedContent;
  const contentByPath = new Map(
    pages.map(({ path, file }) => {
      return [path, { ...fieldsOf(files.parsed.get(file)), path, slug: posix.basename(path) }];
    }),
  );
  function contentAt<Content = PageContent>(pagePath: string): Content {
    const found: unknown = contentByPath.get(pagePath);
    if (found === undefined) throw new Error(`No page has the path ${pagePath}`);
    return found as Content;
  }
  const entriesOf = <Name extends CollectionName>(name: Name) =>
    pages
      .filter(({ collection }) => collection === name)
      .map(({ path }) => contentAt<Entry<Name>>(path));
  const services = [...entriesOf("services"), contentAt<Service>(pagePaths.emergency)];
  return {
    ...shared,
    today,
    // Every page carries these: all other hours, which search engines read, and news two weeks ahead.
    notices: shared.notices.filter(
      ({ from, until, hours }) => until >= today && (hours || from <= dayAfter(today, 14).date),
    ),
    // From a page that the public site leaves out, a preview leads nowhere: it shows the page.
    redirects: shared.redirects.filter(({ from }) => !contentByPath.has(from)),
    ...pictures,
    links,
    photos: files.photos,
    pages,
    edition,
    origin,
    unsettled: files.unsettled,
    signedPages,
    veterinarian: veterinarianOf(shared.team),
    services: services.sort(byOrderOf(shared.navigation.services)),
    areas: entriesOf("areas").sort(byOrderOf(shared.navigation.areas)),
    articles: entriesOf("articles").sort((a, b) => b.date.localeCompare(a.date)),
    legal: entriesOf("legal"),
    contentAt,
    titleOf: (pagePath) => contentAt(pagePath).title ?? shared.clinic.name.full,
  };
}

/**
 * Reads and checks a folder of content. The edition matters here alone: the public one leaves out what is
 * not settled, and stops if the site cannot be without it.
 * @throws {UserError} listing every problem
 */
function readAll({ table, folder, edition, origin, today }: Source) {
  const files = openContent(folder, edition === "public");

  // 1. Which pages there are. The public site leaves out those that nobody has signed.
  const allPages = table.listPages(files.names);
  const signedPages = readSignedPages(files, allPages);
  const unsigned = signedPages.filter(({ signature }) => signature === undefined);
  const leftOut = unsigned.filter(({ isRequired }) => !isRequired).map(({ path }) => path);
  const isPublic = edition === "public";
  const pages = allPages.filter(({ path }) => !isPublic || !leftOut.includes(path));
  // Each entry is read alone, so that a broken one does not make links to other old addresses wrong.
  const redirects = Object.values(files.rawFields(sharedFiles.redirects.path)).map((one) => {
    const { from, to } = fieldsOf(one);
    return { from: oldPath.safeParse(from).data ?? "", to: `${to}`.trim() };
  });

  // 2. What reading any text needs: facts, choices, and tags, which show labels and signs.
  const choices = listChoices(files, allPages);
  const withoutTags: Known = {
    choices,
    facts: readFacts(files, pages, choices),
    isLeftOut: leftOutAddresses(files, leftOut, redirects, origin),
    unsigned: new Set(allPages.flatMap(({ path, file }) => (leftOut.includes(path) ? file : []))),
    phoneNumbers: phoneNumbersIn(JSON.stringify(files.get(sharedFiles.clinic))),
  };
  const labels = files.parse(sharedFiles.labels, withoutTags);
  const { list = [], aftercare = [] } = files.parse(sharedFiles.signs, withoutTags) ?? {};
  const tags = { Signs: signsTag([...list, ...aftercare], labels) };
  const known: Known = { ...withoutTags, tags };

  // 3. All other files, even of pages that are left out, to report mistakes before anybody signs them.
  for (const file of [...Object.values(sharedFiles), ...table.ownFiles])
    files.parse<z.ZodType>(file, known);
  for (const [name, declared] of Object.entries<ContentFile>(collections))
    for (const { collection, file } of allPages)
      if (collection === name) files.parse(declared, known, file);

  // 4. Checks between files.
  const oldPaths = redirects.map(({ from }) => from);
  const links = readLinks(files.links, { origin, pages, oldPaths });
  files.problems.push(...links.findProblems());
  checkFiles(files, allPages, links, leftOut, today);
  for (const { title, code } of unsigned.filter(({ isRequired }) => isRequired)) {
    const message = `nobody has signed ${title}`;
    const expected = `an entry with its code, ${code}, once all of it has been read`;
    files.unsettled.stops.push({
      ...files.placeOf(sharedFiles.signatures.path, []),
      message,
      expected,
    });
  }
  if (isPublic) files.problems.push(...files.unsettled.stops);
  if (files.problems.length > 0) throw new UserError(files.problems);
  return { files, pages, links, signedPages };
}

/** Whether an address leads to what the public site leaves out: a page, an old address of it, a question. */
function leftOutAddresses(
  files: ContentFolder,
  unsignedPaths: readonly string[],
  redirects: readonly { from: string; to: string }[],
  origin: string,
) {
  const leftOut = new Set<unknown>(unsignedPaths);
  for (const { from, to } of redirects) if (leftOut.has(to)) leftOut.add(from);
  for (const { id, status } of files.peek(sharedFiles.questions) ?? [])
    if (status === "unconfirmed") leftOut.add(`${pagePaths.contact}#question-${id}`);
  return (address: string) => {
    const url = URL.parse(address, origin);
    if (url?.origin !== origin) return false;
    return leftOut.has(url.pathname) || leftOut.has(url.pathname + url.hash);
  };
}

/** Sorts by a list of slugs. Others come last, by title. */
function byOrderOf(order: readonly string[]) {
  const rank = ({ slug }: Titled) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return (a: Titled, b: Titled) => rank(a) - rank(b) || a.title.localeCompare(b.title);
}
type Titled = { slug: string; title: string };

/** The names that exist, for fields that name something. The content may be broken. */
export function listChoices(files: ContentFolder, pages: readonly Page[]): Choices {
  const paths = pages.map((page) => page.path).filter((one) => !isFallback(one));
  const slugsBelow = (parent: string) =>
    paths.filter((one) => posix.dirname(one) === parent).map((one) => posix.basename(one));
  const services = slugsBelow(pagePaths.services);
  const signed = pages.filter(needsSignature);
  const isPolicy = ({ collection }: Page) => collection === "legal";
  const signs = files.peek(sharedFiles.signs);
  const findable = signs && [...signs.list, ...signs.aftercare, ...signs.poisons, ...signs.topics];
  return {
    services,
    findable: findable && [...findable.map(({ id }) => id), ...services, "none"],
    areas: slugsBelow(pagePaths.areas),
    pages: paths,
    pictures: listPictures(),
    categories: files.peek(sharedFiles.blog)?.categories,
    medical: signed.filter((one) => !isPolicy(one)).map(({ path }) => path),
    policies: signed.filter(isPolicy).map(({ path }) => path),
    vets: Object.values(files.rawFields(sharedFiles.team.path))
      .map(fieldsOf)
      .flatMap((one) =>
        one.veterinarian === true && one.status !== "unconfirmed" ? `${one.name}` : [],
      ),
  };
}
