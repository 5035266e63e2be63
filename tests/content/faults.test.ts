import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { slug } from "github-slugger";
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteCache } from "../../plugins/content/site-cache.ts";
import { readSettings } from "../../plugins/settings.ts";
import { testimonialsFile } from "../../src/clinic/testimonials.ts";
import { articlesFile } from "../../src/collections/articles/schema.ts";
import { listProblems } from "../../src/reader/problems.ts";
import { type ChangedContent, changeContent } from "../support/changed-content.ts";

/* What the owner would read: each fault of content by its file, line and field. */

const article = `---
title: A story
category: News
date: 2026-01-31
draft: false
extras:
  picture: heads/town-greer
  lead: It climbed.
  closing:
    heading: Come down
    text: Climb down first.
  services: []
search:
  title: A story
  description: A cat climbs a tree.
---

## What to bring

A leash. Call {clinic.phone}.

<Note title="Now">

Bring it.

</Note>
`;

/** A paragraph of its own, which a tag can replace. */
const sentence = "A leash. Call {clinic.phone}.";

/**
 * A change of an article: the owner writes `to` in place of `from`. If that is a fault, `field` is the field
 * that the message must name, and `line` its line, if it is not the one that changed.
 */
type Change = [name: string, from: string | RegExp, to: string, field?: string, line?: number];

