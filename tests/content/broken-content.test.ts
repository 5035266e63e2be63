import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError, formatProblem } from "../../app/content-model/problems.ts";
import { projectFolders } from "../../app/content-model/read-site.ts";
import { loadSite } from "../../app/prerender/load-site.ts";

/* Breaks a copy of the content on purpose, and reads what the editor would read. */

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(projectFolders.content, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces text that must be there in one file of the copy. */
function edit(file: string, from: string | RegExp, to: string | (() => string)): void {
  const target = path.join(folder, file);
  const before = readFileSync(target, "utf8");
  const after = before.replace(from, to as string);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  writeFileSync(target, after);
}

/** The messages that loading the copy gives; none where it loads. */
function problems(): string[] {
  try {
    loadSite({ ...projectFolders, content: folder });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(formatProblem);
  }
}

test("the content as it stands has no problem", () => {
  expect(problems()).toEqual([]);
});

test("a field is missing", () => {
  edit("testimonials.yaml", /\n {2}location: .*/, "");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/testimonials\.yaml:\d+ {2}0\.location: is missing\. Expected text\.$/,
    ),
  ]);
});

test("a service has no pattern", () => {
  edit("services/dental.mdx", /\npattern:\n(?: {2}.*\n)+/, "\n");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/services\/dental\.mdx:\d+ {2}pattern: is missing\. Expected a group of fields\.$/,
    ),
  ]);
});

test("a field has the wrong type", () => {
  edit("testimonials.yaml", "rating: 5", "rating: five");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/testimonials\.yaml:\d+ {2}0\.rating: is text\. Expected a (whole )?number\.$/,
    ),
  ]);
});

test("a field is misspelt", () => {
  edit("clinic.yaml", "priceRange:", "priceRang:");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/clinic\.yaml:\d+ {2}priceRange: is missing\. Expected a group of fields\.$/,
    ),
    expect.stringMatching(
      /^content\/clinic\.yaml:\d+ {2}priceRang: no field has this name\. Expected/,
    ),
  ]);
});

test("a text is empty", () => {
  edit("labels.yaml", "menu: Menu", 'menu: ""');
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/labels\.yaml:\d+ {2}menu: is empty\. Expected text\.$/),
  ]);
});

test("a phone number is written in another way", () => {
  edit("clinic.yaml", /display: \(864\) 555-0100/, "display: 864.555.0100");
  expect(problems()[0]).toMatch(
    /^content\/clinic\.yaml:\d+ {2}phone\.display: is “864\.555\.0100”\. Expected a phone number written \(864\) 000-0000\.$/,
  );
});

describe("hours", () => {
  test.each([
    [
      "a time is written in another way",
      'Monday: [{ opens: "08:00"',
      'Monday: [{ opens: "8 AM"',
      "hours.week.Monday.0.opens: is “8 AM”. Expected a time on the 24-hour clock, such as 08:00.",
    ],
    [
      "a day ends before it begins",
      'Monday: [{ opens: "08:00", closes: "17:00" }]',
      'Monday: [{ opens: "08:00", closes: "05:00" }]',
      "hours.week.Monday.0.closes: is “05:00”. Expected a time later than opens.",
    ],
    [
      "an afternoon begins before the morning is over",
      'Monday: [{ opens: "08:00", closes: "17:00" }]',
      'Monday: [{ opens: "08:00", closes: "12:00" }, { opens: "11:00", closes: "17:00" }]',
      "hours.week.Monday.1.opens: is “11:00”. Expected a time later than 12:00, when the part of the day before it ends.",
    ],
    [
      "a day is neither closed nor has times",
      "Sunday: closed",
      "Sunday: shut",
      'hours.week.Sunday: is “shut”. Expected closed, or times, such as - { opens: "08:00", closes: "17:00" }.',
    ],
    [
      "a day is one pair of times in place of a list",
      "Sunday: closed",
      'Sunday: { opens: "08:00", closes: "12:00" }',
      'hours.week.Sunday: is a group of fields. Expected closed, or times, such as - { opens: "08:00", closes: "17:00" }.',
    ],
    [
      "a day is missing",
      "    Sunday: closed\n",
      "",
      "hours.week.Sunday: is missing. Expected closed",
    ],
    [
      "a closure is on no day",
      /\n {2}closures: .*/,
      "\n  closures:\n    - { date: 2026-02-30 }",
      "hours.closures.0.date: is “2026-02-30”. Expected a date written year-month-day",
    ],
    [
      "a closure stands there twice",
      /\n {2}closures: .*/,
      "\n  closures:\n    - { date: 2026-12-25 }\n    - { date: 2026-12-25, name: Christmas }",
      "hours.closures.1.date: is “2026-12-25”. Expected a day that does not stand in this list already.",
    ],
    [
      "a year is written with two digits",
      /\n {2}closuresListedFor: .*/,
      "\n  closuresListedFor: [26]",
      "hours.closuresListedFor.0: is 26. Expected at least 2025.",
    ],
  ])("%s", (_name, from, to, message) => {
    edit("clinic.yaml", from, to);
    const found = problems();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/clinic\.yaml:\d+ {2}/);
    expect(found[0]).toContain(message);
  });
});

