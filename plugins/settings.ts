import { defaultOrigin } from "../src/addresses/paths.ts";
import { madeUpIn } from "../src/content/doubts.ts";
import { UserError } from "../src/content/problems.ts";
import type { Edition } from "../src/site/site.ts";

export type Settings = {
  edition: Edition;
  /** The site's address without a trailing slash, `https://www.example.com`. */
  origin: string;
  /** The repository that the forms at /admin change, as `owner/name`. Without one, no forms. */
  adminRepository?: string | undefined;
};

/**
 * Reads the environment variables of docs/hosting.md and, for the forms, of docs/editing-content.md. Without
 * any, a build is for this machine.
 * @throws {UserError} if a variable is wrong, or needs another that is not set
 */
export function readSettings(environment = process.env) {
  const { SITE_EDITION, SITE_ORIGIN, ADMIN_REPOSITORY } = environment;
  const edition = (SITE_EDITION ?? "local") as Edition;
  const isOnHost = "NETLIFY" in environment || "WORKERS_CI" in environment;
  if (!Object.keys(editionNotes).includes(edition) || (isOnHost && edition === "local")) {
    throw new UserError(`SITE_EDITION is “${edition}”. Set it to public or to preview.`);
  }
  const given = SITE_ORIGIN ?? (edition === "local" ? defaultOrigin : "");
  const url = URL.parse(given);
  const isSafe = /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(url?.href ?? "");
  // `npm run publish` checks a public build on this machine with the placeholder as its address.
  const isMadeUp = edition === "public" && given !== defaultOrigin && madeUpIn(given).length > 0;
  if (url === null || !isSafe || isMadeUp || url.href !== `${url.origin}/`) {
    throw new UserError(
      `SITE_ORIGIN is “${given}”. Set it to https:// and the domain you own, with nothing after it.`,
    );
  }
  if (edition === "local" && SITE_ORIGIN && url.protocol === "https:") {
    throw new UserError(`SITE_ORIGIN is “${given}”. Set SITE_EDITION, too: to public or preview.`);
  }
  // The forms keep an access token in the browser's storage, where the public site must have none.
  if (ADMIN_REPOSITORY && !(edition === "preview" && /^[\w.-]+\/[\w.-]+$/.test(ADMIN_REPOSITORY))) {
    const here = `ADMIN_REPOSITORY is “${ADMIN_REPOSITORY}”, and the edition ${edition}`;
    throw new UserError(`${here}. Set it for SITE_EDITION=preview alone, to owner/name.`);
  }
  return { edition, origin: url.origin, adminRepository: ADMIN_REPOSITORY };
}

/** The last line of a build, so that nobody publishes the wrong one. */
export const editionNotes: Record<Edition, string> = {
  local:
    "Not for the public: it shows samples and what nobody has confirmed. To publish: docs/hosting.md",
  preview:
    "Not for the public: it is a preview, and every page says so. For the public, set SITE_EDITION=public: docs/hosting.md",
  public: "This is the public site.",
};