const faults: Change[] = [
  ["a number", "title: A story\ncat", "title: 5\ncat", "title"],
  ["nothing", "title: A story\ncat", "title:\ncat", "title"],
  ["two lines for one", "title: A story\ncat", "title: |-\n  A story\n  goes on\ncat", "title"],
  ["spaces alone", "lead: It climbed.", 'lead: " "', "extras.lead"],
  ["a text for a list", "services: []", "services: dental", "extras.services"],
  ["an unknown field", "lead: It", "born: 1\n  lead: It", "extras.born"],
  ["an empty group", /extras:\n(?: .+\n)+/, "extras:\n", "extras", 6],
  ["an unknown picture", "heads/town-greer", "heads/town", "extras.picture"],
  ["a picture for other fields", "heads/town-greer", "closings/walk", "extras.picture"],
  ["an unknown category", "category: News", "category: Cats and dogs", "category"],
  [
    "a stray picture",
    "greer",
    "greer\n  pictures: [{ heading: A, picture: kit }]",
    "extras.pictures.0.heading",
  ],
  ["no calendar date", "2026-01-31", "2026-02-30", "date"],
  ["a day to come", "2026-01-31", "2999-01-31", "date"],
  ["an unknown fact", "It climbed.", "Call {clinic.fone}.", "extras.lead"],
  ["a brace alone", "It climbed.", "It { climbed.", "extras.lead"],
  ["what would be lost", "It climbed.", "It climbed #4."],
  ["a colon in a text", "It climbed.", "It climbed: high."],
  ["an alias of nothing", "lead: It climbed.", "lead: *climbed"],
  ["a tab between words", "A leash.", "A leash\tA cat."],
  ["a lost quote", "It climbed.", '"It climbed.', "", 16],
  ["no field at all", "---\ntitle", "title", "", 1],
  ["marks of a merge", "A leash", "||||||| base\nA leash"],
  ["bytes that are not UTF-8", "A leash", "A léash"],
  ["bytes of UTF-16", "A leash", "A\0 leash"],
  ["an unknown fact in a title", '"Now"', '"{clinic.fone}"'],
  ["a value in braces", '"Now"', "{clinic.phone}"],
  ["an angle alone", "A leash.", "A <5 lb leash."],
  ["an open tag", "</Note>\n", "", "", 22],
  ["an unknown tag", "A leash.", "<Nota />"],
  ["a misspelled attribute", 'title="Now', 'titel="Now'],
  ["an attribute without a value", '"Now"', '""'],
  ["a missing attribute", sentence, "<BigNumber>\n\nB.\n\n</BigNumber>"],
  ["a tag for paragraphs in a sentence", "A leash.", "A leash: <PoisonLines /> and more."],
  ["words that a tag does not show", sentence, "<PoisonLines>A leash.</PoisonLines>"],
  ["a second list of names", sentence, "<NamedList>\n\n- A leash\n\n1. A cat\n\n</NamedList>"],
  ["a link in a heading", "What to", "What [to](/contact)"],
  ["a heading without words", sentence, "## 🐶"],
  ["a heading without its space", "A leash.", "##Leash"],
  ["an item without its space", "A leash.", "A leash\n-cats", "", 21],
  ["a number without its space", "A leash.", "A leash\n2.Cats", "", 21],
  ["an unknown sign", sentence, '<Signs of="hiccups-of-the-tests" />'],
  ["a Heading 1", "## What", "# What"],
  ["a Heading 3 first", "## What", "### What"],
  ["a Heading 2 in a list", "A leash.", "- ## A leash"],
  ["a picture in the text", "A leash.", "![A leash](/leash.jpg)"],
  ["a bullet of a word processor", "A leash.", "Bring:\n• A leash.", "", 21],
  ["dashes for bullets", "A leash.", "Bring:\n– A leash.\n– A cat.", "", 21],
  ["asterisks that make nothing bold", "A leash", "**A leash **now"],
  ["underscores within a word", "A leash", "__A__leash"],
  ["asterisks within a word", "A leash", "2*3*4 leashes"],
  ["a link with a space", "A leash.", "A\n[leash](/con tact).", "", 21],
  ["blanks that make a slash bold", "A leash.", "On __/__/____."],
  ["a list that begins with a year", "A leash.", "2026. A leash."],
  ["a sentence right below a list", "A leash.", "- A leash\nThen call."],
  ["a sentence right below a table", sentence, "| A | B |\n| - | - |\nThen call.", "", 22],
  ["a character reference in a field", "It climbed.", "Smith &amp; Sons.", "extras.lead"],
  ["a bullet in a field", "It climbed.", "• It climbed.", "extras.lead"],
  ["letters that nobody sees", "It climbed.", "\u3164\u{e0041}", "extras.lead"],
  ["emphasis in a field", "It climbed.", "It *climbed*.", "extras.lead"],
  ["backslashes in a field", "It climbed.", "It \\*climbed\\*.", "extras.lead"],
  ["a tag in a field that may link", "Climb down first.", "<PoisonLines />", "extras.closing.text"],
  [
    "two paragraphs",
    " Climb down first.",
    " |-\n      Climb.\n\n      Now.",
    "extras.closing.text",
  ],
  ["a list for such a text", "text: Climb down first.", "text: [Down.]", "extras.closing.text"],
  ["spaces alone for it", "text: Climb down first.", 'text: " "', "extras.closing.text"],
  ["no text that may link", "    text: Climb down first.\n", "", "extras.closing.text", 10],
  ["a link to nowhere", "A leash.", "A [leash](/gone)."],
];

/** What owners type, or their computers write, that is no fault. */
const fine: Change[] = [
  ["as it is", "", ""],
  ["lines of Windows", /\n/g, "\r\n"],
  ["a byte-order mark", /^/, "\ufeff"],
  ["empty lines at the top", /^/, "\n \n"],
  ["unseen marks in a date", "2026-01-31", "\u202a2026-\u200b01-31\u202c"],
  ["escapes in a date", "2026-01-31", '"2026-01\\xad-31"'],
  ["other spaces before a key", "date: ", "date:\u00a0"],
  ["a comment behind a value", "greer", "greer # on the hill"],
  ["a picture", "greer", "greer\n  pictures: [{ heading: What to bring, picture: kit }]"],
  ["a tilde", "A leash", "At 6~8 weeks, a leash"],
  ["blanks to fill in", "A leash", "Name: ________, \\_\\_\\_\\_"],
];

/** The tests' clinic with an article for each change. */
function writeArticles(changes: readonly Change[]): ChangedContent {
  const content = changeContent();
  const categories = content.get("pages/blog.yaml", "categories") as string[];
  content.set("pages/blog.yaml", { categories: ["News", ...categories] });
  for (const [name, from, to] of changes) {
    expect(article).toMatch(from);
    const text = article.replace(from, to).replace("  title: A", `  title: ${name}`);
    // Windows may save é in this encoding, which is not UTF-8.
    const encoding = text.includes("é") ? "latin1" : "utf8";
    writeFileSync(path.join(content.folder, `articles/${slug(name)}.mdx`), text, encoding);
  }
  return content;
}

