import { execSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { isFallback } from "../src/addresses.ts";
import { clinicFile } from "../src/clinic/clinic.ts";
import { figuresFile } from "../src/clinic/figures.ts";
import { teamFile } from "../src/clinic/team.ts";
import { labelsOf } from "../src/content/field-schema.ts";
import { UserError } from "../src/content/problems.ts";
import type { ContentFile } from "../src/content/read.ts";
import type { SignedPage } from "../src/content/site.ts";
import { signsFile } from "../src/signs/fields.ts";
import { type BuildSite, readSite } from "../src/site/read-site.ts";
import { sharedFiles } from "../src/site/shared-files.ts";

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

/** Says what publishing changes, if the repository has the branch `live`. */
export function compareWithLive(site: BuildSite): string {
  if (!unpackLive()) return "Nothing is public yet.";
  try {
    return describeChanges(readSite("dist/live/content"), site);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return "What is public now can’t be read, so what changes can’t be listed.";
  }
}

/** Writes the content of `live`, as this clone knows it, into dist. Returns whether there is any. */
function unpackLive(): boolean {
  const folder = "dist/live";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    execSync(`git archive origin/live content | tar -x -C ${folder}`, { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

/** Lists levels and short values, then pages by title and other files by form, and who has signed what since. */
function describeChanges(before: BuildSite, after: BuildSite): string {
  const [old, now] = [textsOf(before), textsOf(after)];
  /** The names of those in one that are not in the other. */
  const without = (some: Values, others: Values) =>
    [...some].flatMap(([key, { label }]) => (others.has(key) ? [] : label));
  const signatures = new Set(before.signedPages.map(signatureOf));
  const lists = {
    Levels: changesBetween(levelsOf(before), levelsOf(after)),
    Facts: changesBetween(factsOf(before), factsOf(after)),
    New: without(now, old),
    Gone: without(old, now),
    Changed: [...now].flatMap(([key, { label, value }]) =>
      (old.get(key)?.value ?? value) === value ? [] : label,
    ),
    "Newly signed": after.signedPages
      .filter((page) => page.signature?.isCurrent && !signatures.has(signatureOf(page)))
      .map(({ title, signature }) => `${title}, by ${signature?.by} on ${signature?.on}`),
  };
  const lines = Object.entries(lists).filter(([, list]) => list.length > 0);
  const text = lines.map(([name, list]) => `  ${name}: ${list.join("; ")}\n`).join("");
  return `What publishing changes for the public:\n${text || "  No words\n"}`;
}

const pagesOf = ({ pages, isDraft }: BuildSite) =>
  pages.filter(({ path, file }) => !isDraft(file) && !isFallback(path));

const signatureOf = ({ path, code, signature }: SignedPage) =>
  JSON.stringify([path, code, signature]);

const { Signatures: _, ...formsWithWords } = sharedFiles;

/** All words and facts of a public site: of pages with their titles, of other files with the names of their forms. */
const textsOf = (site: BuildSite): Values =>
  new Map([
    ...pagesOf(site).map(({ path, content }) => textOf(path, site.titleOf(path), content)),
    ...Object.values<readonly ContentFile[]>(formsWithWords)
      .flat()
      .map((file) => textOf(file.path, `${file.label} (form)`, site.get(file))),
  ]);
const textOf = (key: string, label: string, content: unknown) =>
  [key, { label, value: JSON.stringify(content) }] as const;

type Values = Map<string, { label: string; value: string }>;

/** Such as “Male cat can’t pee: Leave now → Next visit”. */
const changesBetween = (old: Values, now: Values) =>
  [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [before, after] = [old.get(key), now.get(key)];
    if (before?.value === after?.value) return [];
    return `${(after ?? before)?.label}: ${before?.value ?? "none"} → ${after?.value ?? "none"}`;
  });

/** The level of each sign and poison. */
function levelsOf(site: BuildSite): Values {
  const { list, aftercare, poisons, levels } = site.get(signsFile);
  const signs = [...list, ...aftercare, ...poisons];
  return new Map(
    signs.map(({ id, name, level }) => [id, { label: name, value: levels[level].name }]),
  );
}

/** Numbers, hours, figures and who is in the team. */
function factsOf(site: BuildSite): Values {
  const found: Values = new Map();
  for (const { path: name, label, jsonSchema } of [clinicFile, figuresFile, teamFile]) {
    const raw = site.rawFields(name);
    const add = (value: unknown, path: string[]): void => {
      if (typeof value === "object" && value !== null)
        for (const [key, part] of Object.entries(value)) add(part, [...path, key]);
      else if (`${value}`.length <= 60)
        found.set([name, ...path].join("."), {
          label: [label, ...labelsOf(jsonSchema, path, raw)].join(" › "),
          value: `${value}`,
        });
    };
    add(raw, []);
  }
  return found;
}
