import path from "node:path";
import type { ContentFolder } from "../content/read.ts";
import { slug } from "../content/schemas/fields.ts";
import { expectedPhoto, photoName } from "../content/schemas/photos.ts";
import { checkNotices } from "./check-notices.ts";
import { collections, sharedFiles } from "./content-files.ts";
import type { Links } from "./links.ts";
import type { Page, PageContent } from "./site.ts";

/** Reports problems between files, which the schema of one file cannot see, and doubts. */
export function checkFiles(
  files: ContentFolder,
  pages: readonly Page[],
  links: Links,
  today: string,
): void {
  checkNames(files);
  checkAddresses(files, pages);
  checkTitles(files, pages);
  checkRedirects(files, links);
  checkPhotos(files);
  checkNotices(files, today);
}

const isPhoto = (name: string) => path.dirname(name) === "photos";

/** Reports files that no page reads, and files whose name cannot be part of an address. */
function checkNames({ names, parsed, report }: ContentFolder): void {
  for (const name of names) {
    const { base, name: last } = path.parse(name);
    if (base === "README.md" || isPhoto(name)) continue;
    if (!parsed.has(name)) {
      // Windows and macOS hide known extensions, so a file may be named `post.mdx.txt`.
      const [, real] = /^(.+\.(?:mdx|ya?ml))\.\w+$/.exec(base) ?? [];
      const folders = Object.keys(collections).join(", ");
      const expected = real ?? `the file of a page, or an .mdx file in one of ${folders}`;
      report(name, [], { message: "no page reads this file", expected });
    } else if (!slug.safeParse(last).success) {
      const message = "the name of this file cannot be part of an address";
      const expected = "lowercase words joined by hyphens, such as senior-care.mdx";
      report(name, [], { message, expected });
    }
  }
}

/** Reports entries that would have the same address as another page. */
function checkAddresses({ report }: ContentFolder, pages: readonly Page[]): void {
  for (const { path: address, file } of pages.filter((page) => page.collection)) {
    const other = pages.find((one) => one.path === address && one.file !== file);
    if (other === undefined) continue;
    const message = `its address would be ${address}, which is that of ${other.file}`;
    report(file, [], { message, expected: "another name" });
  }
}

function checkTitles({ parsed, report }: ContentFolder, pages: readonly Page[]): void {
  const titleOf = ({ file }: Page) => (parsed.get(file) as PageContent | undefined)?.search.title;
  for (const page of pages.filter(titleOf)) {
    const other = pages.find((one) => one !== page && titleOf(one) === titleOf(page));
    if (other === undefined) continue;
    const message = `is the title of ${other.file}, too`;
    report(page.file, ["search", "title"], { message, expected: "one of its own" });
  }
}

/** Reports redirects from an address that a page or a file of the site has. */
function checkRedirects({ report }: ContentFolder, { oldPaths, isTaken }: Links): void {
  for (const [index, from] of oldPaths.entries()) {
    if (!isTaken(from)) continue;
    const message = `is “${from}”, which is a page or a file of this site`;
    report(sharedFiles.redirects.path, [index, "from"], { message, expected: "one that is gone" });
  }
}

/** Reports photographs that are not there, or have another name, and doubts about those nobody shows. */
function checkPhotos({ names, photos, problems, placeOf, unsettled }: ContentFolder): void {
  for (const { photo, ...place } of photos) {
    if (names.includes(photo) || !photoName.test(path.basename(photo))) continue;
    const alike = names.find((name) => name.toLowerCase() === photo.toLowerCase());
    const expected = alike ? `${path.basename(alike)}, as the file is called` : "one that is there";
    problems.push({ ...place, message: `there is no file ${photo}`, expected });
  }
  for (const name of names.filter((one) => isPhoto(one) && !one.endsWith("README.md"))) {
    if (photos.some(({ photo }) => photo === name)) continue;
    const expected = photoName.test(path.basename(name)) ? "a page that names it" : expectedPhoto;
    const message = "no page shows this photo";
    unsettled.worthALook.push({ ...placeOf(name, []), message, expected });
  }
}
