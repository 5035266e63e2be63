import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { linksToAll } from "../../src/clinic/page-links.ts";
import { signsFile } from "../../src/signs/fields.ts";
import { signFinder } from "../../src/signs/finder/find-signs.ts";
import { loadSignFinder } from "../../src/signs/finder/load.ts";
import { bySoonest, levels } from "../../src/signs/levels.ts";
import { readSite } from "../../src/site/read-site.ts";

/*
 * What people type into the field, and what the field lists from the site's own content. A few phrases may
 * find nothing, but an urgent one must never find something calmer first.
 */

const site = readSite();
const { entries, lexicon } = loadSignFinder(site);
const find = await signFinder(entries, lexicon);

const { poisons, list, aftercare, topics } = site.get(signsFile);
const pages = linksToAll(site, "services").map(({ name, path }) => {
  return { id: path.replace("/services/", ""), name };
});
const withoutLevel = [...topics, ...pages].map((one) => ({ ...one, level: undefined }));
const named = [...poisons, ...list, ...aftercare, ...withoutLevel];
const idOf = (name: string) => named.find((one) => one.name === name)?.id ?? name;

/** What the field lists: a line for each result, with the stems of the phrase that led to it. */
const listed = (typed: string) =>
  (find(typed) ?? []).map(
    ({ entry: { name, level }, phrase }) => `${level ?? "read"} ${idOf(name)}, by “${phrase}”`,
  );

const table: Record<string, string> = parse(readFileSync("tests/finder/phrases.yaml", "utf8"));
const rows = Object.entries(table).flatMap(([key, phrases]) => {
  const ids = key.split(",");
  const accepted = named.filter(({ id }) =>
    ids.some((one) => id === one || (one.startsWith("poison-") && id.startsWith(one))),
  );
  // If several signs may come first, the calmest of them counts.
  const [calmest = { level: undefined }] = accepted.toSorted((a, b) => bySoonest(b, a));
  return phrases.split(", ").map((phrase) => {
    const lines = listed(phrase);
    const fits = lines.map((line) => accepted.some(({ id }) => line.includes(` ${id},`)));
    return { phrase, key, level: key === "none" ? "none" : (calmest.level ?? "read"), lines, fits };
  });
});
const rowsOf = (...of: string[]) => rows.filter(({ level }) => of.includes(level));

/** To change what is found: docs/editing-content.md#what-visitors-type */
const shown = ({ phrase, key, lines }: (typeof rows)[number]) =>
  `${phrase} [${key}]\n${lines.map((line) => `    ${line}`).join("\n")}`;

test.each([
  ["leave", 97, 98],
  ["call", 95, 98],
  ["today", 91, 97],
  ["visit", 96, 98],
  ["read", 91, 98],
])(
  "%s: of 100 phrases, %i find what they mean first, and %i among three",
  (level, first, three) => {
    const of = rowsOf(level);
    const percent = (found: typeof of) => Math.floor((100 * found.length) / of.length);
    const firsts = percent(of.filter(({ fits }) => fits[0]));
    const threes = percent(of.filter(({ fits }) => fits.includes(true)));
    const missed = of.filter(({ fits }) => !fits[0]).map(shown);
    const isEnough = firsts >= first && threes >= three;
    expect(isEnough, [firsts, threes, ...missed].join("\n")).toBe(true);
  },
);

test.each(rowsOf("leave", "call"))("$phrase: nothing calmer first", (row) => {
  const [level = ""] = row.lines[0]?.split(" ") ?? [];
  const most = levels.indexOf(row.level === "leave" ? "leave" : "call");
  expect(levels.slice(0, most + 1), shown(row)).toContain(level);
});

test("phrases of every day list nothing that cannot wait", () => {
  const grave = rowsOf("none").filter(({ lines }) => /^(leave|call)/m.test(lines.join("\n")));
  expect(grave.length, grave.map(shown).join("\n")).toBeLessThanOrEqual(3);
});

test("each is found by its own name, first", () => {
  const names = entries.map(({ name }) => name).filter(Boolean);
  expect(names.map((name) => find(name)?.[0]?.entry.name)).toEqual(names);
});
