import { ContentError } from "../content/problems.ts";
import { assembleSite } from "../site/assemble-site.ts";
import { findPhotoProblems } from "../site/photo-problems.ts";
import type { Edition, Site } from "../site/site.ts";
import { routes } from "./routes.ts";

/**
 * Reads and validates all content but photographs, of the project or of another folder.
 * @throws {ContentError} listing every problem
 */
export const loadSite = (folder = "content", edition: Edition = "local"): Site =>
  assembleSite(routes, folder, edition);

/**
 * Reads content/, photographs included.
 * @throws {ContentError} if anything in it is wrong
 */
export async function loadSiteWithPhotos(edition: Edition = "local"): Promise<Site> {
  const site = loadSite("content", edition);
  const problems = await findPhotoProblems(site);
  if (problems.length > 0) throw new ContentError(problems);
  return site;
}
