import { readFileSync } from "node:fs";
import path from "node:path";
import { placeholderOrigin } from "../../app/policies/site-origin.ts";
import type { Blocker } from "./blocker.ts";
import { findContentBlockers } from "./content-blockers.ts";
import { type BuiltSite, findPageBlockers } from "./page-blockers.ts";
import { findContactStandIns } from "./stand-ins.ts";

/**
 * Everything that must not go public.
 * @param input the content folder, the address for which the site was built, the build (undefined
 *   where there is none of this content), and the day of the check if it is not today
 * @throws {ContentError} where a content file cannot be read
 */
export function findLaunchBlockers(input: {
  content: string;
  origin: string;
  built: BuiltSite | undefined;
  today?: Date;
}): Blocker[] {
  const known = [
    ...findContentBlockers(input.content, input.today ?? new Date()),
    ...findOriginBlockers(input.origin),
  ];
  return [
    ...known,
    ...(input.built === undefined ? [missingBuild] : findPageBlockers(input.built, known)),
  ];
}

const missingBuild: Blocker = {
  kind: "page",
  file: "dist/site",
  field: "the built site",
  value: "missing, or older than the content or the setting SITE_ORIGIN",
  todo: "Run npm run build, then this check again.",
  why: "What has not been built cannot be checked.",
};

const originFile = "app/policies/site-origin.ts";

function findOriginBlockers(origin: string): Blocker[] {
  if (isPublicOrigin(origin)) return [];
  const lines = readFileSync(path.resolve(import.meta.dirname, "../..", originFile), "utf8");
  const before = lines.slice(0, lines.indexOf(placeholderOrigin));
  return [
    {
      kind: "setting",
      file: originFile,
      line: before.split("\n").length,
      field: "SITE_ORIGIN",
      value: origin,
      todo: "Where the site will be published: https:// and the host, nothing behind it. Write it into this file, or give it to the build, as in SITE_ORIGIN=https://www.your-clinic.com npm run launch-check (and publish what that builds).",
      why: "Search engines and shared links take the address of every page from it. The present one is no public address.",
    },
  ];
}

/** An https address of a host with a dot and a real domain, and nothing behind it. */
function isPublicOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.origin === origin &&
    url.protocol === "https:" &&
    /\.[a-z][a-z0-9-]+$/.test(url.hostname) &&
    findContactStandIns(url.hostname).length === 0
  );
}
