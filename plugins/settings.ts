import { defaultOrigin } from "../src/addresses.ts";
import { UserError } from "../src/reader/problems.ts";
import type { Edition } from "../src/reader/site.ts";
import { findMadeUp } from "../src/reader/wrong-values.ts";

export type Settings = {
  edition: Edition;
  /** The site's address without a trailing slash, `https://www.example.com`. */
  origin: string;
  /** The repository that the forms at /admin change, as `owner/name`. Without one, no forms. */
  adminRepository?: string | undefined;
};

/**
 * Reads the environment variables of docs/hosting.md. Without any, a build is a preview for this machine.
 * @throws {UserError} if a variable is wrong, or needs another that is not set
 */
export function readSettings(environment = process.env): Settings {
  const { SITE_EDITION = "preview", SITE_ORIGIN, ADMIN_REPOSITORY } = environment;
  const isPublic = SITE_EDITION === "public";
  if (!isPublic && SITE_EDITION !== "preview")
    throw new UserError(`SITE_EDITION is “${SITE_EDITION}”. Set it to public or to preview.`);
  const given = SITE_ORIGIN ?? (isPublic ? "" : defaultOrigin);
  const url = URL.parse(given);
  const isSafe = /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url?.href ?? "");
  const isMadeUp = isPublic && findMadeUp(given).length > 0;
  if (url === null || !isSafe || isMadeUp || url.href !== `${url.origin}/`)
    throw new UserError(
      `SITE_ORIGIN is “${given}”. Set it to https:// and the domain you own, with nothing after it.`,
    );
  // The forms keep an access token in the browser's storage, where the public site must have none.
  if (ADMIN_REPOSITORY && (isPublic || !/^[\w.-]+\/[\w.-]+$/.test(ADMIN_REPOSITORY))) {
    const here = `ADMIN_REPOSITORY is “${ADMIN_REPOSITORY}”, and the edition ${SITE_EDITION}`;
    throw new UserError(`${here}. Set it for SITE_EDITION=preview alone, to owner/name.`);
  }
  return { edition: SITE_EDITION, origin: url.origin, adminRepository: ADMIN_REPOSITORY };
}
