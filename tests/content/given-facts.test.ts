import { rmSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { loadSite } from "../../plugins/content/load-site.ts";
import AreaPage from "../../src/routes/area/page.tsx";
import ArticlePage from "../../src/routes/article/page.tsx";
import HomePage from "../../src/routes/home/page.tsx";
import { routes } from "../../src/routes/routes.ts";
import ServicePage from "../../src/routes/service/page.tsx";
import { EmergencyButtons } from "../../src/sections/emergency-buttons/emergency-buttons.tsx";
import { ReviewList } from "../../src/sections/review-list/review-list.tsx";
import { ShellProvider } from "../../src/sections/shell/shell.tsx";
import { loadSignFinder } from "../../src/signs/build/load-sign-finder.ts";
import type { SignLink } from "../../src/signs/build/sign-link.ts";
import { SignCard } from "../../src/signs/emergency/cards.tsx";
import { loadShell } from "../../src/site/loaders/load-shell.ts";
import type { Site } from "../../src/site/site.ts";
import { articleNode } from "../../src/site/structured-data/article-node.ts";
import { clinicNode } from "../../src/site/structured-data/clinic-node.ts";
import { type ChangedContent, changeContent, review, setTeam } from "../changed-content.ts";

/* Facts that the owner adds later: pages show nothing before, and the facts afterwards. */

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
});

/** What a component renders, in the shell of a site. */
const show = (site: Site, children: React.ReactNode) =>
  renderToStaticMarkup(createElement(ShellProvider, { value: loadShell(site), children }));

/** The props of a page's component. */
function pageOf(site: Site, address: string) {
  const route = site.pages.find(({ path }) => path === address);
  if (route === undefined) throw new Error(`There is no page ${address}`);
  return routes.loadPageData(site, route).content;
}

/** What the component of a page renders. Photos of a test are in no bundle. */
const showPage = (site: Site, Page: React.ComponentType<never>, address: string) => {
  const props = { content: pageOf(site, address) } as never;
  return show(site, createElement(Page, props));
};

function removePhotos(): void {
  for (const file of content.files("{articles,pages,services}/*")) {
    content.set(file, { photo: undefined });
  }
  content.set("team.yaml", { "0.photo": undefined });
}

test("a question without an answer is on no page, until it has one", () => {
  const others = content.get("questions.yaml", "") as object[];
  const open = { question: "Do you see the hedgehogs of the tests?" };
  const answered = { question: "Do you see the ferrets of the tests?", answer: "No, we don’t." };
  content.set("questions.yaml", {
    "": [...others, { id: "hedgehogs-of-tests", ...open }, { id: "ferrets-of-tests", ...answered }],
  });
  content.set("services/surgery.mdx", { questions: [open, answered] });
  const site = content.load();
  const pages = site.pages.map(({ path }) => [path, JSON.stringify(pageOf(site, path))] as const);
  const pagesThatAsk = (question: string) =>
    pages.flatMap(([path, text]) => (text.includes(question) ? [path] : []));
  expect(pagesThatAsk(open.question)).toEqual([]);
  expect(pagesThatAsk(answered.question)).toEqual(["/contact", "/services/surgery"]);
});

test("a list of services is a part of its page once it names one", () => {
  removePhotos();
  const partsWith = (services: string[]) => {
    content.set("services/surgery.mdx", { related: services });
    for (const file of content.files("{areas,articles}/*.mdx")) content.set(file, { services });
    content.set("pages/home.yaml", { "services.featured": services });
    const site = content.load();
    return [
      ["/services/microchips", showPage(site, HomePage, "/")],
      ["Services close to home", showPage(site, AreaPage, "/service-areas/greer")],
      ["Related services", showPage(site, ArticlePage, "/blog/first-visit")],
      ["Related services and articles", showPage(site, ServicePage, "/services/surgery")],
    ].filter(([part = "", page = ""]) => page.includes(part));
  };
  expect(partsWith(["microchips"])).toHaveLength(4);
  expect(partsWith([])).toHaveLength(0);
});

