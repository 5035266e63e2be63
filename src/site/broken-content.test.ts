import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type ChangedContent,
  changeContent,
  review,
  setTeam,
  technician,
  veterinarian,
} from "../../tests/changed-content.ts";
import { formatProblem } from "../content/problems.ts";

/*
 * Breaks a copy of the content, many problems at once, and reads what the editor would read. The
 * problems are in fields that every clinic has, or in articles, towns and a service that only the copy
 * has, so that the real content does not matter. faults-in-every-file.test.ts asks the rules that all files share.
 */

let content: ChangedContent;

beforeEach(() => {
  content = changeContent();
  content.set("testimonials.yaml", { "": [review("Ann", "2025-03")] });
  const category = content.get("pages/blog.yaml", "categories.0");
  for (const slug of ["a-story", "b-story"]) {
    content.write(`articles/${slug}.mdx`, "---\n{}\n---\n\n## What to bring\n\nA leash.\n");
    const lead = `There is ${slug}.`;
    const article = { ...anArticle, title: slug, lead, category, search: searchOf(slug) };
    content.set(`articles/${slug}.mdx`, { "": article });
  }
  for (const slug of ["a-town", "b-town"]) {
    content.write(`areas/${slug}.mdx`, "---\n{}\n---\n");
    content.set(`areas/${slug}.mdx`, {
      "": { ...aTown, name: slug, title: slug, search: searchOf(slug) },
    });
  }
  content.write("services/a-service.mdx", `---\n{}\n---\n\n${threeParts}`);
  content.set("services/a-service.mdx", { "": aService });
});

afterEach(() => rmSync(content.folder, { recursive: true }));

const searchOf = (title: string) => ({ title, description: `${title}, in a sentence. `.repeat(4) });
const anArticle = {
  excerpt: "A cat in a tree.",
  date: "2026-01-31",
  picture: "kit",
  closingLink: "Book",
  closingText: "Climb down first.",
  services: ["a-service"],
};
const aTown = {
  distance: "15 min",
  lead: "It is near.",
  description: "Near.",
  picture: "kit",
  idea: { kind: "road" },
  link: { label: "Home", path: "/" },
  closing: { heading: "Come.", text: "Soon." },
};
const threeParts = "## What It Is\n\nA.\n\n## Why It Matters\n\nB.\n\n## What to Expect\n\nC.\n";
const aService = {
  title: "Knotting",
  description: "We knot.",
  features: ["Rope"],
  lead: "Firm.",
  questions: [{ question: "Which?", answer: "All." }],
  beside: [{ part: 2, picture: "kit" }],
};

/**
 * One message per line, with `:N` in place of a line number: line numbers have their own test.
 * What comes after “…” does not count.
 */
function expectProblems(messages: string): void {
  const expected = messages.split("\n").flatMap((line) => line.trim() || []);
  const starts = expected.filter((line) => line.endsWith("…")).map((line) => line.slice(0, -1));
  const found = content.problems().map(({ file, line, ...rest }) => {
    const place = `${file.replace("content/", "")}${line === undefined ? "" : ":N"}`;
    const message = formatProblem({ file: place, ...rest });
    const start = starts.find((known) => message.startsWith(known));
    return start === undefined ? message : `${start}…`;
  });
  expect(found.sort()).toEqual(expected.sort());
}

const append = (file: string, text: string) =>
  content.write(file, `${content.read(file)}\n${text}\n`);

test("good content has no problem, with prices, a hospital, and two notices for a day", () => {
  expectProblems("");
  const notice = { text: "Ice.", from: "2026-12-20" };
  content.set("notices.yaml", {
    "": [notice, { ...notice, from: "2026-12-19", until: "2026-12-20" }],
  });
  content.set("testimonials.yaml", { "": [] });
  content.set("clinic.yaml", {
    "afterHoursHospital.chosen": [
      { name: "Hill", phone: "(864) 834-1234", minutes: 20, checked: "2026-10-01" },
    ],
  });
  const prices = [{ what: "Exam", price: "from $60 to $1,200", note: "Or less." }];
  content.set("money.yaml", { "prices.items": prices });
  expectProblems("");
});

