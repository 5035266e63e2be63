import { clinicToday } from "../hours/clinic-time.ts";
import { assembleSite } from "../site/assemble-site.ts";
import type { Edition } from "../site/site.ts";
import { routes } from "./routes.ts";

/** Used unless SITE_ORIGIN names another. A placeholder until the clinic has a domain. */
export const defaultOrigin = "https://www.oldbuncombevet.example";

/** Reads and checks all content of a folder. @throws {UserError} with every problem */
export const loadSite = (folder = "content", edition: Edition = "local", origin = defaultOrigin) =>
  assembleSite({ table: routes, folder, edition, origin, today: clinicToday() });
