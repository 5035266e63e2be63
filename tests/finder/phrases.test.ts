import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { signsFile } from "../../src/signs/fields.ts";
import { signFinder } from "../../src/signs/finder/find-signs.ts";
import { loadSignFinder } from "../../src/signs/finder/load.ts";
import { bySoonest, isUrgent } from "../../src/signs/levels.ts";
import { readSite } from "../../src/site/read-site.ts";

/*
 * What people type into the field, and what it answers from the site's own content: an answer that it states, or
 * a question, if it is not sure. The field has seen no phrase here. A new set by people who have not seen its data
 * says more than these.
 */

const site = readSite();
const { entries, lexicon } = loadSignFinder(site);
const find = await signFinder(entries, lexicon);

const { poisons, list, aftercare, topics } = site.get(signsFile);
const pages = site.pages.map(({ name, path }) => ({ id: posix.basename(path), name }));
const withoutLevel = [...topics, ...pages].map((one) => ({ ...one, level: undefined }));
const named = [...poisons, ...list, ...aftercare, ...withoutLevel];
const idOf = (name: string) => named.find((one) => one.name === name)?.id ?? name;
const fits = (id: string, ids: string) =>
  ids.split(",").some((one) => id === one || (one.startsWith("poison-") && id.startsWith(one)));

/** @param ids of which one has to come first. none: nothing that cannot wait. */
function rowOf(phrase: string, ids: string) {
  const { isSure = false, isPoison = false, found = [] } = find(phrase) ?? {};
  // If several signs may come first, the calmest of them counts.
  const [calmest] = named.filter(({ id }) => fits(id, ids)).sort((a, b) => bySoonest(b, a));
  const level = ids === "none" ? "none" : (calmest?.level ?? "read");
  const right = found.map(({ name }) => fits(idOf(name), ids));
  const shown = found.map(({ name }) => `\n    ${idOf(name)}`);
  return { isSure, isPoison, level, right, found, shown: `${phrase} [${ids}]${shown}` };
}
type Row = ReturnType<typeof rowOf>;

const read = (file: string): Record<string, string> => parse(readFileSync(file, "utf8"));
const known = read("src/signs/finder/phrases.yaml");
const table = read("tests/finder/unseen-phrases.yaml");
const strangers = readFileSync("tests/finder/strangers.txt", "utf8").trim().split("\n");
const sets: Record<string, [phrase: string, ids: string][]> = {
  phrases: Object.entries(table).flatMap(([ids, phrases]) =>
    phrases.split(", ").map((phrase): [string, string] => [phrase, ids]),
  ),
  strangers: strangers.map((line) => line.split(" | ") as [string, string]),
};
const rowsOf = (set: string) => (sets[set] ?? []).map((row) => rowOf(...row));

/** Expects that of 100 rows, so many at most are wrong. */
function expectFew(most: number, rows: readonly Row[], isWrong: (row: Row) => unknown): void {
  const wrong = rows.filter(isWrong);
  const percent = (100 * wrong.length) / rows.length;
  expect(percent, wrong.map(({ shown }) => shown).join("\n")).toBeLessThanOrEqual(most);
}

test.each([
  ["leave", 97, 98],
  ["call", 95, 98],
  ["today", 91, 97],
  ["visit", 96, 98],
  ["read", 91, 98],
])("%s: of 100 that are stated, %i are right first, and %i among three", (level, first, three) => {
  const stated = rowsOf("phrases").filter((row) => row.isSure && row.level === level);
  expectFew(100 - first, stated, ({ right }) => !right[0]);
  expectFew(100 - three, stated, ({ right }) => !right.includes(true));
});

