import { spawnSync } from "node:child_process";
import path from "node:path";
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
export type Approval = { files: readonly string[]; problem: string | undefined };

/** In the order of the forms. */
export function findApprovals(site: Site, today: Date): Approval[] {
  const table = ["content/signs.yaml", "content/services/emergency.mdx"];
  const pages = [...site.articles, ...site.legal];
  return [
    { files: table, problem: problemOf(site, table, site.signs.approved, today) },
    ...pages.map(({ file, approved }) => {
      return { files: [file], problem: problemOf(site, [file], approved, today) };
    }),
  ];
}

function problemOf(
  site: Site,
  files: readonly string[],
  approved: string | undefined,
  today: Date,
): string | undefined {
  if (approved === undefined) return "not approved yet";
  const [on, day] = [approved.slice(0, 10), isoDay(today)];
  if (on > day) return "approved on a day to come";
  if (on < `${today.getUTCFullYear() - 1}${day.slice(4)}`) {
    return `approved over a year ago, on ${formatDate(on)}`;
  }
  return hasChanged(site, files)
    ? `changed since ${formatDate(on)}, when it was approved`
    : undefined;
}

/** Whether any of the files, as they are now, differs from the commit that the approval came with. */
function hasChanged({ folder, sources }: Site, files: readonly string[]): boolean {
  const names = files.map((file) => path.posix.relative("content", file));
  const [name = ""] = names;
  const line = sources.find(({ file }) => file === files[0])?.lineOf(["approved"]);
  const { stdout } = git(folder, "blame", "--porcelain", `-L${line},${line}`, "--", name);
  const [commit = ""] = stdout.split(" ");
  // Nothing, or only zeros: the approval has not been committed yet.
  if (/^0*$/.test(commit)) return false;
  return git(folder, "diff", "--quiet", commit, "--", ...names).status === 1;
}

const git = (cwd: string, ...args: string[]) => spawnSync("git", args, { cwd, encoding: "utf8" });
