import { defaultOrigin } from "../addresses/paths.ts";
import { clinicToday } from "../dates/clinic-time.ts";
import { assembleSite } from "../site/read-site.ts";
import type { Edition } from "../content/site.ts";
import { routes } from "./index.ts";

/** Reads and checks all content of a folder. @throws {UserError} with every problem */
export const loadSite = (
  folder = "content",
  edition: Edition = "preview",
  origin = defaultOrigin,
) => assembleSite({ table: routes, folder, edition, origin, today: clinicToday() });