test("fields and lists", () => {
  content.set("testimonials.yaml", { "0.rating": "five", "0.name": "" });
  content.set("services/a-service.mdx", { layout: [], features: [] });
  content.set("services/emergency.mdx", { "printedCard.blanks": [..."1234567"] });
  content.set("visit-kit.yaml", { "blanks.0.lines": 20 });
  content.set("arriving.yaml", { doors: { status: "confirmed" } });
  content.set("money.yaml", { "prices.items": [{ what: "Exam", price: "ask us" }] });
  content.set("questions.yaml", { "0.id": "twice", "1.id": "twice" });
  expectProblems(`
    testimonials.yaml:N  0.rating: is text. Expected a number.
    testimonials.yaml:N  0.name: is empty. Expected text.
    services/a-service.mdx:N  layout: is a list. Expected a group of fields.
    services/a-service.mdx:N  features: has 0 items. Expected at least 1 item.
    services/emergency.mdx:N  printedCard.blanks: has 7 items. Expected at most 6 items.
    visit-kit.yaml:N  blanks.0.lines: is 20. Expected at most 8.
    arriving.yaml:N  doors: no field has this name. Expected a name that other files of this kind have; check its spelling.
    money.yaml:N  prices.items.0.price: is “ask us”. Expected an amount in dollars, such as from $10.
    questions.yaml:N  1.id: is “twice”. Expected a name that no other entry has.
  `);
});

test("a signature has a date and a name", () => {
  const signed = ["signs.yaml", "articles/a-story.mdx", "legal/privacy-policy.mdx"];
  for (const file of signed) content.set(file, { approved: { date: "2026-01-31" } });
  const problem = "approved.name: is missing. Expected text.";
  expectProblems(signed.map((file) => `${file}:N  ${problem}`).join("\n"));
});

test("an article is not changed before it is published", () => {
  content.set("articles/a-story.mdx", { updated: "2026-01-31" });
  expectProblems("");
  content.set("articles/a-story.mdx", { updated: "2026-01-30" });
  expectProblems(
    "articles/a-story.mdx:N  updated: is “2026-01-30”. Expected the publication date or a later day.",
  );
});

test("kinds, and names of figures", () => {
  content.set("services/a-service.mdx", { "layout.figurs": [] });
  content.set("areas/a-town.mdx", { "idea.kind": undefined });
  expectProblems(`
    services/a-service.mdx:N  layout.figurs: no field has this name. Expected a name that other files of this kind have; check its spelling.
    areas/a-town.mdx:N  idea.kind: is missing. Expected one of “window”, “drive”, “quote”, “road”, “signpost”.
  `);
  content.set("figures.yaml", { "senior-age": "7 years" });
  expectProblems(`
    figures.yaml:N  senior-age: is called “senior-age”. Expected a name of letters alone, such as seniorAge.
  `);
});

test("hours", () => {
  content.set("clinic.yaml", {
    "hours.week.Tuesday": [{ opens: "08:00", closes: "05:00" }],
    "hours.week.Wednesday": [
      { opens: "08:00", closes: "12:00" },
      { opens: "11:00", closes: "17:00" },
    ],
    "hours.week.Thursday": "shut",
  });
  expectProblems(`
    clinic.yaml:N  hours.week.Tuesday.0.closes: is “05:00”. Expected a time later than opens.
    clinic.yaml:N  hours.week.Wednesday.1.opens: is “11:00”. Expected a time later than 12:00, when the hours before it end.
    clinic.yaml:N  hours.week.Thursday: is text. Expected a list.
  `);
});

