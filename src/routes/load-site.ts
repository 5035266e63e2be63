import { defaultOrigin } from "../addresses/paths.ts";
import { clinicToday } from "../hours/clinic-time.ts";
import { assembleSite } from "../site/assemble-site.ts";
import type { Edition } from "../site/site.ts";
import { routes } from "./routes.ts";

/** Reads and checks all content of a folder. @throws {UserError} with every problem */
export const loadSite = (
  folder = "content",
  edition: Edition = "preview",
  origin = defaultOrigin,
) => assembleSite({ table: routes, folder, edition, origin, today: clinicToday() });
