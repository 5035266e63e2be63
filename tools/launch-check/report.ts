import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Problem } from "../../src/content/problems.ts";
import { humanize, nameForms } from "../form-names.ts";

/** What to write, and why the current value must not go public. */
export type Advice = { todo: string; why: string };

/** What an afternoon’s work is made of, in this order. */
const parts = {
  facts: "Facts: correct each, then set its status to confirmed",
  samples: "Samples, which the public site leaves out (16 CFR Part 465 forbids made-up reviews)",
  pages: "Pages: read each, then press Today at the top of its form",
  law: "Law: before you approve those pages",
};

/** One thing that must not go public, worded for the clinic's owner; `field` may be `entry 2`. */
export type Blocker = Advice &
  Pick<Problem, "file" | "line" | "field"> & {
    part: keyof typeof parts;
    /** What is there now. */
    value: string;
  };

const readYaml = (name: string) =>
  parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));

const advice: Record<string, Partial<Advice>> = readYaml("advice.yaml");

/** The advice under the first of these names that advice.yaml has. */
export function adviceFor(...names: string[]): Advice {
  const found = names.find((name) => Object.hasOwn(advice, name));
  return { todo: "", why: "", ...advice[found ?? ""] };
}

const { look, law }: { look: Record<string, string>; law: { pages: string; text: string }[] } =
  readYaml("pages.yaml");

const isAmong = (file: string, glob: string) => path.matchesGlob(file, `content/${glob}`);

/** What to look at before approving a page. */
export const lookAt = (file: string): string =>
  Object.entries(look).find(([glob]) => isAmong(file, glob))?.[1] ?? "";

/** What the law asks before these files are approved. */
export function laws(files: readonly string[]): Blocker[] {
  return law.flatMap(({ pages, text }): Blocker[] => {
    const file = files.find((one) => isAmong(one, pages));
    return file === undefined ? [] : [{ ...noValue, part: "law", file, todo: text }];
  });
}
const noValue = { field: "", value: "", why: "" };

/** The value of a fact that has none. */
export const nothingYet = "nothing yet";

/** Findings by part, each with its heading. */
export function groupBlockers(blockers: readonly Blocker[]) {
  return (Object.keys(parts) as Blocker["part"][]).flatMap((part) => {
    const found = blockers.filter((one) => one.part === part);
    return found.length === 0 ? [] : { part, heading: parts[part], found };
  });
}

/** A finding’s place, as the forms call it. */
const fieldName = ({ field }: Blocker) => field.split(", ").map(humanize).join(", ");

/** What to do, in a sentence for the forms. */
export function describeBlocker(one: Blocker): string {
  const { part, file, value, todo } = one;
  if (part === "law") return todo;
  if (part === "pages") return nameForms(`${file}: ${value || todo}`);
  return nameForms(`${file}, ${fieldName(one)}. ${todo}`);
}

export const countBlockers = ({ length }: readonly Blocker[]) =>
  length === 1 ? "1 thing" : `${length} things`;

const width = 96;

/**
 * Findings as the owner reads them, on a screen or on two pages of paper; the last line says how many.
 * @param advice in sentences
 * @param details whether to say what to write and why
 */
export function formatReport(
  blockers: readonly Blocker[],
  advice: readonly string[],
  details: boolean,
): string {
  const groups = groupBlockers(blockers).map(({ part, heading, found }) => {
    const isLong = details && (part === "facts" || part === "samples");
    if (isLong) return [heading, ...found.flatMap(formatLong)];
    return part === "samples"
      ? [`${heading}: ${countByForm(found)}`]
      : [heading, ...indent(formatShort[part](found))];
  });
  const texts = [
    ...groups,
    ...(advice.length === 0
      ? []
      : [["Worth a second look; nothing here stops the site", ...indent(advice)]]),
  ];
  const more = details ? "" : " For more: npm run launch-check -- --details";
  const end =
    blockers.length === 0
      ? "Ready to publish."
      : `${countBlockers(blockers)} to settle before the site goes public.${more}`;
  const spaced = texts.map((text) => (text.length > 1 ? ["", ...text] : text));
  return [...spaced.flat(), end].join("\n").trimStart();
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${nameForms(line)}`);

/** What is in a list of the clinic needs no more than its form’s name. */
const placeOf = ({ file }: Blocker) => nameForms(file).replace(/^The clinic, /, "");

/** How many are in which form. */
const countByForm = (found: readonly Blocker[]) =>
  Array.from(Map.groupBy(found, placeOf), ([name, { length }]) => `${name}, ${length}`).join("; ");

/** A line for each; samples share one. */
const formatShort: Record<
  Exclude<Blocker["part"], "samples">,
  (found: readonly Blocker[]) => string[]
> = {
  facts(found) {
    // What is still empty in a form shares a line.
    const lines = Map.groupBy(found, (one) =>
      one.value === nothingYet ? one.file : `${one.file} ${one.field} ${one.line}`,
    );
    return [...lines.values()].map((facts) => {
      const [{ value } = { value: "" }] = facts;
      const shown = value.length > 30 ? `${value.slice(0, 29).trimEnd()}…` : value;
      const names = facts.map(fieldName).join(", ").padEnd(26);
      return `${`${names}  ${shown}`.padEnd(58)}  ${facts.slice(0, 1).map(placeOf)}`;
    });
  },
  pages: (found) =>
    found.map(({ file, value, todo }) => `${nameForms(file).padEnd(43)}  ${value || todo}`),
  law: (found) => found.map(({ todo }) => todo),
};

function formatLong(blocker: Blocker): string[] {
  const { file, line, value, todo, why } = blocker;
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    "",
    `  ${placeOf(blocker)}, ${fieldName(blocker)}  (${place})`,
    ...paragraph("    now  ", value),
    ...paragraph("    do   ", nameForms(todo)),
    ...paragraph("    why  ", nameForms(why)),
  ];
}

/** Wraps a text; lines after the first are indented to its start. */
function paragraph(start: string, text: string): string[] {
  const pattern = new RegExp(`\\S.{0,${width - start.length - 1}}(?!\\S)|\\S+`, "g");
  const lines = text.replace(/\s+/g, " ").match(pattern) ?? [];
  return lines.map(
    (line, index) => (index === 0 ? start : " ".repeat(start.length)) + line.trimEnd(),
  );
}