describe("notices", () => {
  const notice = {
    text: "Ice on the roads.",
    kind: "weather",
    link: { label: "Call first", path: "/contact" },
    from: "2026-12-20",
    until: "2026-12-21",
  };

  /** What is said of a list that has one notice, after a good one. */
  function problemsOf(changes: object): string[] {
    writeFileSync(
      path.join(folder, "notices.yaml"),
      JSON.stringify([notice, { ...notice, ...changes }], null, 1),
    );
    return problems();
  }

  test("a good one is no problem, nor are two that overlap", () => {
    expect(problemsOf({})).toEqual([]);
  });

  test.each([
    [
      "it ends before it begins",
      { until: "2026-12-19" },
      "until: is “2026-12-19”. Expected the day of from, or a later one.",
    ],
    [
      "a date does not exist",
      { from: "2026-12-32" },
      "from: is “2026-12-32”. Expected a date written year-month-day",
    ],
    [
      "its kind is unknown",
      { kind: "flood" },
      "kind: is “flood”. Expected one of “closure”, “weather”, “heat”.",
    ],
    [
      "its link leads nowhere",
      { link: { label: "Heat", path: "/blog/heat" } },
      "link.path: “/blog/heat” is no page of this site.",
    ],
    [
      "its link leads away",
      { link: { label: "Weather", path: "https://weather.gov" } },
      "link.path: is “https://weather.gov”. Expected an address of this site",
    ],
    ["it is long", { text: "Ice. ".repeat(40) }, "text: has 200 characters. Expected at most 160"],
    ["it has no words", { text: " " }, "text: is empty. Expected text."],
    ["a fact is misspelt", { text: "Call {clinic.fone}." }, "no fact named {clinic.fone}"],
  ])("%s", (_name, changes, message) => {
    const found = problemsOf(changes);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/notices\.yaml:\d+ {2}1\./);
    expect(found[0]).toContain(message);
  });
});

test("a date does not exist", () => {
  edit("articles/first-visit.mdx", "date: 2024-04-08", "date: 2024-04-31");
  expect(problems()[0]).toMatch(
    /^content\/articles\/first-visit\.mdx:\d+ {2}date: is “2024-04-31”\. Expected a date written year-month-day, such as 2024-06-15\.$/,
  );
});

test("a question's link leads nowhere, or to a heading that is not there", () => {
  edit("questions.yaml", "path: /service-areas }", "path: /towns }");
  edit("questions.yaml", "#what-to-bring", "#what-to-wear");
  edit("questions.yaml", "path: /privacy-policy }", 'path: "/services#dental" }');
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/questions\.yaml {2}4\.link\.path: the text of \/blog\/first-visit has no heading “what-to-wear”\. Expected one of #before-you-come, /,
    ),
    "content/questions.yaml  10.link.path: “/towns” is no page of this site. Expected the address of a page of this site.",
    "content/questions.yaml  11.link.path: the text of /services has no heading “dental”. Expected the address without #, since this page has no text with headings.",
  ]);
});