test("the only article has no others below it, and the home base no minutes to drive", () => {
  removePhotos();
  content.set("areas/greer.mdx", { distance: "15 min" });
  content.set("labels.yaml", { failedHelp: "{drive.range}" });
  const before = content.load();
  expect(showPage(before, ArticlePage, "/blog/first-visit")).toContain('id="read-next"');
  expect(showPage(before, AreaPage, "/service-areas/greer")).toContain("Drive time");
  for (const file of ["senior-pets", "ticks-by-month"]) {
    rmSync(`${content.folder}/articles/${file}.mdx`);
  }
  content.set("articles/first-visit.mdx", { services: [] });
  content.set("areas/greer.mdx", { distance: "home base" });
  const after = loadSite(content.folder, "public");
  const ranges = [before, after].map(({ labels }) => labels.failedHelp.join());
  expect(ranges).toEqual(["12-15 minutes", "12 minutes"]);
  const article = showPage(after, ArticlePage, "/blog/first-visit");
  expect(article).not.toMatch(/id="(read-next|related)"|<div class="wrap columns[^"]*"><\/div>/);
  expect(showPage(after, AreaPage, "/service-areas/greer")).not.toContain("Drive time");
});

test("what to know before arriving: the contact page shows it, and the towns lead there", () => {
  const shown = (items: object[]) => {
    content.set("pages/contact.yaml", { arriving: { heading: "The door", items } });
    const site = content.load();
    return [pageOf(site, "/contact"), pageOf(site, "/service-areas/greer")];
  };
  expect(shown([])).toMatchObject([{ arriving: { items: [] } }, { arriving: undefined }]);
  content.set("clinic.yaml", { "address.street": "1 Main St" });
  const items = [{ name: "Door", detail: ["The one at 1 Main St."] }];
  const given = shown([{ name: "Door", detail: "The one at { clinic.street }." }]);
  expect(given).toMatchObject([{ arriving: { items } }, { arriving: "The door" }]);
});

/** Entries of team.yaml. */
const person = { status: "confirmed", role: "Veterinary technician", veterinarian: false };
const technician = (name: string) => ({ ...person, name });
const doctor = (name: string) => ({ ...person, name, role: "Veterinarian", veterinarian: true });

const article = "articles/first-visit.mdx";

/** What its page says under its title. */
const bylineIn = (site: Site) =>
  (pageOf(site, "/blog/first-visit") as { byline: Record<string, unknown> }).byline;

test("an article of five fields takes the others from its text, and ends as services do", () => {
  const fields = "title: A story\ndate: 2026-01-31\npicture: kit\ncategory: News";
  const text = `See **us** at\n{clinic.street}. Now? No. Dr. Lee vs. Mt. St. Ann, e.g. No. 5, went${" on".repeat(60)}.`;
  content.write("articles/new.mdx", `---\n${fields}\n---\n\n## When\n\n${text}\n`);
  const site = content.load();
  const excerpt = "See us at 1187 Old Buncombe Rd. Now? No.";
  const search = { title: "A story", description: excerpt };
  expect(site.articles.find(({ slug }) => slug === "new")).toMatchObject({ excerpt, search });
  expect(pageOf(site, "/blog/new")).toMatchObject({ closing: site.labels.closing });
});

test("an article shows who approved it, and when, unless it is news; without a date, lists do, too", () => {
  content.set("articles/senior-pets.mdx", { date: "2026-10-06" });
  content.set(article, { date: undefined, approved: undefined });
  expect(content.problems()).toMatchObject([{ field: "date" }]);
  content.set(article, { approved: { date: "2026-10-07", name: "Dr. Sol Ó Briain" } });
  const label = expect.stringContaining("Dr. Sol");
  const approval = { label, month: { dateTime: "2026-10", children: "October 2026" } };
  const site = content.load();
  const { posts } = pageOf(site, "/blog") as { posts: { byline: object }[] };
  for (const said of [bylineIn(site), posts[0]?.byline]) {
    expect(said).toMatchObject({ approval, date: undefined });
  }
  expect(posts[1]?.byline).toMatchObject({ approval: undefined });
  const [first] = site.articles;
  const node = first && articleNode(first, site);
  const dateModified = "2026-10-07T00:00:00-04:00";
  expect(node).toMatchObject({ datePublished: undefined, dateModified });
  content.set(article, { date: "2026-10-05" });
  expect(bylineIn(content.load())).toMatchObject({ approval, date: { dateTime: "2026-10-05" } });
  content.set(article, { category: content.get("pages/blog.yaml", "newsCategory") });
  expect(bylineIn(content.load()).approval).toBeUndefined();
});