test.each([
  ["phrases", { wrong: 2.7, asked: 16, missing: 11.5, lost: 0, alarms: 1, leaves: 3.5 }],
  ["strangers", { wrong: 6, asked: 28, missing: 12.5, lost: 2.5, alarms: 9, leaves: 23 }],
])("%s: of 100, at most %j", (set, most) => {
  const [meant, harmless] = [true, false].map((is) =>
    rowsOf(set).filter(({ level }) => (level !== "none") === is),
  ) as [Row[], Row[]];
  const [stated, asked] = [true, false].map((is) => meant.filter(({ isSure }) => isSure === is));
  // What is stated wrong, what is asked back, and where the right one is not among those offered.
  expectFew(most.wrong, stated ?? [], ({ right }) => !right[0]);
  expectFew(most.asked, meant, ({ isSure }) => !isSure);
  expectFew(most.missing, asked ?? [], ({ right }) => !right.includes(true));
  // What cannot wait, and is stated as something calmer, or finds nothing.
  const grave = meant.filter(({ level }) => level === "leave" || level === "call");
  expectFew(most.lost, grave, ({ isSure, right, found: [first] }) =>
    first ? isSure && !right[0] && !isUrgent(first) : true,
  );
  // What is harmless, and alarms.
  expectFew(most.alarms, harmless, ({ isSure, found }) =>
    found.some((one) => isSure && isUrgent(one)),
  );
  expectFew(most.leaves, harmless, ({ found }) => found.some(({ level }) => level === "leave"));
});

test("no phrase of a set is in the data", () => {
  const plain = (text: string) => text.toLowerCase().replace(/[’'`]/g, "");
  const taught = new Set(plain(Object.values(known).join("\n")).split("\n"));
  const both = Object.values(sets)
    .flat()
    .filter(([phrase]) => taught.has(plain(phrase)));
  expect(both).toEqual([]);
});

test("what phrases find is there", () => {
  const ids = ["none", ...named.map(({ id }) => id)];
  const lost = Object.keys(known).filter((id) => !ids.includes(id));
  expect(lost, "no sign, poison, topic or page has these ids of phrases.yaml").toEqual([]);
});

test.each([
  ["ate raisins and threw up once", "poison-grapes"],
  ["ate gum and threw up once", "poison-xylitol"],
  ["got into the trash and threw up once", "poison-raw"],
  ["chugged some xyzzy", "poisoning"],
  ["helped himself to xyzzy and threw up", "poisoning"],
  ["my dog’s seizure lasted 5 minutes", "seizure"],
  ["old dog seizing", "seizure"],
  ["male cat going in and out of litter box", "male-cat"],
  ["cat back and forth to the litter box", "male-cat,straining"],
  ["arthritis bad today wont get up", "collapse"],
  ["puppy breathing fast", "breathing"],
  ["vomiting for 48 hours", "vomiting"],
  ["not eating since yesterday", "not-eating-days"],
  ["do you board cats", "ask-boarding"],
  // Another animal is named, but it is about a dog.
  ["dog kicked by a goat", "hit-by-car"],
  ["dog ate rabbit poop", "poison-raw"],
  // The end of a story counts.
  [
    "so we had people over and the dog was fine all day running around with the kids and eating his supper and then tonight he keeps trying to throw up and nothing comes and his belly is tight",
    "bloat",
  ],
  // However calm the rest of it is
  [
    "dog got hit by a car but is walking around fine and wagging his tail and eating treats should i wait until tomorrow morning to bring him in",
    "hit-by-car",
  ],
])("never loses: “%s” is %s", (typed, ids) => {
  const { right, shown } = rowOf(typed, ids);
  expect(right[0], shown).toBe(true);
});

test("a poison shows its own condition", () => {
  const { found } = rowOf("gave his pills twice", "poison-too");
  expect(found[0]?.besideLevel?.join()).toContain("Leave now for an opioid");
});

test.each([
  ["gave his pills twice", true],
  ["lapped it up", true],
  // A sock is not poison, and nothing was eaten.
  ["dog ate a sock", false],
  ["cat hasnt eaten in 2 days", false],
])("“%s” shows the poison lines: %s", (typed, isShown) =>
  expect(rowOf(typed, "").isPoison).toBe(isShown),
);

test.each([
  ["stung in the mouth", "leave"],
  ["back legs all of a sudden", "leave"],
  ["a few bee stings on his paw", "visit"],
])("the level of “%s” is %s", (typed, level) => expect(find(typed)?.found[0]?.level).toBe(level));

test.each(["my hamster is limping", "bird on the bottom of the cage", "rabbit won’t eat"])(
  "“%s” has one answer",
  (typed) => expect(rowOf(typed, "other-pets").right).toEqual([true]),
);

test("each is found by its own name, first", () => {
  const names = entries.map(({ name }) => name).filter(Boolean);
  expect(names.map((name) => find(name)?.found[0]?.name)).toEqual(names);
});
