import { loadSite } from "../../app/content-model/load-site.ts";
import { ContentError, type Problem } from "../../app/content-model/problems.ts";
import { findPhotoProblems } from "./photo-problems.ts";

/** Everything that is wrong in content/, photographs included. */
export async function findContentProblems(): Promise<readonly Problem[]> {
  try {
    return await findPhotoProblems(loadSite());
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
