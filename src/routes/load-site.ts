import { assembleSite } from "../site/assemble-site.ts";
import type { Edition, Site } from "../site/site.ts";
import { routes } from "./routes.ts";

/**
 * Reads and validates all content, of the project or of another folder.
 * @throws {UserError} listing every problem
 */
export const loadSite = (folder = "content", edition: Edition = "local"): Site =>
  assembleSite(routes, folder, edition);
