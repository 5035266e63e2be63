import { readFileSync } from "node:fs";
import path from "node:path";
import { loadSite } from "../../app/content-model/load-site.ts";
import { defaultOrigin } from "../../app/policies/site-origin.ts";
import { findContentBlockers } from "./content-blockers.ts";
import { adviceFor, type Blocker } from "./report.ts";
import { findContactStandIns } from "./stand-ins.ts";

const originFile = "app/policies/site-origin.ts";

/**
 * Everything that must not go public.
 * @param input the content folder, the public address of the site, and the day of the check if it is
 *   not today
 * @throws {ContentError} if the content has a problem
 */
export function findLaunchBlockers(input: {
  content: string;
  origin: string;
  today?: Date;
}): Blocker[] {
  const { content, origin, today = new Date() } = input;
  const site = loadSite(content);
  const blockers = findContentBlockers(content, site.clinic.stats.founded.value, today);
  if (!isPublicOrigin(origin)) {
    const text = readFileSync(path.resolve(import.meta.dirname, "../..", originFile), "utf8");
    blockers.push({
      kind: "setting",
      file: originFile,
      line: text.slice(0, text.indexOf(defaultOrigin)).split("\n").length,
      field: "SITE_ORIGIN",
      value: origin,
      ...adviceFor("SITE_ORIGIN"),
    });
  }
  return blockers;
}

/** An https address of a host with a dot and a real domain, and nothing after it. */
export function isPublicOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return (
    url?.origin === origin &&
    url.protocol === "https:" &&
    /\.[a-z][a-z0-9-]+$/.test(url.hostname) &&
    findContactStandIns(url.hostname).length === 0
  );
}
