import path from "node:path";
import { canonicalPath } from "../addresses.ts";
import { clinicFile } from "../clinic/clinic.ts";
import { redirectsFile } from "../clinic/redirects.ts";
import { teamFile } from "../clinic/team.ts";
import { addDays } from "../dates.ts";
import type { PageSource } from "../pages/define-route.ts";
import { routes } from "../pages/index.ts";
import { photoName } from "../reader/photos.ts";
import { type ContentFolder, isFolder, rawItems } from "../reader/read.ts";
import type { LinkCheck } from "./links.ts";

/** Reports problems between files, which the schema of one file cannot see. */
export function checkFiles(
  files: ContentFolder,
  pages: readonly PageSource[],
  linkCheck: LinkCheck,
  today: string,
): void {
  checkNames(files);
  checkAddresses(files, pages);
  checkTitles(files, pages);
  checkRedirects(files, linkCheck, pages);
  checkPhotos(files);
  checkHospitals(files, today);
  if (rawItems(files, teamFile).every(({ veterinarian, lastDay }) => !veterinarian || lastDay))
    files.report(teamFile.path, [], {
      message: "no veterinarian is here, and pages speak of one. Add the one who is, and confirm",
      severity: "stops publishing",
    });
}

/** Reports files that no page reads, and files whose name cannot be part of an address. */
function checkNames({ names, isRead, report }: ContentFolder): void {
  const files = Object.values(routes).map(({ file }) => file);
  const folders = files.filter(isFolder).map((file) => path.posix.dirname(file.path));
  for (const name of names) {
    if (path.dirname(name) === "photos") continue;
    if (!isRead(name)) {
      const expected = `the file of a page or of a form, or an .mdx file in one of ${folders.join(", ")}`;
      report(name, [], { message: "no page reads this file", expected });
    } else if (!/^[a-z0-9~_]+(-[a-z0-9~_]+)*$/.test(path.parse(name).name)) {
      const message = "the name of this file cannot be part of an address";
      const expected = "lowercase words joined by hyphens, such as senior-care.mdx";
      report(name, [], { message, expected });
    }
  }
}

/** Reports entries that would have the same address as another page. */
function checkAddresses({ report }: ContentFolder, pages: readonly PageSource[]): void {
  for (const { path: address, file } of pages.filter(({ route }) => isFolder(route.file))) {
    const path = canonicalPath(address);
    const other = pages.find(
      (otherPage) => canonicalPath(otherPage.path) === path && otherPage.file !== file,
    );
    if (other === undefined) continue;
    const message = `its address would be ${path}, which is that of ${other.file}`;
    report(file, [], { message, expected: "another name" });
  }
}

function checkTitles({ get, report }: ContentFolder, pages: readonly PageSource[]): void {
  const titleOf = ({ route, file }: PageSource) => get(route.file, file)?.search.title;
  for (const page of pages.filter(titleOf)) {
    const other = pages.find(
      (otherPage) => otherPage !== page && titleOf(otherPage) === titleOf(page),
    );
    if (other === undefined) continue;
    const message = `is the title of ${other.file}, too`;
    report(page.file, ["search", "title"], { message, expected: "one of its own" });
  }
}

/** Reports redirects from an address that a page or a file has, unless the page is a draft. */
function checkRedirects(
  { get, report, isDraftFile }: ContentFolder,
  { oldPaths, isTaken }: LinkCheck,
  pages: readonly PageSource[],
): void {
  const drafts = pages.filter(({ file }) => isDraftFile(file)).map(({ path }) => path);
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

/** Reports photographs that are not there, or have another name. */
function checkPhotos({ names, photos, problems }: ContentFolder): void {
  for (const { photo, ...location } of photos) {
    if (names.includes(photo) || !photoName.test(path.basename(photo))) continue;
    const message = `there is no file ${photo}`;
    problems.push({ ...location, message, expected: "one that is there, letter by letter" });
  }
}

/** Reports a hospital that is the clinic itself, and nights that nobody may cover. */
function checkHospitals({ get, report }: ContentFolder, today: string): void {
  const clinic = get(clinicFile);
  const own = [clinic?.phone, clinic?.sms, clinic?.fax].map((number) => number?.dial);
  const field = ["afterHoursHospital", "chosen"];
  const hospitals = clinic?.afterHoursHospital.chosen ?? [];
  if (hospitals.length === 0)
    report(clinicFile.path, field, {
      message: "no hospital is here, for nights. Call one, and add it",
      severity: "worth a look",
    });
  for (const [index, { name, phone, checked }] of hospitals.entries()) {
    if (own.includes(phone.dial) || name === clinic?.name.full)
      report(clinicFile.path, [...field, index, "phone"], {
        message: "is the clinic itself",
        expected: "a hospital that is open at night",
      });
    if (checked < addDays(today, -365).date)
      report(clinicFile.path, [...field, index], {
        message: `was last called on ${checked}. Call again, and enter the day`,
        severity: "worth a look",
      });
  }
}
