import { rmSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { type ChangedContent, changeContent } from "../../tests/changed-content.ts";
import { mapTexts } from "../content/facts.ts";

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

/** The longest text among the fields of each file, as in `items.0.name`; empty lists have none. */
function longestTexts(): Place[] {
  return content.files("**/*.{yaml,mdx}").flatMap((file) => {
    let longest = "";
    let field = "";
    mapTexts(content.get(file, ""), (text, path) => {
      if (text.length > longest.length) [longest, field] = [text, path.join(".")];
      return text;
    });
    return field === "" ? [] : [{ file, field }];
  });
}

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
  for (const group of [places.filter((place) => !hasFacts(place)), places.filter(hasFacts)]) {
    for (const { file, field } of group) content.set(file, { [field]: value });
    expectEach(group, message);
  }
});

test("a field that no file of its kind has", () => {
  const places = longestTexts()
    .filter((place) => !hasFacts(place))
    .map(({ file, field }) => ({ file, field: field.replace(/^(\d+\.)?.*/, "$1nobody") }));
  for (const { file, field } of places) content.set(file, { [field]: "Nobody" });
  expectEach(places, "no field has this name");
});

test.each([
  ["a dead link", "Read [this](/gone).", "the link to /gone leads nowhere"],
  ["a dead part", "Read [this](/services#gone).", "/services has no part #gone"],
  ["a tag of HTML", "A <b>bold</b> word.", "there is no tag <b>"],
  ["a tag that is none", "Call <CallLnk /> now.", "there is no tag <CallLnk>"],
  ["a fact that is none", "Call {phone} now.", "there is no fact named {phone}"],
  ["one in a title", '<Note title="{phone}">A</Note>', "there is no fact named {phone}"],
  ["a value in braces", "<Note title={clinic.phone}>A</Note>", "a tag has a value in braces"],
  ["code in braces", "{process.exit(1)}", "there is no fact named {process.exit(1)}"],
  ["a brace alone", "Open { today", "there is a { or } without the name of a fact"],
  ["a < alone", "Teeth <5 are few.", "there is a < that does not begin a tag"],
  ["an open tag", '<Note title="A">', "<Note> is not closed"],
  ["program code", 'import fs from "node:fs"', "the text has program code"],
  ["a sign that is none", '<Signs of="hiccups" />', "there is no sign named “hiccups”"],
  ["a heading that skips", "##### Claws", "a Heading 5 follows"],
])("in a text, %s", (_, line, message) => {
  const places = content.files("**/*.mdx").map((file) => {
    const text = `${content.read(file)}\n${line}\n`;
    content.write(file, text);
    return { file, field: "", line: text.trimEnd().split("\n").length };
  });
  expectEach(places, message);
});

/** Expects a problem at each place, with that message; there may be others that follow from it. */
function expectEach(places: Place[], message: string): void {
  expect(places).not.toEqual([]);
  const found = content.problems().filter((problem) => problem.message.includes(message));
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
