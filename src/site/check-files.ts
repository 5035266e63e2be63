import path from "node:path";
import { canonicalPath } from "../addresses.ts";
import { clinicFile } from "../clinic/clinic.ts";
import { dayAfter } from "../clinic/hours/week.ts";
import { noticesFile } from "../clinic/notices.ts";
import { namesOfVets, teamFile } from "../clinic/team.ts";
import { slug } from "../content/kinds.ts";
import { expectedPhoto, photoName } from "../content/photos.ts";
import { type ContentFolder, isFolder } from "../content/read.ts";
import { drawingOf } from "../illustrations/pictures.ts";
import type { Page } from "../pages/declare.ts";
import { routes } from "../pages/index.ts";
import { areasFile } from "../pages/service-areas/area/fields.ts";
import type { Links } from "./links.ts";
import { redirectsFile } from "./redirects.ts";

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
  checkRedirects(files, links, pages);
  checkPhotos(files);
  checkTowns(files, pages);
  checkHospitals(files, today);
  if (namesOfVets(files, "confirmed", "unconfirmed").length === 0)
    files.toDo.first.push({
      ...files.placeOf(teamFile.path, []),
      message: "no veterinarian is here, and pages speak of one. Add the one who is, and confirm",
    });
  for (const [index, { from, until, hours }] of (files.get(noticesFile) ?? []).entries())
    if (hours?.length === 0 && until > dayAfter(from, 14).date)
      files.doubt(noticesFile.path, [index], {
        message: `closes the clinic until ${until}`,
        expected: "two weeks at most",
      });
}

const isPhoto = (name: string) => path.dirname(name) === "photos";

/** Reports files that no page reads, and files whose name cannot be part of an address. */
function checkNames({ names, isRead, report }: ContentFolder): void {
  const files = Object.values(routes).map(({ file }) => file);
  const folders = files.filter(isFolder).map((file) => path.posix.dirname(file.path));
  for (const name of names) {
    const { base, name: last } = path.parse(name);
    if (isPhoto(name)) continue;
    if (!isRead(name)) {
      // Windows and macOS hide known extensions, so a file may be named `post.mdx.txt`.
      const [, real] = /^(.+\.(?:mdx|ya?ml))\.\w+$/.exec(base) ?? [];
      const expected =
        real ?? `the file of a page or of a form, or an .mdx file in one of ${folders.join(", ")}`;
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
  for (const { path: address, file } of pages.filter(({ route }) => isFolder(route.file))) {
    const path = canonicalPath(address);
    const other = pages.find((one) => canonicalPath(one.path) === path && one.file !== file);
    if (other === undefined) continue;
    const message = `its address would be ${path}, which is that of ${other.file}`;
    report(file, [], { message, expected: "another name" });
  }
}

function checkTitles({ get, report }: ContentFolder, pages: readonly Page[]): void {
  const titleOf = ({ route, file }: Page) => get(route.file, file)?.search.title;
  for (const page of pages.filter(titleOf)) {
    const other = pages.find((one) => one !== page && titleOf(one) === titleOf(page));
    if (other === undefined) continue;
    const message = `is the title of ${other.file}, too`;
    report(page.file, ["search", "title"], { message, expected: "one of its own" });
  }
}

/** Reports redirects from an address that a page or a file has, unless the page is a draft. */
function checkRedirects(
  { get, report, isDraft }: ContentFolder,
  { oldPaths, isTaken }: Links,
  pages: readonly Page[],
): void {
  const drafts = pages.filter(({ file }) => isDraft(file)).map(({ path }) => path);
  for (const [index, from] of oldPaths.entries()) {
    if (!isTaken(from) || drafts.includes(from)) continue;
    const message = `is “${from}”, which is a page or a file of this site`;
    report(redirectsFile.path, [index, "from"], { message, expected: "one that is gone" });
  }
  for (const [index, { to }] of (get(redirectsFile) ?? []).entries()) {
    if (!oldPaths.includes(to)) continue;
    const message = `is “${to}”, which has moved, too`;
    report(redirectsFile.path, [index, "to"], { message, expected: "where that one leads" });
  }
}

/** Reports photographs that are not there, or have another name, and doubts about those nobody shows. */
function checkPhotos({ names, photos, problems, doubt }: ContentFolder): void {
  for (const { photo, ...place } of photos) {
    if (names.includes(photo) || !photoName.test(path.basename(photo))) continue;
    const alike = names.find((name) => name.toLowerCase() === photo.toLowerCase());
    const expected = alike ? `${path.basename(alike)}, as the file is called` : "one that is there";
    problems.push({ ...place, message: `there is no file ${photo}`, expected });
  }
  for (const name of names.filter(isPhoto)) {
    if (photos.some(({ photo }) => photo === name)) continue;
    const expected = photoName.test(path.basename(name)) ? "a page that names it" : expectedPhoto;
    doubt(name, [], { message: "no page shows this photo", expected });
  }
}

/** Doubts about towns that the drawn map does not name. */
function checkTowns({ get, doubt }: ContentFolder, pages: readonly Page[]): void {
  const { markup } = drawingOf("five-towns");
  for (const { route, file } of pages)
    if (route.file === areasFile && !markup.includes(`>${get(areasFile, file)?.name}<`))
      doubt(file, ["name"], { message: "is not on the drawn map", expected: "a newer drawing" });
}

/** Reports a hospital that is the clinic itself or stands twice, and doubts about one that may not help. */
function checkHospitals({ get, report, doubt }: ContentFolder, today: string): void {
  const clinic = get(clinicFile);
  const own = [clinic?.phone, clinic?.sms, clinic?.fax].map((number) => number?.dial);
  for (const [index, { name, phone, checked, minutes }] of (
    clinic?.afterHoursHospital.chosen ?? []
  ).entries()) {
    const field = ["afterHoursHospital", "chosen", index];
    if (own.includes(phone.dial) || name === clinic?.name.full)
      report(clinicFile.path, [...field, "phone"], {
        message: "is the clinic itself",
        expected: "a hospital that is open at night",
      });
    const isOld = checked < dayAfter(today, -365).date;
    if (!isOld && minutes <= 120) continue;
    const message = isOld ? `was last called on ${checked}` : `is ${minutes} minutes away`;
    const expected = "a call within the last year, and at most 120 minutes";
    doubt(clinicFile.path, field, { message, expected });
  }
}
