import { spawnSync } from "node:child_process";
import { UserError } from "../src/content/problems.ts";

/** Runs git. By default, git escapes file names beyond ASCII, such as über.mdx; here it does not. */
export const tryGit = (...words: string[]) =>
  spawnSync("git", ["-c", "core.quotePath=false", ...words], { encoding: "utf8" });

/** What a git command prints. @throws {UserError} with the refusal and git's own words, if it fails */
export function git(refusal: string, ...words: string[]): string {
  const { error, status, stdout, stderr } = tryGit(...words);
  if (error) throw new UserError(`Git isn’t installed, or this terminal can’t find it. ${refusal}`);
  if (status !== 0) throw new UserError(`${refusal}\n\nGit says: ${stdout}${stderr}`);
  return stdout.trim();
}
