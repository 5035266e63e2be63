import { spawnSync } from "node:child_process";
import path from "node:path";
import { readSource } from "../../src/content/read-file.ts";
import { formatDate, isoDay } from "../../src/formatting/dates.ts";
import type { Site } from "../../src/site/site.ts";

/*
 * Whether the owner has approved each page: `approved` in its own file is the day she read it.
 *
 * A page that changed afterwards is not approved anymore, and git says so: the commit in which the
 * line `approved` last changed has the text that she read. A hash of the text in the file would do
 * without git, but forms cannot compute one; and the day alone cannot tell a change in the morning
 * from one in the evening. What changes before that commit is made counts as read. To approve a page
 * twice on one day, empty the field and commit in between: otherwise the line is the same.
 */

/** A page: its content file, the day of its approval, and what is wrong with that, if anything. */
export type Approval = { file: string; on?: string | undefined; problem?: string | undefined };

/** The table of signs and all pages with a file of their own, in the order of the forms. */
export function findApprovals(folder: string, site: Site, today: Date): Approval[] {
  const { routes, pages, services, articles, areas, legal } = site;
  const isKnown = hasHistory(folder);
  const isOwn = (page: { path: string }) => routes.some(({ path }) => path === page.path);
  const single = pages
    .filter(isOwn)
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ file, content: { approved } }) => ({ file, approved }));
  const table = { file: "content/signs.yaml", approved: site.signs.approved };
  return [table, ...single, ...services, ...articles, ...areas, ...legal]
    .sort((a, b) => rank(a.file) - rank(b.file))
    .map(({ file, approved: on }) => {
      if (on === undefined) return { file };
      const day = isoDay(today);
      const problem =
        on > day
          ? "approved on a day to come"
          : on < `${today.getUTCFullYear() - 1}${day.slice(4)}`
            ? `approved over a year ago, on ${formatDate(on)}`
            : isKnown && hasChanged(folder, path.relative("content", file))
              ? `changed since you approved it on ${formatDate(on)}`
              : undefined;
      return { file, on, problem };
    });
}

const folders = ["pages", "services", "articles", "areas", "legal"];
const rank = (file: string) => folders.indexOf(file.split("/")[1] ?? "");

/** In a few words, for the forms. */
export const describeApproval = ({ on, problem }: Approval): string =>
  problem ?? (on === undefined ? "not approved yet" : `approved on ${formatDate(on)}`);

/** Says so if it is unknown whether an approved page has changed. */
export const noteOnHistory = (folder: string, approvals: readonly Approval[]): string =>
  approvals.every(({ on }) => on === undefined) || hasHistory(folder)
    ? ""
    : "Without the history in git, nobody can tell whether an approved page has changed since.\n\n";

/** Whether git has all that came before; a shallow clone or an unpacked ZIP does not. */
const hasHistory = (folder: string): boolean =>
  git(folder, "rev-parse", "--is-shallow-repository").stdout?.trim() === "false";

/** Whether a file, as it is now, differs from the commit that its approval came with. */
function hasChanged(folder: string, name: string): boolean {
  const line = readSource(path.join(folder, name), name).lineOf(["approved"]);
  const { stdout } = git(folder, "blame", "--porcelain", `-L${line},${line}`, "--", name);
  const [commit = ""] = stdout.split(" ");
  // Nothing, or only zeros: the approval has not been committed yet.
  return !/^0*$/.test(commit) && git(folder, "diff", "--quiet", commit, "--", name).status === 1;
}

const git = (cwd: string, ...args: string[]) => spawnSync("git", args, { cwd, encoding: "utf8" });
