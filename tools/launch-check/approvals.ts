import { spawnSync } from "node:child_process";
import path from "node:path";
import { readSource } from "../../src/content/read-file.ts";
import { formatDate, isoDay } from "../../src/formatting/dates.ts";
import type { Site } from "../../src/site/site.ts";

/*
 * What a veterinarian or a lawyer answers for, and whether each has been read: `approved` in its file
 * is the day and the time.
 *
 * A text that changed afterwards is not approved anymore, and git says so: the commit in which the
 * line `approved` last changed has the text that was read. A hash of the text in the file would do
 * without git, but forms cannot compute one; and a time alone cannot tell a change that was saved
 * before from one that was saved after. What changes before that commit is made counts as read.
 */

/** Its content files, and what keeps it from being approved; undefined if nothing does. */
export type Approval = { files: [string, ...string[]]; problem?: string | undefined };

/** In the order of the forms. */
export function findApprovals(site: Site, today: Date): Approval[] {
  const { folder } = site;
  const table = ["content/signs.yaml", "content/services/emergency.mdx"] as const;
  const pages = [...site.articles, ...site.legal];
  return [
    { files: [...table], problem: problemOf(folder, table, site.signs.approved, today) },
    ...pages.map(({ file, approved }): Approval => {
      return { files: [file], problem: problemOf(folder, [file], approved, today) };
    }),
  ];
}

function problemOf(
  folder: string,
  files: readonly [string, ...string[]],
  approved: string | undefined,
  today: Date,
): string | undefined {
  if (approved === undefined) return "not approved yet";
  const [on, day] = [approved.slice(0, 10), isoDay(today)];
  if (on > day) return "approved on a day to come";
  if (on < `${today.getUTCFullYear() - 1}${day.slice(4)}`) {
    return `approved over a year ago, on ${formatDate(on)}`;
  }
  return hasChanged(folder, files)
    ? `changed since ${formatDate(on)}, when it was approved`
    : undefined;
}

/** Whether any of the files, as they are now, differs from the commit that the approval came with. */
function hasChanged(folder: string, files: readonly [string, ...string[]]): boolean {
  const [name, ...others] = files.map((file) => path.relative("content", file));
  if (name === undefined) return false;
  const line = readSource(path.join(folder, name), name).lineOf(["approved"]);
  const { stdout } = git(folder, "blame", "--porcelain", `-L${line},${line}`, "--", name);
  const [commit = ""] = stdout.split(" ");
  // Nothing, or only zeros: the approval has not been committed yet.
  if (/^0*$/.test(commit)) return false;
  return git(folder, "diff", "--quiet", commit, "--", name, ...others).status === 1;
}

const git = (cwd: string, ...args: string[]) => spawnSync("git", args, { cwd, encoding: "utf8" });
