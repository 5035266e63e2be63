import { SettingError } from "../../src/policies/site-origin.ts";
import type { Edition } from "../../src/site/site.ts";

/**
 * Whom a build is for: whom the variable SITE_EDITION names. Unless it does, a host's build
 * (`--mode cdn`) is a preview, and one on this machine for nobody else (docs/hosting.md).
 * @throws {SettingError} if it names neither
 */
export function editionOf(mode: string, { SITE_EDITION } = process.env): Edition {
  if (SITE_EDITION === undefined) return mode === "cdn" ? "preview" : "local";
  if (SITE_EDITION === "public" || SITE_EDITION === "preview") return SITE_EDITION;
  throw new SettingError(`SITE_EDITION is “${SITE_EDITION}”. Set it to public or to preview.`);
}

/** What a build says in its last line, so that nobody publishes the wrong one. */
export const editionNotes: Record<Edition, string> = {
  local:
    "Not for the public: it shows samples and what nobody has confirmed. To publish: docs/hosting.md",
  preview:
    "Not for the public: it is a preview, and every page says so. For the public, set SITE_EDITION=public: docs/hosting.md",
  public: "This is the public site.",
};