test("an article is by the veterinarian, whose name it says once it is confirmed", () => {
  const authorOf = (people: object[], author?: string) => {
    setTeam(content, people);
    content.set(article, { author });
    const site = content.load();
    const visit = site.articles.find(({ slug }) => slug === "first-visit");
    return [bylineIn(site).author, visit && articleNode(visit, site).author];
  };
  const byPerson = (name: string) => [
    expect.stringContaining(name),
    expect.objectContaining({ "@type": "Person", name }),
  ];
  const jo = technician("Jo $& Doe");
  const doctors = [doctor("Dr. Ellery Example"), doctor("Dr. Two")];
  const hidden = { ...doctors[0], status: "unconfirmed" };
  expect(authorOf([jo, ...doctors])).toEqual(byPerson("Dr. Ellery Example"));
  expect(authorOf([jo, hidden, ...doctors.slice(1)])).toEqual(byPerson("Dr. Two"));
  expect(authorOf([jo, ...doctors], jo.name)).toEqual(byPerson(jo.name));
  expect(authorOf([jo])).toEqual([
    content.get("pages/blog.yaml", "byline"),
    expect.objectContaining({ "@type": "VeterinaryCare" }),
  ]);
});

test("the team: the first veterinarian has the biography, all are on home, nobody who is not confirmed", () => {
  const photo = { file: "/portrait.jpg", alt: "Jo with a beagle" };
  const hidden = { ...doctor("Dr. Not Yet"), status: "unconfirmed" };
  const [first, second, jo] = [doctor("Dr. Ana Ó. Lee"), doctor("Dr. Ray"), technician("Jo Park")];
  const sentence = "{clinic.Veterinarian} is in, and {clinic.veterinarian} can see you.";
  content.set("pages/about.yaml", { "doctor.paragraphs": [sentence] });
  const shown = (people: object[]) => {
    setTeam(content, people);
    const site = content.load();
    return [pageOf(site, "/"), pageOf(site, "/about")];
  };
  const named = (...people: { name: string }[]) => people.map(({ name }) => ({ name }));
  const doctors = (value: string) => [{}, {}, { value }, {}];

  const unnamed = [["Our veterinarian is in, and our veterinarian can see you."]];
  expect(shown([hidden])).toMatchObject([
    { people: [] },
    {
      ...{ people: [], stats: doctors("1"), portrait: { photo: undefined } },
      doctor: { role: undefined, paragraphs: unnamed },
    },
  ]);
  const text = "Ask her about cats.";
  expect(shown([hidden, { ...first, text, photo }])).toMatchObject([
    { people: named(first) },
    {
      ...{ people: [], stats: doctors("1"), portrait: { photo: { file: "portrait.jpg" } } },
      doctor: {
        heading: expect.stringContaining(first.name),
        role: first.role,
        paragraphs: [[text], [`${first.name} is in, and ${first.name} can see you.`]],
      },
    },
  ]);
  expect(shown([jo, hidden, first, second])).toMatchObject([
    { people: named(jo, first, second) },
    { people: named(jo, second), stats: doctors("2") },
  ]);
});

test("a sign that cannot wait has a card, any other a row, and all that lists it leads there", () => {
  const signs = content.get("signs.yaml", "list") as object[];
  const sign = {
    unless: "Leave now if it’s worse.",
    where: ["eye"],
    path: "/about",
    words: "yaws",
  };
  const added = [
    { ...sign, id: "yawns", name: "Yawns", level: "visit" },
    { ...sign, id: "sighs", name: "Sighs", level: "call", alone: "Call Dr. Lee, then go." },
  ];
  content.set("signs.yaml", { list: [...added, ...signs] });
  const site = content.load();
  const emergency = pageOf(site, "/services/emergency") as {
    signs: Parameters<typeof SignCard>[0]["sign"][];
    canWait: { signs: { id: string; href?: string }[] };
  };
  const cards = emergency.signs.map((sign) => show(site, createElement(SignCard, { sign })));
  expect(cards.join()).toContain("<strong>Call Dr. Lee,</strong> then go.");
  // Soonest first, in the order of the table within a level.
  expect(emergency.canWait.signs.map(({ id }) => id)).toEqual(["limp", "yawns", "itching"]);
  expect(emergency.canWait.signs[1]).toMatchObject({ href: "/about", unless: [sign.unless] });
  const { where } = pageOf(site, "/services") as { where: { signs: SignLink[] } };
  for (const list of [where.signs, loadSignFinder(site).entries] as SignLink[][]) {
    for (const { id, name } of added) {
      const found = list.find((one) => one.name === name);
      expect(found).toMatchObject({ href: `/services/emergency#${id}` });
    }
  }
  expect(where.signs.find(({ name }) => name === "Sighs")?.unless).toEqual([sign.unless]);
});

