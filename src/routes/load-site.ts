import { assembleSite } from "../site/assemble-site.ts";
import type { Edition, Site } from "../site/site.ts";
import { routes } from "./routes.ts";

/** The site's address, unless SITE_ORIGIN names another. A placeholder until the clinic has a domain. */
export const defaultOrigin = "https://www.oldbuncombevet.example";

/**
 * Reads and validates all content, of the project or of another folder.
 * @throws {UserError} listing every problem
 */
export const loadSite = (
  folder = "content",
  edition: Edition = "local",
  origin = defaultOrigin,
): Site => assembleSite(routes, folder, edition, origin);
