import type { Blocker } from "./blocker.ts";

const width = 96;

/** All findings as the owner reads them in a terminal, grouped by file; the last line says how many. */
export function formatReport(blockers: readonly Blocker[]): string {
  if (blockers.length === 0) return "Nothing stands in the way of publishing.";
  const digits = String(blockers.length).length;
  const lines = [
    "Change each value where it stands. Once it is right, write status: confirmed in place of",
    "status: unconfirmed (for a review, sample: false in place of sample: true).",
  ];
  let file = "";
  for (const [index, blocker] of blockers.entries()) {
    if (blocker.file !== file) {
      file = blocker.file;
      lines.push("", "", file);
    }
    const number = `${index + 1}.`.padStart(digits + 1);
    const place = blocker.line === undefined ? file : `${file}:${blocker.line}`;
    const indent = " ".repeat(digits + 2);
    lines.push(
      "",
      `${number} ${place}  ${blocker.field}`,
      ...paragraph(`${indent}now  `, shorten(blocker.value)),
      ...paragraph(`${indent}do   `, blocker.todo),
      ...paragraph(`${indent}why  `, blocker.why),
    );
  }
  const things = blockers.length === 1 ? "1 thing" : `${blockers.length} things`;
  return [...lines, "", `${things} to settle before the site goes public.`].join("\n");
}

function shorten(text: string): string {
  const limit = 200;
  return text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(" ", limit))} …`;
}

/** Wraps words; lines after the first stand under its first word. */
function paragraph(start: string, text: string): string[] {
  const lines: string[] = [];
  let line = start;
  for (const word of text.split(/\s+/)) {
    const isFirst = line.trim() === "" || line === start;
    if (!isFirst && line.length + 1 + word.length > width) {
      lines.push(line);
      line = " ".repeat(start.length) + word;
    } else {
      line += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, line];
}