test("the owner may write what and how much she likes", () => {
  const claims =
    "Closed for ice! Fear Free certified. Rabies shots, $15 a shot, 5% off. Give 5 mg twice a day.";
  append("articles/a-story.mdx", `${claims} `.repeat(200));
  content.set("notices.yaml", { "": [{ text: claims, from: "2026-12-20" }] });
  content.set("testimonials.yaml", { "0.text": claims, "0.petName": undefined });
  content.set("reasons.yaml", { "6": content.get("reasons.yaml", "0"), "0.benefits": ["One."] });
  const [feature, ...provides] = [..."ABCDEFG"].map((name) => ({ name, detail: "B." }));
  content.set("services/a-service.mdx", { features: Array(5).fill(feature?.name), provides });
  append("services/a-service.mdx", "## Aftercare\n\nSoft food.");
  content.set("pages/about.yaml", { title: "Sorry!", "search.title": "long ".repeat(20) });
  expectProblems("");
});

test("words in braces that the page itself fills in work in their own fields only", () => {
  content.set("pages/about.yaml", { lead: "Meet {name} on {day}." });
  content.set("labels.yaml", {
    closedOpens: "{time}, {day}: {name}",
    rating: "{stars}: {day} {clinic.fone}",
    "levels.leave.heading": "{page}",
    fromTo: "{from}",
  });
  content.set("pages/blog.yaml", { allResult: "{count} {category}" });
  const none = "Expected the name of a fact in braces, such as {clinic.phone}, or no braces.";
  expectProblems(`
    pages/about.yaml:N  lead: there is no fact named {name}. ${none}
    pages/about.yaml:N  lead: there is no fact named {day}. ${none}
    labels.yaml:N  closedOpens: there is no fact named {name}. Expected one of {day}, {time}.
    labels.yaml:N  rating: there is no fact named {day}. Expected {stars}.
    labels.yaml:N  rating: there is no fact named {clinic.fone}. Expected one of {clinic.name}, …
    labels.yaml:N  levels.leave.heading: there is no fact named {page}. ${none}
    labels.yaml:N  fromTo: is “{from}”. Expected words with {from} and {to}.
    pages/blog.yaml:N  allResult: there is no fact named {category}. Expected {count}.
  `);
});

test("names and links between files", () => {
  content.set("articles/a-story.mdx", { services: ["a-service"], category: "Cats" });
  const notice = { text: "Ice.", from: "2026-12-20" };
  content.set("notices.yaml", {
    "": [
      { ...notice, until: "2026-12-19" },
      { ...notice, hours: [], text: "Call {clinic.fone}." },
    ],
  });
  content.set("pages/about.yaml", { photo: { file: "x.heic", alt: "X" } });
  content.set("areas/a-town.mdx", { picture: "town-grear" });
  content.set("services/wellness-exams.mdx", { "layout.scene.drawing": "big-dok" });
  content.set("navigation.yaml", { "header.0.path": "/contacts" });
  expectProblems(`
    articles/a-story.mdx:N  category: there is no category named “Cats”. Expected one of …
    notices.yaml:N  0.until: is “2026-12-19”. Expected the same day as from, or a later one.
    notices.yaml:N  1.from: is “2026-12-20”. Expected a day with which no other entry begins.
    notices.yaml:N  1.hours: has 0 items. Expected at least 1 item.
    notices.yaml:N  1.text: there is no fact named {clinic.fone}. Expected one of {clinic.name}, …
    pages/about.yaml:N  photo.file: is “x.heic”. Expected a JPEG, PNG or WebP photo …
    areas/a-town.mdx:N  picture: there is no picture named “town-grear”. Expected a picture from the list in the form.
    services/wellness-exams.mdx:N  layout.scene.drawing: there is no picture named “big-dok”. Expected a picture …
    navigation.yaml:N  header.0.path: there is no page at “/contacts”. Expected the address of a page of this site, such as /services/dental.
  `);
});