// All at once, because loading takes long.
const found = writeArticles(faults).problems();

test.each(faults)("%s is named at its line", (fault, from, to, field = "", line) => {
  const before = article.split("\n");
  const after = article.replace(from, to).split("\n");
  const changed = after.findIndex((text, index) => text !== before[index]);
  const named = found.filter(({ file }) => file === `articles/${slug(fault)}.mdx`);
  expect(named).toMatchObject([{ field, line: line ?? changed + 1 }]);
  // A parser’s own words, such as “Unexpected end of file in name”, help nobody.
  expect(listProblems(named, "stops every build")).not.toMatch(/nexpected|nonopt|valid d|\.\./);
});

test("what changes nothing is understood", () => {
  const content = writeArticles(fine);
  content.set("testimonials.yaml", { "0.date": "Sept. 2025" });
  const site = content.load();
  const dates = new Map(site.entries(articlesFile).map(({ slug, date }) => [slug, date]));
  for (const [name] of fine) expect(dates.get(slug(name)), name).toBe("2026-01-31");
  expect(site.get(testimonialsFile)).toMatchObject({ 0: { date: "September 2025" } });
});

test("pasted text is read as it looks, and emoji stay whole", () => {
  const lead = "Cats 👩🏽‍⚕️ ❤️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Café nap";
  const pasted = lead
    .replace("Cats", "\u202aC\u00ada\ufefft\u200bs")
    .replace(" nap", "\vnap\u200b")
    .normalize("NFD");
  const content = writeArticles([["pasted", /It climbed\.(.*##) /s, `${pasted}$1\u00a0`]]);
  const found = content
    .load()
    .entries(articlesFile)
    .find(({ slug }) => slug === "pasted");
  expect(found).toMatchObject({ lead, body: { sections: [{ heading: "What to bring" }] } });
});

/** Where the problems of a folder are: file and field. */
const placesOf = (content: ChangedContent) =>
  content.problems().map(({ file, field }) => `${file} ${field}`.trim());

/** Sets these fields to these values, and expects each to be named, and nothing else. */
function expectFaults(content: ChangedContent, wrong: Record<string, unknown>): void {
  for (const [place, value] of Object.entries(wrong)) {
    const [file = "", field = ""] = place.split(" ");
    content.set(file, { [field]: value });
  }
  expect(placesOf(content).sort()).toEqual(Object.keys(wrong).sort());
}

test("a fact that cannot be is named by its field", () => {
  expectFaults(changeContent(), {
    "clinic.yaml hours.week.Monday.0.opens": "8 AM",
    "clinic.yaml hours.week.Tuesday.1.opens": "12:00",
    "clinic.yaml hours.week.Wednesday.0.closes": "05:00",
    "clinic.yaml afterHoursHospital.chosen.0.minutes": 121,
    "clinic.yaml afterHoursHospital.chosen.1.name": "Animal Emergency Clinic of Greenville",
    "clinic.yaml booking": "https://192.168.1.5/book",
    "clinic.yaml address.region": "South Carolina",
    "clinic.yaml address.postalCode": "2969",
    "clinic.yaml phone": "(864) 834-010",
    "clinic.yaml email": "at home",
    "clinic.yaml coordinates.latitude": 834,
    "clinic.yaml coordinates.longitude": 82.4409,
    "clinic.yaml terms.early": "a quarter of an hour",
    "figures.yaml cats": "from {clinic.name}",
    "figures.yaml senior-age": "7 years",
  });
});

test("what cannot be in other files is named by its field", () => {
  const content = changeContent();
  const hours = [{ opens: "08:00", closes: "12:00" }];
  const notice = { kind: "other-hours", from: "2026-12-20", hours };
  const notices = ["Ice", "Hail", "Snow", "Rain", "Fog"].map((text) => ({ ...notice, text }));
  content.set("notices.yaml", { "": notices, "2.from": "soon" });
  content.set("articles/senior-pets.mdx", { photo: { file: "door.jpg", alt: "X" } });
  content.set("questions.yaml", { "0.link": { label: "A", path: "/" } });
  const redirects = [..."abcde"].map((name) => ({ from: `/${name}`, to: "/" }));
  content.set("redirects.yaml", { "": redirects });
  const title = content.get("pages/home.yaml", "search.title");
  expectFaults(content, {
    "areas/greer.mdx distance": "600 min",
    "areas/travelers-rest.mdx distance": "0 min",
    "articles/first-visit.mdx photo.file": "gone.jpg",
    "articles/senior-pets.mdx photo.file": "Door.jpg",
    "clinic.yaml afterHoursHospital.chosen.0.phone": "+1 864-834-4200",
    "labels.yaml closing.text": "See [there](#gone).",
    "labels.yaml offline": "{count} found",
    "legal/privacy-policy.mdx updated": "2999-01-31",
    "navigation.yaml header.0.path": "/contacts",
    "navigation.yaml header.1.dropdown.0.kind": "pages",
    "notices.yaml 0.until": "2026-12-19",
    "notices.yaml 1.hours": [],
    "notices.yaml 2.kind": "holiday",
    "notices.yaml 3.text": "Read [more](contact).",
    // The sixty-first day.
    "notices.yaml 4.until": "2027-02-18",
    "pages/about.yaml photo.file": "IMG_2041.JPG",
    "pages/blog.yaml byline": 5,
    "pages/contact.yaml search.title": title,
    "pages/home.yaml search.title": title,
    "questions.yaml 0.link.path": "/gone",
    "questions.yaml 1.id": content.get("questions.yaml", "0.id"),
    "questions.yaml 2.answer": "<PoisonLines />",
    "redirects.yaml 0.from": "/a?b",
    "redirects.yaml 0.to": "/gone",
    "redirects.yaml 1.from": "/about",
    "redirects.yaml 2.from": "/favicon.ico",
    "redirects.yaml 3.from": "/sitemap.xml",
    "redirects.yaml 4.from": "/about/",
    "approvals.yaml 0.on": "2999-01-31",
    "approvals.yaml 0.pages": "First visit",
    "signs.yaml levels.call.meaning": '<Signs of="bloat" />',
    "signs.yaml list.0.firstStep": "Call ".repeat(13),
    "signs.yaml poisons.1.id": content.get("signs.yaml", "poisons.0.id"),
    "team.yaml 3.name": content.get("team.yaml", "2.name"),
    "testimonials.yaml 0.date": "May",
    "testimonials.yaml 0.rating": 6,
    "testimonials.yaml 1.date": "May 2999",
  });
});

test("only an article has boxes to tick", () => {
  const content = changeContent();
  const others = content.files("{areas,legal,services}/*.mdx");
  for (const name of others) content.write(name, `${content.read(name)}\n- [ ] A leash\n`);
  expect(placesOf(content).sort()).toEqual(others);
});

test("a photograph that is none, or is cut in half, is named with its field", async () => {
  const content = changeContent();
  const photos = path.join(content.folder, "photos");
  for (const format of ["jpeg", "png", "webp"] as const) {
    const bytes = await sharp(`${photos}/door.jpg`).toFormat(format).toBuffer();
    writeFileSync(`${photos}/half.${format}`, bytes.subarray(0, bytes.length / 2));
    writeFileSync(`${photos}/whole.${format}`, bytes);
  }
  writeFileSync(`${photos}/none.jpg`, "A door.");
  const names = ["half.jpeg", "half.png", "half.webp", "none.jpg", "whole.webp"];
  const files = [...content.files("articles/*.mdx"), "pages/about.yaml", "pages/contact.yaml"];
  for (const [index, file] of names.entries())
    content.set(files[index] ?? "", { photo: { file, alt: "A door" } });
  const checked = siteCache(content.folder, () => readSettings({})).get();
  const problem = { line: expect.any(Number), field: "photo.file" };
  await expect(checked).rejects.toMatchObject({ problems: Array(4).fill(problem) });
});

test("a review that stands twice is named, and both notices that change the hours of a day", () => {
  const content = changeContent();
  content.set("testimonials.yaml", { "1.text": content.get("testimonials.yaml", "0.text") });
  const days = [["2026-12-24", "2026-12-30"], ["2026-12-30"], ["2026-12-31"], ["2026-12-25"]];
  const notices = days.map(([from, until], index) => ({ text: `${index}`, from, until }));
  const closed = notices.slice(0, 3).map((notice) => ({ ...notice, kind: "closed" }));
  content.set("notices.yaml", { "": [...closed, { ...notices[3], kind: "news" }] });
  const named = ["notices.yaml 0.from", "notices.yaml 1.from", "testimonials.yaml 1.text"];
  expect(placesOf(content).sort()).toEqual(named);
});

test("a file is named if it is missing, nobody reads it, or its name can be no address", () => {
  const content = changeContent();
  rmSync(path.join(content.folder, "pages/contact.yaml"));
  const unread = ["articles/fleas.mdx.docx", "articles/new.md", "notices.yaml.txt"];
  const left = "._x.mdx x.mdx~ desktop.ini thumbs.db ~$x.docx README.md".split(" ");
  const others = [...left.map((name) => `articles/${name}`), "photos/later.jpg"];
  for (const name of [...unread, ...others]) content.write(name, "\0");
  const odd = ["articles/Flöhe.mdx", "articles/two words.mdx"];
  const fromForm = "articles/~20-tips_x.mdx";
  for (const name of [...odd, fromForm])
    content.write(name, article.replace("  title: A", `  title: ${name}`));
  expect(placesOf(content)).toEqual(["pages/contact.yaml", ...[...odd, ...unread].sort()]);
});

test("a file whose address another has is named, and who has it", () => {
  const content = changeContent();
  content.write("articles/index.mdx", content.read("articles/first-visit.mdx"));
  content.write("services/emergency.mdx", content.read("services/surgery.mdx"));
  const named = content.problems().flatMap(({ file, field, message }) => {
    const [, owner] = message.split("that of ");
    return field === "" ? [[file, owner]] : [];
  });
  expect(named).toEqual([
    ["articles/index.mdx", "pages/blog.yaml"],
    ["services/emergency.mdx", "pages/emergency.mdx"],
  ]);
});

test("a new file is told all that it needs", () => {
  const content = changeContent();
  content.write("articles/new.mdx", "---\ntitle: A\n---\n\nA {clinic.fone}, a [leash](/gone).\n");
  const fields = content.problems().map(({ field }) => field);
  expect(fields).toEqual(["", "draft", "category", "date", ""]);
});

test("the message has all problems, each with file, line and what is expected", () => {
  const content = changeContent();
  content.set("clinic.yaml", { "address.postalCode": 29690, sms: null });
  expect(() => content.load()).toThrow(
    /^The content has 2 problems\. Nothing was built\.\n\n {2}\S+\/clinic\.yaml:\d+ {2}Clinic › Address › ZIP code: is “29690”\. Expected text, in quotes\.\n {2}\S+\/clinic\.yaml:\d+ {2}Clinic › Texts: is empty\. Expected text, or no line at all\.\n$/,
  );
});

test("there are six large keys, one for poisons, and three to 14 signs at each place", () => {
  const content = changeContent();
  type Sign = { id: string; places: string[]; tile?: object };
  const signs = content.get("signs.yaml", "list") as Sign[];
  const changed = signs.flatMap(({ id, ...sign }) => {
    const places = [...sign.places.filter((place) => place !== "eye"), "belly"];
    return [id, `${id}-2`].map((id) => ({
      ...sign,
      id,
      tile: sign.tile && { ...sign.tile, large: undefined },
      places,
    }));
  });
  content.set("signs.yaml", { list: changed });
  expect(() => content.load()).toThrow(
    /six urgent signs[\s\S]*at most 13 [\s\S]* with poison lines[\s\S]* at eye, not 0[\s\S]* at belly, not \d\d/,
  );
});