test("two questions, or two requests, have one address", () => {
  edit("questions.yaml", "id: hours", "id: emergency");
  edit("pages/contact.yaml", "id: refill", "id: records");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/questions.yaml:\d+ {2}1.id: is “emergency”. Expected a name that no other entry has\.$/,
    ),
    expect.stringMatching(
      /^content\/pages\/contact.yaml:\d+ {2}ask.requests.1.id: is “records”\. Expected a name/,
    ),
  ]);
});

test("a message has a sign that phones cannot carry", () => {
  edit("pages/contact.yaml", "subject: Refill request", "subject: Food & refills");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/pages\/contact\.yaml:\d+ {2}ask\.requests\.1\.subject: is “Food & refills”\. Expected one line without the signs & \+ %/,
    ),
  ]);
});

test("a place for arriving has a text that is no text, or a name of its own making", () => {
  edit("arriving.yaml", "parking:\n  status", "parking:\n  text: 12\n  status");
  edit("arriving.yaml", /\ndoor:/, "\ndoors:");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/arriving\.yaml:\d+ {2}parking\.text: is a number\. Expected text\.$/,
    ),
    expect.stringMatching(
      /^content\/arriving\.yaml:\d+ {2}door: is missing\. Expected a group of fields\.$/,
    ),
    expect.stringMatching(
      /^content\/arriving\.yaml:\d+ {2}doors: no field has this name\. Expected/,
    ),
  ]);
});

test("the day of the tests is no day", () => {
  edit("pages/contact.yaml", "tested: 2026-11-20", "tested: last week");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/pages\/contact\.yaml:\d+ {2}access\.tested: is “last week”\. Expected a date/,
    ),
  ]);
});

test("a service and an article do not name each other", () => {
  edit("services/dental.mdx", "articles: [pet-dental-care, ", "articles: [");
  edit("articles/summer-pet-safety.mdx", "services: [emergency, ", "services: [");
  expect(problems()).toEqual([
    "content/services/dental.mdx  related.articles: does not name “pet-dental-care”, though content/articles/pet-dental-care.mdx names this service. Expected “pet-dental-care” in this list, or “dental” taken out of services there.",
    "content/articles/summer-pet-safety.mdx  services: does not name “emergency”, though content/services/emergency.mdx names this article. Expected “emergency” in this list, or “summer-pet-safety” taken out of related, articles there.",
  ]);
});

test("the day of a review does not exist", () => {
  edit("articles/first-visit.mdx", "\nslug:", "\nreviewed: June 2025\nslug:");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/articles\/first-visit\.mdx:\d+ {2}reviewed: is “June 2025”\. Expected a date written year-month-day/,
    ),
  ]);
});

test("an article is too long for its time", () => {
  edit("articles/first-visit.mdx", /$/, `\n${"And so on, word after word. ".repeat(70)}\n`);
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/articles\/first-visit\.mdx {2}readTime: is “4 min”, but the 1\d{3} words of the text take about 6 min to read\. Expected 6 min, or a text of 728 to 935 words\.$/,
    ),
  ]);
});

test.each([
  ["a phrase that every clinic uses", "Your furry\nfriends", "“furry friends”, which every clinic"],
  ["a promise", "This will prevent fleas.", "“will prevent”, a promise that medicine cannot keep"],
  ["an invitation to wait", "Watch your pet overnight.", "“Watch your pet overnight”, which"],
  ["an exclamation mark", "Call us!", "“!”, an exclamation mark. Expected a period."],
])("the text says %s", (_name, words, message) => {
  edit("services/dental.mdx", "## Why It Matters\n", `## Why It Matters\n\n${words}\n`);
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/services\/dental\.mdx:\d+ {2}says /),
  ]);
  expect(problems()[0]).toContain(message);
});

