import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Problem } from "../../src/content/problems.ts";
import { fieldLabel, humanize, nameForms } from "../form-names.ts";
import type { Caution } from "./cautions.ts";

/** What to write, and why the current value must not go public. */
export type Advice = { todo: string; why: string };

/** One thing that must not go public, worded for the clinic's owner; `field` may be `entry 2`. */
export type Blocker = Advice &
  Pick<Problem, "file" | "line" | "field"> & {
    /** The file of the text that it concerns: for a claim, the first text that makes it. */
    about: string;
    /** What is there now. */
    value: string;
  };

const advice: Record<string, Partial<Advice>> = parse(
  readFileSync(path.join(import.meta.dirname, "advice.yaml"), "utf8"),
);

/** The advice under the first of these names that advice.yaml has. */
export function adviceFor(...names: string[]): Advice {
  const found = names.find((name) => Object.hasOwn(advice, name));
  return { todo: "", why: "", ...advice[found ?? ""] };
}

/** Who can settle what, the soonest first: a heading, and the places under it. */
const groups: readonly [heading: string, places: RegExp][] = [
  [
    "Twenty minutes at the desk",
    /^content\/(clinic\.yaml (?!priceRange)|(notices|labels)\.yaml|pages\/home\.yaml firstVisit)/,
  ],
  ["An hour with the doctor", /^content\/(articles|services|figures|life-stages)\b/],
  ["The rest", /^/],
];

/** Findings under these headings, by the form of the text that they concern. */
export function groupBlockers(blockers: readonly Blocker[]) {
  let left = blockers;
  return groups.flatMap(([heading, places]) => {
    const found = left.filter(({ about, field }) => places.test(`${about} ${field}`));
    left = left.filter((one) => !found.includes(one));
    const pages = [...Map.groupBy(found, ({ about }) => nameForms(about))];
    return pages.length === 0 ? [] : { heading, pages };
  });
}

/** A finding’s place, as the forms call it. */
export const fieldName = ({ file, about, field }: Blocker) => {
  const name = field.split(", ").map(humanize).join(", ");
  return file === about ? name : `${nameForms(file)}, ${name}`;
};

export const countBlockers = ({ length }: readonly Blocker[]) =>
  length === 1 ? "1 thing" : `${length} things`;

const width = 96;

/** Findings as the owner reads them, on a screen or on paper: cautions, then blockers and how many. */
export function formatReport(
  blockers: readonly Blocker[],
  cautions: readonly Caution[] = [],
): string {
  return [...formatCautions(cautions), ...formatBlockers(blockers)].join("\n");
}

type Place = Pick<Blocker, "file" | "line">;

const withPlace = (name: string, { file, line }: Place) =>
  `${name}  (${line === undefined ? file : `${file}:${line}`})`;

function formatCautions(cautions: readonly Caution[]): string[] {
  if (cautions.length === 0) return [];
  const lines = cautions.flatMap((one) => [
    "",
    withPlace(nameForms(one.file), one),
    ...paragraph("  ", nameForms(fieldLabel(one.field) + one.message)),
  ]);
  return ["Worth a second look. Nothing here stops the site:", ...lines, "", ""];
}

/** By who can settle them, then by page; the last line says how many. */
function formatBlockers(blockers: readonly Blocker[]): string[] {
  if (blockers.length === 0) return ["Ready to publish."];
  const digits = String(blockers.length).length;
  const indent = " ".repeat(digits + 2);
  let number = 0;
  const formatOne = (blocker: Blocker) => [
    "",
    `${`${++number}.`.padStart(digits + 1)} ${withPlace(fieldName(blocker), blocker)}`,
    ...paragraph(`${indent}now  `, blocker.value),
    ...paragraph(`${indent}do   `, nameForms(blocker.todo)),
    ...paragraph(`${indent}why  `, nameForms(blocker.why)),
  ];
  const lines = groupBlockers(blockers).flatMap(({ heading, pages }) => [
    ...["", "", heading, "=".repeat(heading.length)],
    ...pages.flatMap(([page, found]) => ["", page, ...found.flatMap(formatOne)]),
  ]);
  return [
    "Change each value in its form or file. Once it is right, set its status to confirmed, or for a",
    "review switch Sample off.",
    ...lines,
    "",
    `${countBlockers(blockers)} to settle before the site goes public.`,
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
