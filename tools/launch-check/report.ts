import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Caution } from "../../app/content-model/risky-claims.ts";

/** What to write, and why the current value must not go public. */
export type Advice = { todo: string; why: string };

/** One thing that must not go public, worded for the clinic's owner. */
export type Blocker = Advice & {
  /** Path from the project folder, e.g. `content/clinic.yaml`. */
  file: string;
  /** 1-based; missing if a finding has no single line. */
  line?: number | undefined;
  /** Where in the file, e.g. `phone`, `entry 2` or `quote`. */
  field: string;
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

const width = 96;

/** Findings as the owner reads them in a terminal: cautions, then blockers and how many. */
export function formatReport(
  blockers: readonly Blocker[],
  cautions: readonly Caution[] = [],
): string {
  return [...formatCautions(cautions), ...formatBlockers(blockers)].join("\n");
}

type Place = Pick<Blocker, "file" | "line" | "field">;

const placeOf = ({ file, line, field }: Place) =>
  `${line === undefined ? file : `${file}:${line}`}  ${field}`.trim();

function formatCautions(cautions: readonly Caution[]): string[] {
  if (cautions.length === 0) return [];
  const lines = cautions.flatMap((one) => ["", placeOf(one), ...paragraph("  ", one.message)]);
  return ["Worth a second look. Nothing here stops the site:", ...lines, "", ""];
}

/** Grouped by file; the last line says how many. */
function formatBlockers(blockers: readonly Blocker[]): string[] {
  if (blockers.length === 0) return ["Ready to publish."];
  const digits = String(blockers.length).length;
  const indent = " ".repeat(digits + 2);
  const lines = blockers.flatMap((blocker, index) => [
    ...(blocker.file === blockers[index - 1]?.file ? [] : ["", "", blocker.file]),
    "",
    `${`${index + 1}.`.padStart(digits + 1)} ${placeOf(blocker)}`,
    ...paragraph(`${indent}now  `, shorten(blocker.value)),
    ...paragraph(`${indent}do   `, blocker.todo),
    ...paragraph(`${indent}why  `, blocker.why),
  ]);
  const things = blockers.length === 1 ? "1 thing" : `${blockers.length} things`;
  return [
    "Change each value in its file or form. Once it is right, change status: unconfirmed to",
    "status: confirmed (for a review, sample: true to sample: false).",
    ...lines,
    "",
    `${things} to settle before the site goes public.`,
  ];
}

function shorten(text: string): string {
  const limit = 200;
  return text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(" ", limit))} …`;
}

/** Wraps a text; lines after the first are indented to its start. */
function paragraph(start: string, text: string): string[] {
  const pattern = new RegExp(`\\S.{0,${width - start.length - 1}}(?!\\S)|\\S+`, "g");
  const lines = text.replace(/\s+/g, " ").match(pattern) ?? [];
  return lines.map(
    (line, index) => (index === 0 ? start : " ".repeat(start.length)) + line.trimEnd(),
  );
}
