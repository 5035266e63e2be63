import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ApprovalPage, readApprovalPages } from "../src/approvals/read-approvals.ts";
import { listPages } from "../src/assemble/read-site.ts";
import { openContent } from "../src/reader/read.ts";

/** The sentences that differ from those that were approved, of each page, as far as git knows the older ones. */
export const listChanges = (pages: readonly ApprovalPage[]) => pages.map(findChanges).join("");

function findChanges({ path: address, title, sentences, approval }: ApprovalPage): string {
  if (approval === undefined || approval.isCurrent) return "";
  const folder = mkdtempSync(path.join(tmpdir(), "approved-"));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const pasted = ["-S", approval.code, "--", "content/approvals.yaml"];
    const commit = run("git", "log", "-1", "--format=%H", ...pasted);
    run("git", "archive", commit, "content", "--output", `${folder}/content.tar`);
    run("tar", "-xf", `${folder}/content.tar`, "-C", folder);
    const files = openContent(`${folder}/content`);
    const older = readApprovalPages(files, listPages(files.names));
    const was = older.find((page) => page.path === address && page.code === approval.code);
    if (was === undefined) return `${title}: git does not have what ${approval.by} read.\n\n`;
    const gone = was.sentences.filter((sentence) => !sentences.includes(sentence));
    const added = sentences.filter((sentence) => !was.sentences.includes(sentence));
    const changes = [...gone.map((line) => `  - ${line}`), ...added.map((line) => `  + ${line}`)];
    if (changes.length === 0) changes.push("  the same sentences, in another order");
    return `${title}, since ${approval.by} read it:\n\n${changes.join("\n")}\n\n`;
  } catch {
    // No repository, or one without its history.
    return "";
  } finally {
    rmSync(folder, { recursive: true });
  }
}
