import { rmSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { type ChangedContent, changeContent } from "../../tests/changed-content.ts";
import { mapTexts } from "../content/facts.ts";
import { formatProblem } from "../content/problems.ts";

/*
 * The same fault in every file of content at once. Each must be named with its file, its place and
 * its line, so that no kind of file is read without a rule that all of them have.
 */

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
  return () => rmSync(content.folder, { recursive: true });
});

type Place = { file: string; field: string; line?: number };

/** All texts among the fields of a file, each with its place, such as `items.0.name`. */
function textsOf(file: string): (Place & { text: string })[] {
  const found: (Place & { text: string })[] = [];
  mapTexts(content.get(file, ""), (text, path) => {
    found.push({ file, field: path.join("."), text });
    return text;
  });
  return found;
}
const allTexts = () => content.files("**/*.{yaml,mdx}").map(textsOf);

/** The longest text among the fields of each file; empty lists have none. */
const longestTexts = (): Place[] =>
  allTexts().flatMap((texts) => texts.sort((a, b) => b.text.length - a.text.length).slice(0, 1));

/** Other files take their values from these, and are read after them. */
const hasFacts = ({ file }: Place) => /^(clinic|figures)\.yaml$/.test(file);

test.each([
  ["a fact that is none", "Call {phone}.", "there is no fact named {phone}"],
  ["a brace alone", "Open { today", "there is a { or } without the name of a fact"],
  ["a number", 5, "is a number"],
  ["a list", ["Call us."], "is a list"],
  ["nothing", null, "is empty"],
])("%s in place of a text", (_, value, message) => {
  const places = longestTexts();
  setEach(places, value, message);
});

const phone = /^\(\d{3}\) \d{3}-\d{4}$/;

test.each([
  ["day", /^\d{4}-\d\d-\d\d$/, "2026-04-31", "Expected a date written year-month-day"],
  ["time", /^\d\d:\d\d$/, "8 AM", "Expected a time on the 24-hour clock"],
  ["phone number", phone, "864834.0100", "Expected a phone number such as"],
  ["phone number", phone, "(864) 834-010", "Expected a phone number such as"],
  ["phone number", phone, "(864) 834-01000", "Expected a phone number such as"],
])("a %s that is none", (_, form, value, message) => {
  const places = allTexts()
    .flat()
    .filter(({ text }) => form.test(text));
  setEach(places, value, message);
});

test("a field that no file of its kind has", () => {
  const places = longestTexts()
    .filter((place) => !hasFacts(place))
    .map(({ file, field }) => ({ file, field: field.replace(/^(\d+\.)?.*/, "$1nobody") }));
  for (const { file, field } of places) content.set(file, { [field]: "Nobody" });
  expectEach(places, "no field has this name");
});

test.each([
  ["a tag of HTML", "A <b>bold</b> word.", "there is no tag <b>"],
  ["a tag that is none", "Call <CallLnk /> now.", "there is no tag <CallLnk>"],
  ["a fact that is none", "Call {phone} now.", "there is no fact named {phone}"],
  ["one in a title", '<Note title="{phone}">A</Note>', "there is no fact named {phone}"],
  ["a value in braces", "<Note title={clinic.phone}>A</Note>", "a tag has a value in braces"],
  ["code in braces", "{process.exit(1)}", "there is no fact named {process.exit(1)}"],
  ["a brace alone", "Open { today", "there is a { or } without the name of a fact"],
  ["a < alone", "Teeth <5 are few.", "there is a < that does not begin a tag"],
  ["a row without its table", "| Tick | Woods |", "a line begins with | but is in no table"],
  ["an open tag", '<Note title="A">', "<Note> is not closed"],
  ["program code", 'import fs from "node:fs"', "the text has program code"],
  [
    "a sign that is none",
    '<Signs of="hiccups-of-the-tests" />',
    "there is no sign named “hiccups-of-the-tests”",
  ],
  ["a heading that skips", "##### Claws", "a Heading 5 follows"],
])("in a text, %s", (_, line, message) => {
  const places = content.files("**/*.mdx").map((file) => {
    const text = `${content.read(file)}\n${line}\n`;
    content.write(file, text);
    return { file, field: "", line: text.trimEnd().split("\n").length };
  });
  expectEach(places, message);
});

/** Sets a value in all places, in those of facts apart, and expects a problem at each. */
function setEach(places: Place[], value: unknown, message: string): void {
  const groups = [places.filter((place) => !hasFacts(place)), places.filter(hasFacts)];
  expect(places).not.toEqual([]);
  for (const group of groups.filter(({ length }) => length > 0)) {
    for (const { file, field } of group) content.set(file, { [field]: value });
    expectEach(group, message);
  }
}

/** Expects a problem at each place, with that message; there may be others that follow from it. */
function expectEach(places: Place[], message: string): void {
  expect(places).not.toEqual([]);
  const found = content.problems().filter((problem) => formatProblem(problem).includes(message));
  const missing = places.filter(
    ({ file, field, line }) =>
      !found.some(
        (problem) =>
          problem.file === `content/${file}` &&
          problem.field === field &&
          (line === undefined ? problem.line !== undefined : problem.line === line),
      ),
  );
  expect(missing).toEqual([]);
}