test("while the clinic is closed, the hospital comes first or, until one is chosen, a search for one", () => {
  const shown = (props: { bothCall?: boolean } = {}) => {
    const html = show(content.load(), createElement(EmergencyButtons, props));
    return Array.from(
      html.matchAll(/action-(\w+)" href="([^".]+)/g),
      ([, look, to]) => `${look} ${to}`,
    );
  };
  const [clinic, hospital, search] = ["tel:+18648344200", "tel:+18642321878", "https://www"];
  const open = [`urgent ${clinic}`, `outline ${hospital}`];
  const closed = [`urgent ${hospital}`, `outline ${clinic}`];
  expect(shown()).toEqual([...open, ...closed]);
  expect(shown({ bothCall: true })).toEqual([...open, ...closed]);
  content.set("clinic.yaml", { "afterHoursHospital.chosen": undefined });
  expect(shown({ bothCall: true }).slice(0, 2)).toEqual([`urgent ${clinic}`, `outline ${clinic}`]);
  const without = [`urgent ${clinic}`, `outline ${search}`];
  expect(shown()).toEqual([...without, `urgent ${search}`, `outline ${clinic}`]);
  content.set("clinic.yaml", { "hours.show": false });
  expect(shown()).toEqual(without);
});

test("an emergency line that is answered day and night is called day and night", () => {
  const read = () => {
    const site = content.load();
    const { hoursAvailable } = clinicNode(site, "hero").contactPoint;
    const { callNote } = pageOf(site, "/services/emergency") as { callNote: string };
    const calls = show(site, createElement(EmergencyButtons)).match(/action-urgent/g);
    return [hoursAvailable, callNote, calls?.length];
  };
  const open = "That’s our main number, for when we’re open.";
  expect(read()).toEqual([clinicNode(content.load(), "hero").openingHoursSpecification, open, 2]);
  content.set("clinic.yaml", { "emergencyLine.answered": "day-and-night" });
  const always = expect.objectContaining({ opens: "00:00", closes: "23:59" });
  expect(read()).toEqual([always, expect.stringContaining("day and night"), 1]);
});

test("a text gives the hours once pages show them; before, they may be for search engines alone", () => {
  content.set("questions.yaml", { "0.answer": "{clinic.hours}" });
  const answerOf = ({ questions }: Site) => questions[0]?.answer.join();
  expect(answerOf(content.load())).toContain("Tuesday: 8 AM to 12:30 PM, 1:30 PM to 5:30 PM.");
  content.set("clinic.yaml", { "hours.show": false });
  const site = content.load();
  expect(answerOf(site)).not.toContain("AM");
  expect(loadShell(site).clinic.hours).toBeUndefined();
  expect(clinicNode(site, "hero").openingHoursSpecification).toHaveLength(7);
});

/** The texts in a value, by their places. */
const textsIn = (value: unknown, place: string[] = []): [place: string, text: string][] =>
  typeof value === "string"
    ? [[place.join("."), value]]
    : Object.entries(Object(value)).flatMap(([key, one]) => textsIn(one, [...place, key]));

test("a text that takes a link shows it, and nothing else says it: no title, no label", async () => {
  removePhotos();
  const files = content
    .files("{*,*/*}.{yaml,mdx}")
    .filter((file) => !/^(clinic|figures)/.test(file));
  const texts = files.map((file) => [file, textsIn(content.get(file, ""))] as const);
  const write = (link: (file: string, field: string) => string) => {
    for (const [file, fields] of texts) {
      const linked = fields.map(([field, text]) => [field, text + link(file, field)]);
      content.set(file, Object.fromEntries(linked));
    }
  };
  write(() => " [x](/about)");
  const refused = content.problems().map(({ file, field }) => `${file} ${field}`);
  write((file, field) => (refused.includes(`${file} ${field}`) ? "" : " [x](/about)"));
  const site = content.load();
  for (const route of site.pages) {
    const { default: Page } = await import(`../../src/routes/${route.route}/page.tsx`);
    const { meta } = routes.loadPageData(site, route);
    const shown = JSON.stringify(meta) + showPage(site, Page, route.path);
    expect(shown, route.path).not.toContain("](");
    if (route.path === "/contact") expect(shown).toContain('<a href="/about">x</a>');
  }
});

test("a text that may link calls each number that it names, and writes", () => {
  const hospital = { name: "Hill Hospital", phone: { display: "864-834-4299" }, minutes: 20 };
  content.set("clinic.yaml", {
    "phone.display": "(864) 555-0100",
    "email.value": "us@vet.org",
    biteReports: "888-847-0902",
    "biteOffice.phone.display": "864-834-4250",
    "afterHoursHospital.chosen": [{ ...hospital, checked: "2026-01-31", status: "confirmed" }],
  });
  const names = ["phone", "email", "biteReports", "biteOffice", "afterHoursHospital"];
  const text = names.map((name) => `{clinic.${name}}`).join(" ");
  content.set("labels.yaml", { failedHelp: text });
  const link = (href: string, words: string) => ({ tag: "a", href, children: [words] });
  const shown = content.load().labels.failedHelp.filter((part) => part !== " ");
  expect(shown).toEqual([
    link("tel:+18645550100", "(864) 555-0100"),
    link("mailto:us@vet.org", "us@vet.org"),
    link("tel:+18888470902", "(888) 847-0902"),
    link("tel:+18648344250", "its Greenville County office, (864) 834-4250"),
    link("tel:+18648344299", "Hill Hospital, (864) 834-4299"),
  ]);
});

test("each line of a review is a paragraph, in the direction of its script, as are the names", () => {
  const text = "She was calm.\n\nSo was I.";
  content.set("testimonials.yaml", { "": [{ ...review("Ann", "2025-03"), text }] });
  const { reviews } = pageOf(content.load(), "/testimonials") as {
    reviews: Parameters<typeof ReviewList>[0]["reviews"];
  };
  const list = show(content.load(), createElement(ReviewList, { reviews }));
  expect(list).toContain('<p dir="auto">She was calm.</p><p dir="auto">So was I.</p></blockquote>');
  expect(list).toContain('<b dir="auto">Ann</b>');
});

test("pages and search engines have the notices of the day of the build, and none that is over", () => {
  const notices = [
    { text: "Over", from: "2000-01-01", closed: true },
    { text: "Storm", from: "2000-01-02", until: "2999-12-30", closed: true },
    { text: "Hello, Bob", from: "2000-01-02", until: "2999-12-31" },
    { text: "Half a day", from: "2999-12-31", hours: [{ opens: "08:00", closes: "12:00" }] },
    { text: "Sol leaves us on Dec. 25.", from: "2999-12-24" },
    { text: "Back on January 2, 3000.", from: "2999-12-26", until: "3000-01-02" },
  ];
  content.set("notices.yaml", { "": notices });
  const site = content.load();
  expect(loadShell(site).notices.map(({ text, wasDue }) => [...text, wasDue])).toEqual([
    ["Storm", true],
    ["Hello, Bob", true],
    ["Half a day", false],
  ]);
  const old = site.unsettled.worthALook.filter(({ file }) => file.endsWith("notices.yaml"));
  expect(old.map(({ field }) => field)).toEqual(["0", "1", "2", "4"]);
  expect(clinicNode(site, "hero").specialOpeningHoursSpecification).toMatchObject([
    // Closed all day.
    { validFrom: "2000-01-02", validThrough: "2999-12-30", opens: "00:00", closes: "00:00" },
    { validFrom: "2999-12-31", opens: "08:00", closes: "12:00" },
  ]);
});

test("a month in words and a phone number with dashes or dots are understood", () => {
  content.set("testimonials.yaml", { "0.date": "July 2026", "1.date": "Sept. 2025" });
  const fax = { display: "864.610.2346", status: "confirmed" };
  content.set("clinic.yaml", { "phone.display": "864-610-2345", fax });
  const { testimonials, clinic } = content.load();
  expect(testimonials.slice(0, 2).map(({ date }) => date)).toEqual(["2026-07", "2025-09"]);
  expect(clinic.phone).toEqual({ display: "(864) 610-2345", dial: "+18646102345" });
  expect(clinic.fax?.display).toBe("(864) 610-2346");
});
