import { clinicTime } from "../../src/hours/clinic-time.ts";
import { routes } from "../../src/routes/routes.ts";
import { assembleSite } from "../../src/site/assemble-site.ts";
import type { Edition } from "../../src/site/site.ts";
import { defaultOrigin } from "../settings.ts";

/**
 * Reads and validates all content, of the project or of another folder.
 * @throws {UserError} listing every problem
 */
export const loadSite = (folder = "content", edition: Edition = "local", origin = defaultOrigin) =>
  assembleSite(routes, folder, edition, origin, clinicTime(new Date()).date);
