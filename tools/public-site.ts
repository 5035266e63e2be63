import { execSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { isFallback } from "../src/addresses/paths.ts";
import { UserError } from "../src/content/problems.ts";
import type { ContentFile } from "../src/content/read.ts";
import type { SignedPage } from "../src/content/site.ts";
import { type BuildSite, readSite } from "../src/site/read-site.ts";
import { sharedFiles } from "../src/site/shared-files.ts";

/** Says what the public will see, and what differs from the branch `live`, if the repository has it. */
export function describePublicSite(): string {
  const site = readSite("content", "public");
  const titles = pagesOf(site).map(({ path }) => site.titleOf(path));
  const seen = `The public will see ${titles.length} pages: ${titles.join(", ")}.`;
  try {
    return `${seen}\n${describeChanges(site)}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // The content of an older version may not fit the code of this one.
    return `${seen}\nWhat is public now can’t be read, so what changes can’t be listed.`;
  }
}

/** The files of this computer that publishing does not take, because nobody has pushed them to `main`. */
export function listUnpushed(): string[] {
  const list = (command: string) =>
    execSync(command, { encoding: "utf8", stdio: "pipe" }).split("\n");
  try {
    return [
      ...list("git diff --merge-base --name-only origin/main"),
      ...list("git ls-files --others --exclude-standard"),
    ].filter(Boolean);
  } catch {
    // No repository, as on a host, or one that is nowhere else.
    return [];
  }
}

const pagesOf = ({ pages }: BuildSite) => pages.filter(({ path }) => !isFallback(path));

/** Lists pages by title and other files by form, as new, gone or changed, and who has signed what since. */
function describeChanges(after: BuildSite): string {
  const folder = "dist/live";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    // As this clone knows the branch.
    execSync(`git archive origin/live content | tar -x -C ${folder}`, { stdio: "pipe" });
  } catch {
    return "Nothing is public yet.";
  }
  const before = readSite(`${folder}/content`, "public");
  const [old, now] = [textsOf(before), textsOf(after)];
  const names = [...now.keys()];
  const signatures = new Set(before.signedPages.map(signatureOf));
  const lists = {
    New: names.filter((name) => !old.has(name)),
    Gone: [...old.keys()].filter((name) => !now.has(name)),
    Changed: names.filter((name) => old.has(name) && old.get(name) !== now.get(name)),
    "Newly signed": after.signedPages
      .filter((page) => page.signature && !signatures.has(signatureOf(page)))
      .map(({ title, signature }) => `${title}, by ${signature?.name} on ${signature?.date}`),
  };
  const lines = Object.entries(lists).filter(([, list]) => list.length > 0);
  const text = lines.map(([name, list]) => `  ${name}: ${list.join("; ")}\n`).join("");
  return `What publishing changes for the public:\n${text || "  No words\n"}`;
}

const signatureOf = ({ path, signature }: SignedPage) => `${path} ${signature?.code}`;

const { Signatures: _, ...formsWithWords } = sharedFiles;

/** All words and facts of a public site: of pages by their titles, of other files by the names of their forms. */
const textsOf = (site: BuildSite) =>
  new Map([
    ...pagesOf(site).map(
      ({ path, content }) => [site.titleOf(path), JSON.stringify(content)] as const,
    ),
    ...Object.values<readonly ContentFile[]>(formsWithWords)
      .flat()
      .map((file) => [`${file.label} (form)`, JSON.stringify(site.get(file))] as const),
  ]);