test("a field says what may not be said; a comment may, and does not move the lines", () => {
  edit("clinic.yaml", "kind: Veterinary Clinic", "kind: World-class Clinic");
  const lines = readFileSync(path.join(folder, "clinic.yaml"), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes("World-class")) + 2;
  edit("reasons.yaml", /summary: .*/, "summary: World-class care since 2025, painless and best.");
  edit("clinic.yaml", /^/, "# Not a walk-in clinic!\n");
  expect(problems()).toEqual([
    `content/clinic.yaml:${line}  says “World-class”, which every clinic says. Expected what is particular to this one, in plain words.`,
    expect.stringMatching(/^content\/reasons\.yaml:\d+ {2}says “World-class”/),
    expect.stringMatching(/^content\/reasons\.yaml:\d+ {2}says “painless”/),
  ]);
});

test("a category is unknown", () => {
  edit("articles/first-visit.mdx", "category: New Clients", "category: New Client");
  expect(problems()).toEqual([
    "content/articles/first-visit.mdx  category: is “New Client”, which is no category of the blog. Expected one of “Pet Care Tips”, “Seasonal Care”, “Senior Care”, “New Clients” (content/pages/blog.yaml lists them).",
  ]);
});

test("a slug is there twice", () => {
  edit("articles/first-visit.mdx", "slug: first-visit", "slug: spring-allergies");
  expect(problems()).toEqual(
    expect.arrayContaining([
      "content/articles/first-visit.mdx  slug: is “spring-allergies”, but the file is named first-visit.mdx. Expected first-visit, or the file renamed to spring-allergies.mdx.",
      expect.stringContaining("slug: “spring-allergies” stands in content/articles/"),
    ]),
  );
});

test("two posts have the same id, and one has the withdrawn id", () => {
  edit("articles/first-visit.mdx", "id: 5", "id: 3");
  edit("articles/spring-allergies.mdx", "id: 6", "id: 1");
  expect(problems()).toEqual([
    expect.stringMatching(
      /first-visit\.mdx:\d+ {2}id: is “3”\. Expected a number that no other post has, and not 3/,
    ),
    "content/articles/spring-allergies.mdx  id: “1” stands in content/articles/summer-pet-safety.mdx, too. Expected a value that no other file has.",
  ]);
});

test("a service has no route", () => {
  cpSync(path.join(folder, "services/dental.mdx"), path.join(folder, "services/grooming.mdx"));
  edit("services/grooming.mdx", "link: /services/dental", "link: /services/grooming");
  expect(problems()).toContain(
    "content/services/grooming.mdx  link: this service has no route. Expected “grooming” in the list services of content/navigation.yaml.",
  );
});

test("a route has no service", () => {
  rmSync(path.join(folder, "services/imaging.mdx"));
  expect(problems()).toContain(
    "content/navigation.yaml  services: there is no file in content/services named “imaging”. Expected one of breeding, dental, diagnostics, emergency, senior-care, spay-neuter, surgery, vaccinations, wellness-exams.",
  );
});

test("a service's link is another's", () => {
  edit("services/dental.mdx", "link: /services/dental", "link: /services/surgery");
  expect(problems()).toContain(
    "content/services/dental.mdx  link: is “/services/surgery”, but the file is named dental.mdx. Expected /services/dental.",
  );
});

test("lists have the wrong length: four features, six signs, three things for surgery", () => {
  edit("services/dental.mdx", "  - Home-care coaching\n", "");
  edit("services/emergency.mdx", /signs:\n {2}- name: .*\n(?: {4}.*\n)+/, "signs:\n");
  edit(
    "services/surgery.mdx",
    "provides:\n",
    "provides:\n  - name: A fourth thing\n    detail: One too many.\n",
  );
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/services\/dental\.mdx:\d+ {2}features: has 3 items\. Expected exactly 4 items\.$/,
    ),
    expect.stringMatching(
      /^content\/services\/emergency\.mdx:\d+ {2}signs: has 5 items\. Expected exactly 6 items\.$/,
    ),
    expect.stringMatching(
      /^content\/services\/surgery\.mdx:\d+ {2}provides: has 4 items\. Expected exactly 3 items\.$/,
    ),
  ]);
});