test("the author of an article is in the team, and confirmed; nobody is there twice", () => {
  const doctor = veterinarian("Dr. Ann Ames");
  const notYet = { ...technician("Bo Burns"), status: "unconfirmed" };
  setTeam(content, [doctor, notYet, doctor]);
  expectProblems(`
    team.yaml:N  2.name: is “Dr. Ann Ames”. Expected a name that nobody else in this list has.
  `);
  setTeam(content, [notYet, doctor]);
  content.set("articles/a-story.mdx", { author: "Dr. Ann Ames" });
  content.set("articles/b-story.mdx", { author: "Bo Burns" });
  expectProblems(`
    articles/b-story.mdx:N  author: there is no confirmed person in the team named “Bo Burns”. Expected the name of somebody …
  `);
});

test("a sample review has no photo", () => {
  const photo = { file: "x.jpg", alt: "X" };
  content.set("testimonials.yaml", {
    "0": { ...review("Ann", "2025-03"), photo },
    "1": { ...review("Bea", "2025-03"), photo, sample: true },
  });
  expectProblems(`
    testimonials.yaml:N  1.photo: is a group of fields. Expected no photo, because nobody in it said what a sample says.
  `);
});

test("signs: unknown ones in texts", () => {
  append("articles/a-story.mdx", '<Signs of="hicups, bloat" />');
  expectProblems(`
    articles/a-story.mdx:N  there is no sign named “hicups”. Expected one of breathing, …
  `);
});

test("as many signs as the owner likes are the worst ones, but never none", () => {
  const signs = content.get("signs.yaml", "signs") as { shown?: string[] }[];
  const more = {
    id: "hiccups-of-the-tests",
    name: "Hiccups",
    level: "call",
    shown: ["key", "wait"],
  };
  content.set("signs.yaml", { signs: [more, ...signs] });
  expectProblems("");
  const withoutKeys = signs.map(({ shown = [], ...sign }) => ({
    ...sign,
    shown: shown.filter((place) => place !== "key"),
  }));
  content.set("signs.yaml", { signs: withoutKeys });
  expectProblems(`
    signs.yaml:N  signs: is a list. Expected at least one sign that shows as key.
  `);
});

test("a table of signs that cannot be read is the only fault, whatever leads to its cards", () => {
  content.set("signs.yaml", { frail: "" });
  append("articles/a-story.mdx", "[Bleeding](/services/emergency#bleeding)");
  expectProblems(`
    signs.yaml:N  frail: is empty. Expected text.
  `);
});

test("all faults of a text at once, also those that keep it from being read", () => {
  append("articles/a-story.mdx", "A <5 mm tick.\n\nA {clinic x} and <6.\n\nIt is open {");
  expectProblems(`
    articles/a-story.mdx:N  there is a < that does not begin a tag. Expected words, such as “under 5 mm” for …
    articles/a-story.mdx:N  there is a < that does not begin a tag. Expected words, such as “under 5 mm” for …
    articles/a-story.mdx:N  there is a { or } without the name of a fact…
    articles/a-story.mdx:N  there is a { or } without the name of a fact…
  `);
});

test("a file that no page shows", () => {
  content.write("articles/new.md", "Text that nobody would see.\n");
  expectProblems(`
    articles/new.md  no page reads this file. Expected the file of a page in src/routes, or an .mdx file in articles, services, areas or legal.
  `);
});

test("services and towns come and go without a change of the menus, and count themselves", () => {
  const [first = ""] = content.get("navigation.yaml", "services") as string[];
  const before = content.load().listedServices.length;
  content.set("navigation.yaml", { services: [first], areas: [] });
  const weaving = { title: "Weaving", description: "We weave.", features: ["Wool"], lead: "Soft." };
  content.write("services/weaving.mdx", `---\n{}\n---\n\n${threeParts}`);
  content.set("services/weaving.mdx", { "": weaving });
  content.write("areas/pelzer.mdx", content.read("areas/a-town.mdx"));
  content.set("areas/pelzer.mdx", { name: "Pelzer", title: "Pelzer", search: searchOf("Pelzer") });
  content.set("pages/about.yaml", { lead: "We offer {clinic.services} ({clinic.servicesCount})." });
  const { listedServices, areas, ...site } = content.load();
  const count = before + 1;
  const names = listedServices.map(({ slug }) => slug);
  expect(names).toHaveLength(count);
  expect(names).toEqual([first, ...names.slice(1)]);
  const shown = expect.objectContaining({ title: "Weaving", summary: "We weave." });
  expect(listedServices).toContainEqual(shown);
  expect(areas.map(({ slug }) => slug)).toContain("pelzer");
  expect(site.routes.map(({ path }) => path)).toContain("/services/weaving");
  expect(site.facts.get("clinic.servicesCount")).toBe(`${count}`);
});

