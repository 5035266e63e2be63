import { fieldLabel, nameForms } from "../form-names.ts";
import { type Chapter, type Finding, keepsWaiting, nothingYet } from "./findings.ts";

const headings: Record<Chapter, string> = {
  facts: "Facts: correct each, then set its status to confirmed",
  questions: "Worth answering; pages leave each question out until it has an answer",
  samples: "Samples, which the public site leaves out until they are real",
  signatures:
    "Signatures: a veterinarian or a lawyer reads each; then press Now at the top of its form",
  law: "Law: before you sign",
  advice: "Worth a second look; nothing here stops the site",
};

/** Findings by chapter, each with its heading. */
export function groupFindings(findings: readonly Finding[]) {
  return (Object.keys(headings) as Chapter[]).flatMap((chapter) => {
    const found = findings.filter((one) => one.chapter === chapter);
    return found.length === 0 ? [] : { chapter, heading: headings[chapter], found };
  });
}

/** What the law asks is more than its form; what is the developer's has none. */
const isOfForm = ({ chapter, file }: Finding) => chapter !== "law" && file !== "";

/** A finding in a sentence, for the forms. */
export const describeFinding = (finding: Finding): string => {
  const { file, message } = finding;
  return nameForms(isOfForm(finding) ? `${file}: ${fieldLabel(finding)}${message}` : message);
};

/** How many keep the site from going public. */
export function countOpen(findings: readonly Finding[]): string {
  const { length } = findings.filter(keepsWaiting);
  return length === 1 ? "1 thing" : `${length} things`;
}

/**
 * The list as the owner reads it, on a screen or a sheet of paper: by form. The last line says how
 * many things are left.
 */
export function formatReport(findings: readonly Finding[]): string {
  const groups = groupFindings(findings).flatMap(({ chapter, heading, found }) =>
    chapter === "samples"
      ? [`${heading}: ${countByForm(found)}`, ""]
      : [heading, ...linesByForm(found), ""],
  );
  const end = findings.some(keepsWaiting)
    ? `${countOpen(findings)} to settle before the site goes public.`
    : "Ready to publish.";
  return [...groups, end].join("\n");
}

/** What is in a list of the clinic needs no more than its form's name. */
const placeOf = ({ file }: Finding) => nameForms(file).replace(/^The clinic, /, "");

/** How many are in which form. */
const countByForm = (found: readonly Finding[]) =>
  Array.from(groupBy(found, placeOf), ([name, { length }]) => `${name}, ${length}`).join("; ");

function groupBy<One>(all: readonly One[], name: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(name(one), [...(groups.get(name(one)) ?? []), one]);
  return groups;
}

/** A line for each; where a form has several, they stand below its name. */
function linesByForm(found: readonly Finding[]): string[] {
  const forms = groupBy(found, (one) => (isOfForm(one) ? placeOf(one) : `  ${one.message}`));
  return [...forms].flatMap(([place, ofForm]) => {
    if (!ofForm.every(isOfForm)) return place;
    // What is still empty shares a line.
    const lines = groupBy(ofForm, ({ field, message }) =>
      message === nothingYet ? message : `${field}: ${message}`,
    );
    const said = Array.from(lines.values(), (ones) => {
      const names = ones.map((one) => fieldLabel(one).replace(/: $/, "")).join(", ");
      const message = nameForms(ones[0]?.message ?? "");
      return names === "" ? message : `${names}: ${message}`;
    });
    return said.length === 1
      ? `  ${place}: ${said.join("")}`
      : [`  ${place}`, ...said.map((line) => `    ${line}`)];
  });
}