test("a title is too long for search engines", () => {
  edit("pages/about.yaml", /title: .*/, `title: ${"long ".repeat(13)}`);
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.yaml:\d+ {2}meta\.title: has 64 characters\. Expected at most 60 characters\.$/,
    ),
  ]);
});

test("two pages have the same description", () => {
  const description = /description: (.*)/.exec(
    readFileSync(path.join(folder, "pages/blog.yaml"), "utf8"),
  )?.[1];
  edit("pages/contact.yaml", /description: .*/, `description: ${description}`);
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/pages\/contact\.yaml {2}meta\.description: “.*” stands in content\/pages\/blog\.yaml, too\./,
    ),
  ]);
});

test("a fact is misspelt, in fields and in the text", () => {
  edit("pages/testimonials.yaml", "call {clinic.phone}", "call {clinic.fone}");
  edit("articles/first-visit.mdx", "\n## ", "\nAsk {clinic.fone}.\n\n## ");
  const found = problems();
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(
    /^content\/articles\/first-visit\.mdx:\d+ {2}there is no fact named \{clinic\.fone\}\. Expected one of \{clinic\.name\}/,
  );
  expect(found[1]).toMatch(
    /^content\/pages\/testimonials\.yaml:\d+ {2}form\.privacyNote: there is no fact named \{clinic\.fone\}/,
  );
});

test("a link leads nowhere", () => {
  edit("articles/summer-pet-safety.mdx", "\n## ", "\n[Teeth](/services/teeth)\n\n## ");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/articles\/summer-pet-safety\.mdx:\d+ {2}the link to \/services\/teeth leads nowhere\. Expected the address of a page of this site\.$/,
    ),
  ]);
});

test("a picture does not exist", () => {
  edit("areas/greer.mdx", "illustration: town-greer", "illustration: town-grear");
  expect(problems()).toEqual([
    "content/areas/greer.mdx  illustration: there is no picture named “town-grear”. Expected the name of a file in app/illustrations, without .svg.",
  ]);
});

test("a drawing does not exist", () => {
  edit("services/wellness-exams.mdx", "drawing: big-dog", "drawing: big-dok");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/services\/wellness-exams\.mdx {2}pattern\.drawing: there is no drawing named “big-dok”\. Expected one of /,
    ),
  ]);
});

test("a heading skips a level", () => {
  edit("articles/summer-pet-safety.mdx", "\n## When to walk", "\n#### When to walk");
  expect(problems()[0]).toMatch(
    /summer-pet-safety\.mdx:\d+ {2}a heading skips from level 2 to level 4\. Expected ###\./,
  );
});

test("a service's headings are others", () => {
  edit("services/dental.mdx", "## Why It Matters", "## Why it matters");
  expect(problems()).toEqual([
    "content/services/dental.mdx  the headings with ## are “What It Is”, “Why it matters”, “What to Expect”. Expected exactly “What It Is”, “Why It Matters”, “What to Expect”, in this order.",
  ]);
});

test("a tag is not closed", () => {
  edit(
    "articles/summer-pet-safety.mdx",
    "\n## When to walk",
    '\n<Note title="Open">\n\n## When to walk',
  );
  expect(problems()[0]).toMatch(
    /summer-pet-safety\.mdx:\d+ {2}the text cannot be read \(.*\)\. Expected every tag closed, as in <Note> … <\/Note>\./,
  );
});

test("a chart begins in a month that is none", () => {
  edit("figures.yaml", "pollenFrom: February", "pollenFrom: Febuary");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/articles\/spring-allergies\.mdx:\d+ {2}from of <Months> is “Febuary”\. Expected one of January, February/,
    ),
  ]);
});

test("a part does not exist", () => {
  edit("articles/summer-pet-safety.mdx", "<PoisonLines />", "<PoisonLine />");
  expect(problems()[0]).toMatch(
    /summer-pet-safety\.mdx:\d+ {2}there is no part named <PoisonLine>\. Expected one of <BookingLink>/,
  );
});

