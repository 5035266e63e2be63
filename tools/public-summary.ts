import path from "node:path";
import { isFallback } from "../src/addresses/paths.ts";
import { fieldsOf } from "../src/content/field-schema.ts";
import { formatProblem, type Problem } from "../src/content/problems.ts";
import { openContent } from "../src/content/read.ts";
import { type CollectionName, sharedFiles } from "../src/site/content-files.ts";
import type { Site } from "../src/site/site.ts";
import { tryGit } from "./git.ts";

/** Says what the public would see of a site, and whether that is next to nothing. */
export function summarize({ pages, team, veterinarian, unsettled }: Site) {
  const isLeftOut = (file: string) =>
    unsettled.leftOut.some((one) => one.field === "approved" && one.file.endsWith(`/${file}`));
  const seen = pages.filter(({ path, file }) => !isFallback(path) && !isLeftOut(file));
  const count = (name: CollectionName) =>
    seen.filter(({ collection }) => collection === name).length;
  const services = count("services");
  return {
    isEmpty: services === 0 || veterinarian === undefined,
    text: `The public will see: pages ${seen.length}, services ${services}, articles ${count("articles")}, people ${team.length}.`,
  };
}

/**
 * Signed texts that have changed since the commit that brought the signature. A signature also covers the
 * figures that a text uses, and that of the table of signs covers the emergency page, too.
 */
export function findChangedSinceSigned(root = "."): Problem[] {
  const git = (...words: string[]) => tryGit("-C", root, ...words).stdout?.trim() ?? "";
  const { names, rawFields, placeOf } = openContent(path.join(root, "content"));
  return names
    .filter((name) => /\.(mdx|yaml)$/.test(name))
    .flatMap((name) => {
      const { date, name: signer } = fieldsOf(rawFields(name).approved);
      if (date === undefined) return [];
      const signed = name === sharedFiles.signs.path ? [name, sharedFiles.emergency.path] : [name];
      const texts = JSON.stringify(signed.map(rawFields));
      if (texts.includes("{figures.")) signed.push(sharedFiles.figures.path);
      const files = ["--", ...signed.map((one) => `content/${one}`)];
      // Find the commit that brought this signature, on one line or on several.
      const who = `${signer}`.replace(/\W+/g, ".*");
      const signature = `-Sapproved:[[:space:]{]*date:[^0-9]*${date}[[:space:]'",]*name:.*${who}`;
      const commit = git("log", "-1", "--format=%h", "--pickaxe-regex", signature, ...files);
      const changed = commit && git("diff", "--name-only", commit, ...files).replaceAll("\n", ", ");
      const message = `is of ${date}, by ${signer}, and ${changed} changed since`;
      const expected = "all of it read again, and the new date";
      return changed ? [{ ...placeOf(name, ["approved"]), message, expected }] : [];
    });
}

/** A list for the terminal; nothing if it is empty. */
export const listProblems = (heading: string, problems: readonly Problem[]) => {
  const lines = problems.map((one) => `${formatProblem(one)}\n`);
  return lines.length === 0 ? "" : `${heading} (${lines.length}):\n${lines.join("")}\n`;
};