test("files that cannot be read are one problem each", () => {
  rmSync(path.join(content.folder, "pages/contact.yaml"));
  content.write("labels.yaml", "menu:\n\t- Menu\n");
  content.write("articles/a-story.mdx", "A text.\n");
  // Another text asks for its drive time, which must not be reported as a second problem.
  append("articles/b-story.mdx", "It takes {drive.a-town}.");
  content.write("areas/a-town.mdx", "---\ntitle: A town: far\n---\n");
  content.write("areas/b-town.mdx", "---\nneighborhoods:\n - Downtown\n  - Lake\n---\n");
  expectProblems(`
    pages/contact.yaml  is missing. Expected it back, because the site needs it.
    labels.yaml:N  Tabs are not allowed as indentation. Expected valid YAML: check…
    articles/a-story.mdx:N  the file has no front matter. Expected its fields at the top, between two lines of three hyphens (---).
    areas/a-town.mdx:N  Nested mappings are not allowed in compact mappings. Expected valid YAML: check…
    areas/b-town.mdx:N  these lines are not indented alike…
  `);
});

test("Markdown in a field is a problem, because pages would show its symbols", () => {
  content.set("pages/about.yaml", { lead: "Would you [work here](/contact)?" });
  content.set("testimonials.yaml", { "0.rating": 6 });
  expect(() => content.load()).toThrow(
    /^The content has 2 problems\. Nothing was built\.\n\n {2}content\/testimonials.*\n {2}content\/pages\/about\.yaml:\d+ {2}lead: has a Markdown link or bold text.*\n$/,
  );
});

test("HTML in a field is a problem, too, but signs are none", () => {
  content.set("pages/about.yaml", { lead: "We <b>love</b> cats.", title: "Cats &amp; dogs" });
  content.set("pages/contact.yaml", { lead: "AT&T, <5 mm, a < b > c, R&D; and more." });
  expectProblems(`
    pages/about.yaml:N  lead: has HTML, <b>, which would show on the page as you see it here. Expected plain words.
    pages/about.yaml:N  title: has HTML, &amp;, which would show on the page as you see it here. Expected the sign itself…
  `);
});

test("the line is that of the field, or of what is around a missing one", () => {
  const lines = ["# First visits", "", "- name: Ann", "  text: >-", "    On", "    time!"];
  const more = ["  rating: six", "  sample: false", ""];
  content.write("testimonials.yaml", [...lines, ...more].join("\n"));
  content.set("articles/a-story.mdx", { born: 1 });
  append("articles/b-story.mdx", '<Note\n  title="{clinic.fone}"\n>\n\nA\n\n</Note>');
  const found = (file: string) =>
    content.problems().flatMap((problem) => (problem.file.endsWith(file) ? problem.line : []));
  expect(found("testimonials.yaml")).toEqual([7, 3]);
  const lineOf = (file: string, start: string) =>
    content
      .read(file)
      .split("\n")
      .findIndex((line) => line.startsWith(start)) + 1;
  expect(found("a-story.mdx")).toEqual([lineOf("articles/a-story.mdx", "born")]);
  const inText = ["  title="].map((start) => lineOf("articles/b-story.mdx", start));
  expect(found("b-story.mdx")).toEqual(inText);
});