test("program code has no place in content", () => {
  edit(
    "articles/summer-pet-safety.mdx",
    "\n## ",
    '\nimport fs from "node:fs"\n\n{process.exit(1)}\n\n## ',
  );
  expect(problems().join("\n")).toContain("the text has program code");
  expect(problems().join("\n")).toContain("there is no fact named {process.exit(1)}");
});

test("a tab stands in YAML, and a file has no front matter", () => {
  edit("labels.yaml", "menu: Menu", "menu:\n\t- Menu");
  edit("areas/greer.mdx", "---\n", "");
  const found = problems();
  expect(found).toContainEqual(
    expect.stringMatching(
      /^content\/labels\.yaml:\d+ {2}a tab stands where spaces belong\. Expected indentation by spaces\.$/,
    ),
  );
  expect(found).toContainEqual(
    "content/areas/greer.mdx:1  the file has no front matter. Expected its fields at the top, between two lines of three hyphens (---).",
  );
});

test("a town cannot be read: its drive time is no second problem", () => {
  edit("areas/greer.mdx", /\ntitle: .*/, "\ntitle: Greer: the long road");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/areas\/greer\.mdx:\d+ {2}a text has a colon and a space in it\. Expected quotes around it/,
    ),
  ]);
});

test("a file is missing", () => {
  rmSync(path.join(folder, "pages/contact.yaml"));
  expect(problems()).toEqual([
    "content/pages/contact.yaml  the file is missing. Expected this file to exist.",
  ]);
});

test("navigation names a page that does not exist", () => {
  edit(
    "navigation.yaml",
    "{ name: Contact, path: /contact }",
    "{ name: Contact, path: /contacts }",
  );
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/navigation\.yaml {2}header\.5: “\/contacts” is no page of this site\./,
    ),
  ]);
});

test("all problems are told at once, in one message that names its files", () => {
  edit("testimonials.yaml", "rating: 5", "rating: 6");
  edit("services/dental.mdx", "  - Home-care coaching\n", "");
  edit("articles/first-visit.mdx", "category: New Clients", "category: Cats");
  let message = "";
  try {
    loadSite({ ...projectFolders, content: folder });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toContain("The content has 3 problems. Nothing was built.");
  for (const file of ["testimonials.yaml", "services/dental.mdx", "articles/first-visit.mdx"]) {
    expect(message).toContain(`content/${file}`);
  }
});

test("a claim points to a file that is not there, and has a status of its own making", () => {
  edit("claims.yaml", "where: [content/areas/easley.mdx]", "where: [content/areas/easly.mdx]");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/claims\.yaml:\d+ {2}5\.where\.0: there is no file “content\/areas\/easly\.mdx”\. Expected the file whose words make the claim/,
    ),
  ]);
  edit("claims.yaml", "status: unconfirmed\n", "status: maybe\n");
  expect(problems()).toContainEqual(
    expect.stringMatching(
      /^content\/claims\.yaml:\d+ {2}0\.status: is “maybe”\. Expected one of “confirmed”, “unconfirmed”\.$/,
    ),
  );
});

describe("money", () => {
  const list = (item: string) => edit("money.yaml", "  items: []", `  items:\n${item}`);

  test("a price in the list is no fault, in either way of writing", () => {
    list(
      "    - what: Exam\n      price: from $60 to $1,200\n    - { what: Nail trim, price: $20 }",
    );
    expect(problems()).toEqual([]);
  });

  test("a price in the words around the list is one", () => {
    list("    - what: Exam\n      price: $60\n      note: With a test $90.");
    edit("money.yaml", "Prices can change.", "Prices can change. An exam is $60.");
    expect(problems()).toEqual([
      expect.stringMatching(
        /^content\/money\.yaml:\d+ {2}says “\$6”, a price.*content\/money\.yaml/,
      ),
      expect.stringMatching(/^content\/money\.yaml:\d+ {2}says “\$9”, a price/),
    ]);
  });

  test("a price in another file is one", () => {
    edit("visit-kit.yaml", "Brought a way to pay", "Brought $60");
    expect(problems()).toEqual([
      expect.stringMatching(/^content\/visit-kit\.yaml:\d+ {2}says “\$6”, a price/),
    ]);
  });

  test("an entry has no amount", () => {
    list("    - what: Exam\n      price: ask us");
    expect(problems()).toEqual([
      expect.stringMatching(
        /^content\/money\.yaml:\d+ {2}prices\.items\.0\.price: is “ask us”\. Expected an amount in dollars, such as from \$10\.$/,
      ),
    ]);
  });

  test("the estimate has lost its status", () => {
    edit("money.yaml", "  status: unconfirmed\n", "");
    expect(problems()).toEqual([
      expect.stringMatching(/^content\/money\.yaml:\d+ {2}estimate\.status: is missing\./),
    ]);
  });
});

test("the sheet has another number of parts, and too many lines to write on", () => {
  edit("visit-kit.yaml", / {2}- name: After\n {4}items:\n(?: {6}.*\n)+/, "");
  edit("visit-kit.yaml", "lines: 5", "lines: 20");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/visit-kit\.yaml:\d+ {2}stages: has 5 items\. Expected exactly 6 items\.$/,
    ),
    expect.stringMatching(
      /^content\/visit-kit\.yaml:\d+ {2}blanks\.0\.lines: is 20\. Expected at most 8\.$/,
    ),
  ]);
});

test("the table by age lacks an age, and a reminder is years away", () => {
  edit("life-stages.yaml", / {2}- name: Adult\n(?: {4}.*\n)+/, "");
  edit("life-stages.yaml", "months: 12", "months: 120");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/life-stages\.yaml:\d+ {2}stages: has 3 items\. Expected exactly 4 items\.$/,
    ),
    expect.stringMatching(
      /^content\/life-stages\.yaml:\d+ {2}reminder\.choices\.1\.months: is 120\. Expected at most 24\.$/,
    ),
  ]);
});

/** Fills in the hospital to go to when the clinic is closed. */
function chooseHospital(...lines: string[]): void {
  edit("clinic.yaml", /(?<=\nafterHoursHospital:\n)(?: {2}.*\n)+/, () =>
    ["inProse: any hospital", "chosen:", ...lines.map((line) => `  ${line}`), "status: confirmed"]
      .map((line) => `  ${line}\n`)
      .join(""),
  );
}

test("a hospital for the night is named whole, or not at all", () => {
  chooseHospital("name: Hill Hospital");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/clinic\.yaml:\d+ {2}afterHoursHospital\.chosen\.phone: is missing\. Expected text\.$/,
    ),
    expect.stringMatching(
      /^content\/clinic\.yaml:\d+ {2}afterHoursHospital\.chosen\.checked: is missing\. Expected text\.$/,
    ),
  ]);
  chooseHospital("name: Hill Hospital", "phone: 864.834.1234", "checked: last week");
  expect(problems()).toEqual([
    expect.stringMatching(/chosen\.phone: is “864\.834\.1234”\. Expected a phone number written/),
    expect.stringMatching(/chosen\.checked: is “last week”\. Expected a date written/),
  ]);
  chooseHospital("name: Hill Hospital", "phone: (864) 834-1234", "checked: 2026-10-01");
  expect(problems()).toEqual([]);
});

test("the emergency page has a blank too many for the card, a card too few, and a sign without its short form", () => {
  edit(
    "services/emergency.mdx",
    "    - Sitter\n  address",
    "    - Sitter\n    - Vet\n    - Food\n  address",
  );
  edit("services/emergency.mdx", "[Fridge, Glovebox, Sitter]", "[Fridge, Sitter]");
  edit("services/emergency.mdx", /\n {4}short: Poison.*/, "");
  expect(problems()).toEqual([
    expect.stringMatching(/emergency\.mdx:\d+ {2}signs\.3\.short: is missing\. Expected text\.$/),
    expect.stringMatching(/emergencyCard\.copies: has 2 items\. Expected exactly 3 items\.$/),
    expect.stringMatching(/emergencyCard\.blanks: has 7 items\. Expected at most 6 items\.$/),
  ]);
});
