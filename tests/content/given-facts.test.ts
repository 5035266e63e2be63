import { rmSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { loadSite } from "../../src/routes/load-site.ts";
import { routes } from "../../src/routes/routes.ts";
import { ClosingCall } from "../../src/sections/closing-call/closing-call.tsx";
import { EmergencyButtons } from "../../src/sections/contacts/contacts.tsx";
import { NoticeStrip } from "../../src/sections/notice-strip/notice-strip.tsx";
import { ShellProvider } from "../../src/shell/shell.tsx";
import { loadSignFinder } from "../../src/signs/build/load-sign-finder.ts";
import { loadShell } from "../../src/site/loaders/load-shell.ts";
import type { Site } from "../../src/site/site.ts";
import { articleNode } from "../../src/site/structured-data/article-node.ts";
import { clinicNode } from "../../src/site/structured-data/clinic-node.ts";
import { type ChangedContent, changeContent, setTeam } from "../changed-content.ts";

/* Facts that the owner adds later: pages show nothing before, and the facts afterwards. */

const clinic = loadSite("tests/clinic");
let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
});

/** What a component renders, in the shell of a site. */
const show = (site: Site, children: React.ReactNode) =>
  renderToStaticMarkup(createElement(ShellProvider, { value: loadShell(site), children }));

/** The main part of a page, and the end that every page has. */
async function pageOf(site: Site, address: string): Promise<CheerioAPI> {
  const route = site.pages.find(({ path }) => path === address);
  if (route === undefined) throw new Error(`There is no page ${address}`);
  const { default: Page } = await import(`../../src/routes/${route.route}/page.tsx`);
  const sent = JSON.stringify(routes.loadPageData(site, route).content);
  // Photos of a test are in no bundle.
  const content = JSON.parse(sent, (key, value) =>
    key === "photo" ? { ...value, copies: { sources: {}, img: { src: value.file } } } : value,
  );
  const end = content.closing && createElement(ClosingCall, { key: "end", ...content });
  return load(show(site, [createElement(Page, { key: "page", content }), end]), null, false);
}

/** The texts of what is found on a page. */
const textsOf = ($: CheerioAPI, selector: string) =>
  Array.from($(selector), (element) => $(element).text());

/** What is read on a page. */
const wordsOf = async (site: Site, address: string) => (await pageOf(site, address)).text();

test("a list of services is a part of its page once it names one", async () => {
  const partsWith = async (services: string[]) => {
    content.set("services/surgery.mdx", { related: services });
    for (const file of content.files("{areas,articles}/*.mdx")) content.set(file, { services });
    content.set("pages/home.yaml", { "services.featured": services });
    const site = content.load();
    const pages = [
      ["/", 'h3 > [href="/services/microchips"]'],
      ["/service-areas/greer", "#services"],
      ["/blog/first-visit", ":contains('Related services')"],
      ["/services/surgery", ":contains('Related services and articles')"],
    ] as const;
    const found = pages.map(async ([path, part]) => (await pageOf(site, path))(part).length > 0);
    return Promise.all(found);
  };
  expect(await partsWith(["microchips"])).toEqual([true, true, true, true]);
  expect(await partsWith([])).toEqual([false, false, false, false]);
});

test("the only article has no others below it, and the home base no minutes to drive", async () => {
  content.set("areas/greer.mdx", { distance: "15 min" });
  content.set("labels.yaml", { failedHelp: "{drive.range}" });
  const before = content.load();
  expect((await pageOf(before, "/blog/first-visit"))("#read-next")).toHaveLength(1);
  expect(await wordsOf(before, "/service-areas/greer")).toContain("Drive time");
  for (const file of ["senior-pets", "ticks-by-month"]) {
    rmSync(`${content.folder}/articles/${file}.mdx`);
  }
  content.set("articles/first-visit.mdx", { services: [] });
  content.set("areas/greer.mdx", { distance: "home base" });
  const after = loadSite(content.folder, "public");
  const ranges = [before, after].map(({ labels }) => labels.failedHelp.join());
  expect(ranges).toEqual(["12-15 minutes", "12 minutes"]);
  const article = await pageOf(after, "/blog/first-visit");
  expect(article("#read-next, #related, .wrap.columns:empty")).toHaveLength(0);
  expect(await wordsOf(after, "/service-areas/greer")).not.toContain("Drive time");
});

test("what to know before arriving: the contact page shows it, and the towns lead there", async () => {
  const shown = async (items: object[]) => {
    content.set("pages/contact.yaml", { arriving: { heading: "The door", items } });
    const site = content.load();
    return (await wordsOf(site, "/contact")) + (await wordsOf(site, "/service-areas/greer"));
  };
  expect(await shown([])).not.toContain("The door");
  content.set("clinic.yaml", { "address.street": "1 Main St" });
  const given = await shown([{ name: "Door", detail: "The one at { clinic.street }." }]);
  expect(given).toMatch(/The door.+The one at 1 Main St\..+The door/s);
});

/** Entries of team.yaml. */
const person = { status: "confirmed", role: "Veterinary technician", veterinarian: false };
const technician = (name: string) => ({ ...person, name });
const doctor = (name: string) => ({ ...person, name, role: "Veterinarian", veterinarian: true });

const article = "articles/first-visit.mdx";

/** What its page says under its title. */
const bylineIn = async (site: Site) =>
  (await pageOf(site, "/blog/first-visit"))("p:has(time), p:has(b)").first();

test("an article of five fields takes the others from its text, and ends as services do", async () => {
  const fields = "title: A story\ndate: 2026-01-31\npicture: kit\ncategory: News";
  const text = `See **us** at\n{clinic.street}. Now? No. Dr. Lee vs. Mt. St. Ann, e.g. No. 5, went${" on".repeat(60)}.`;
  content.write("articles/new.mdx", `---\n${fields}\n---\n\n## When\n\n${text}\n`);
  const site = content.load();
  const excerpt = "See us at 1187 Old Buncombe Rd. Now? No.";
  const search = { title: "A story", description: excerpt };
  expect(site.articles.find(({ slug }) => slug === "new")).toMatchObject({ excerpt, search });
  expect(textsOf(await pageOf(site, "/blog/new"), "#closing-call")).toEqual([
    "Ready to book a visit?",
  ]);
});

test("an article shows who approved it, and when, unless it is news; without a date, lists do, too", async () => {
  content.set("articles/senior-pets.mdx", { date: "2026-10-06" });
  const approved = { date: "2026-10-07", name: "Dr. Sol Ó Briain" };
  content.set(article, { date: undefined, approved });
  const approval = /Dr\. Sol Ó Briain .*October 2026$/;
  const site = content.load();
  const [first, second] = textsOf(await pageOf(site, "/blog"), "p:has(time)");
  const byline = await bylineIn(site);
  for (const said of [byline.text(), first]) expect(said).toMatch(approval);
  expect(byline.find("time").attr("datetime")).toBe("2026-10");
  expect(second).not.toContain("Dr. ");
  const [newest] = site.articles;
  const dates = { datePublished: undefined, dateModified: "2026-10-07T00:00:00-04:00" };
  expect(newest && articleNode(newest, site)).toMatchObject(dates);
  content.set(article, { date: "2026-10-05" });
  expect((await bylineIn(content.load())).text()).toMatch(/October 5, 2026.+October 2026$/);
  content.set(article, { category: content.get("pages/blog.yaml", "newsCategory") });
  expect((await bylineIn(content.load())).text()).not.toMatch(approval);
});

test("an article is by the veterinarian, whose name it says once it is confirmed", async () => {
  const authorOf = async (people: object[], author?: string) => {
    setTeam(content, people);
    content.set(article, { author });
    const site = content.load();
    const visit = site.articles.find(({ slug }) => slug === "first-visit");
    return [(await bylineIn(site)).text(), visit && articleNode(visit, site).author];
  };
  const byPerson = (name: string) => [
    expect.stringContaining(name),
    expect.objectContaining({ "@type": "Person", name }),
  ];
  const jo = technician("Jo $& Doe");
  const doctors = [doctor("Dr. Ellery Example"), doctor("Dr. Two")];
  const hidden = { ...doctors[0], status: "unconfirmed" };
  expect(await authorOf([jo, ...doctors])).toEqual(byPerson("Dr. Ellery Example"));
  expect(await authorOf([jo, hidden, ...doctors.slice(1)])).toEqual(byPerson("Dr. Two"));
  expect(await authorOf([jo, ...doctors], jo.name)).toEqual(byPerson(jo.name));
  expect(await authorOf([jo])).toEqual([
    expect.stringContaining("By our veterinarian"),
    expect.objectContaining({ "@type": "VeterinaryCare" }),
  ]);
});

test("the team: the first veterinarian has the biography, all are on home, nobody who is not confirmed", async () => {
  const photo = { file: "/portrait.jpg", alt: "Jo with a beagle" };
  const hidden = { ...doctor("Dr. Not Yet"), status: "unconfirmed" };
  const [first, second, jo] = [doctor("Dr. Ana Ó. Lee"), doctor("Dr. Ray"), technician("Jo Park")];
  const sentence = "{clinic.Veterinarian} is in, and {clinic.veterinarian} can see you.";
  content.set("pages/about.yaml", { "doctor.paragraphs": [sentence], photo: undefined });
  /** Who is on home, who else on About, its figure for doctors, and what it says of the first. */
  const shown = async (people: object[]) => {
    setTeam(content, people);
    const site = content.load();
    const [home, about] = [await pageOf(site, "/"), await pageOf(site, "/about")];
    return [
      ...[home, about].map(($) => textsOf($, "[aria-labelledby=team] h3")),
      textsOf(about, "[aria-labelledby=stats] li")[2],
      about("[aria-labelledby=doctor]")
        .html()
        ?.replace(/<[^>]+(portrait)[^>]+>|<[^>]+>/g, "$1"),
    ];
  };
  const unnamed = "Our veterinarian is in, and our veterinarian can see you.";
  expect(await shown([hidden])).toEqual([[], [], "1Doctor", expect.stringContaining(unnamed)]);
  const text = "Ask her about cats.";
  const biography = `portrait${first?.role}: Meet ${first?.name}${text}${first?.name} is in, and ${first?.name} can see you.`;
  expect(await shown([hidden, { ...first, text, photo }])).toEqual([
    ...[[first?.name], [], "1Doctor"],
    expect.stringContaining(biography),
  ]);
  expect(await shown([jo, hidden, first, second])).toMatchObject([
    ...[
      [jo?.name, first?.name, second?.name],
      [jo?.name, second?.name],
    ],
    ...["2Doctors", expect.not.stringContaining("portrait")],
  ]);
});

test("a sign that cannot wait has a card, any other a row, and all that lists it leads there", async () => {
  const signs = content.get("signs.yaml", "list") as object[];
  const sign = { unless: "Leave now if worse.", where: ["eye"], path: "/about" };
  const added = [
    { ...sign, id: "yawns", name: "Yawns", level: "visit" },
    { ...sign, id: "sighs", name: "Sighs", level: "call", alone: "Call Dr. Lee, then go." },
  ];
  content.set("signs.yaml", { list: [...added, ...signs] });
  const site = content.load();
  const emergency = await pageOf(site, "/services/emergency");
  expect(emergency("article#sighs strong").text()).toBe("Call Dr. Lee,");
  // In the groups of places; within one soonest first, in the order of the table.
  const rows = emergency("li[id]:not([id^=poison-])").toArray();
  expect(rows.map(({ attribs }) => attribs.id)).toEqual(["yawns", "itching", "limp"]);
  expect(emergency("#yawns:has([href='/about'])").text()).toContain(sign.unless);
  const services = await pageOf(site, "/services");
  for (const { id, name } of added) {
    const href = `/services/emergency#${id}`;
    expect(services(`li:has([href="${href}"])`).text()).toMatch(`${name} `);
    expect(loadSignFinder(site).entries).toContainEqual(expect.objectContaining({ name, href }));
  }
  expect(services("li:has([href$='#sighs'])").text()).toContain(sign.unless);
});

test("each line of the table of signs is on the emergency page", async () => {
  const page = await wordsOf(clinic, "/services/emergency");
  const parts = "act unless looks steps alone avoid first name".split(" ");
  const lost: string[] = [];
  JSON.stringify([clinic.signs.list, clinic.signs.poisons], (key, value) => {
    const said = parts.includes(key) ? JSON.stringify(value ?? "") : "";
    const texts = said.match(/(?<=")[A-Z][^"{}\\]{9,}(?=")/g) ?? [];
    lost.push(...texts.filter((text) => !page.includes(text)));
    return value;
  });
  expect(lost).toEqual([]);
  expect(page).toContain("Leave now Drive to the closest open animal hospital");
});

test("while the clinic is closed, the hospital comes first or, until one is chosen, a search for one", async () => {
  const shown = (site: Site, props: { bothCall?: boolean } = {}) => {
    const html = show(site, createElement(EmergencyButtons, props));
    return Array.from(
      html.matchAll(/action-(\w+)" href="([^".]+)/g),
      ([, look, to]) => `${look} ${to}`,
    );
  };
  const [ours, hospital, search] = ["tel:+18648344200", "tel:+18642321878", "https://www"];
  const open = [`urgent ${ours}`, `outline ${hospital}`];
  const closed = [`urgent ${hospital}`, `outline ${ours}`];
  expect(shown(clinic)).toEqual([...open, ...closed]);
  expect(shown(clinic, { bothCall: true })).toEqual([...open, ...closed]);
  content.set("clinic.yaml", { "afterHoursHospital.chosen": undefined });
  const without = content.load();
  const searching = [`urgent ${ours}`, `outline ${search}`];
  const calls = shown(without, { bothCall: true }).slice(0, 2);
  expect(calls).toEqual([`urgent ${ours}`, `outline ${ours}`]);
  expect(shown(without)).toEqual([...searching, `urgent ${search}`, `outline ${ours}`]);
  // The sheet for the fridge has a line for it.
  expect(await wordsOf(clinic, "/services/emergency")).not.toContain("____");
  expect(await wordsOf(without, "/services/emergency")).toContain("____");
  content.set("clinic.yaml", { "hours.show": false });
  expect(shown(content.load())).toEqual(searching);
});

test("an emergency line that is answered day and night is called day and night", async () => {
  const read = async (site: Site) => {
    const { hoursAvailable } = clinicNode(site, "hero").contactPoint;
    const page = await wordsOf(site, "/services/emergency");
    const calls = show(site, createElement(EmergencyButtons)).match(/action-urgent/g);
    const notes = ["for when we’re open.", "day and night."].map((note) => page.includes(note));
    return [hoursAvailable, ...notes, calls?.length];
  };
  const open = clinicNode(clinic, "hero").openingHoursSpecification;
  expect(await read(clinic)).toEqual([open, true, false, 2]);
  content.set("clinic.yaml", { "emergencyLine.answered": "day-and-night" });
  const always = expect.objectContaining({ opens: "00:00", closes: "23:59" });
  expect(await read(content.load())).toEqual([always, false, true, 1]);
});

test("a text gives the hours once pages show them; before, they may be for search engines alone", async () => {
  content.set("questions.yaml", { "0.answer": "{clinic.hours}" });
  const tuesday = "Tuesday: 8 AM to 12:30 PM, 1:30 PM to 5:30 PM.";
  expect(await wordsOf(content.load(), "/contact")).toContain(tuesday);
  content.set("clinic.yaml", { "hours.show": false });
  const site = content.load();
  expect(await wordsOf(site, "/contact")).not.toContain("AM");
  expect(clinicNode(site, "hero").openingHoursSpecification).toHaveLength(7);
});

/** The texts in a value, by their places. */
const textsIn = (value: unknown, place: string[] = []): [place: string, text: string][] =>
  typeof value === "string"
    ? [[place.join("."), value]]
    : Object.entries(Object(value)).flatMap(([key, one]) => textsIn(one, [...place, key]));

test("a text that takes a link shows it, and nothing else says it: no title, no label", async () => {
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
    const { meta } = routes.loadPageData(site, route);
    const shown = JSON.stringify(meta) + (await pageOf(site, route.path)).html();
    expect(shown, route.path).not.toContain("](");
    if (route.path === "/contact") expect(shown).toContain('<a href="/about">x</a>');
  }
});

test("of what the clinic does not have, no page has an empty place", async () => {
  const none = { sms: undefined, fax: undefined, hours: undefined, coordinates: undefined };
  content.set("clinic.yaml", none);
  const site = content.load();
  for (const { path } of site.pages)
    expect((await pageOf(site, path))("dd:empty, li:empty").length, path).toBe(0);
});

test("a text calls each number that it names, however that is written, and writes", () => {
  const hospital = { name: "Hill Hospital", phone: "864-834-4299", minutes: 20 };
  content.set("clinic.yaml", {
    "phone.value": "(864) 555-0100",
    "email.value": "us@vet.org",
    biteReports: "888.847.0902",
    "biteOffice.phone.value": "864-834-4250",
    "afterHoursHospital.chosen": [{ ...hospital, checked: "2026-01-31", status: "confirmed" }],
  });
  const names = "phone email biteReports biteOffice afterHoursHospital whenClosed".split(" ");
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
    link("/services/emergency#after-hours", "(Closed?)"),
  ]);
});

test("pages and search engines have the notices of the day of the build, and none that is over", () => {
  const notices = [
    { kind: "closed", text: "Over", from: "2000-01-01" },
    { kind: "closed", text: "Storm", from: "2000-01-02", until: "2999-12-30" },
    { kind: "news", text: "Hello, Bob", from: "2000-01-02", until: "2999-12-31" },
    {
      kind: "other-hours",
      text: "Half a day",
      from: "2999-12-31",
      hours: [{ opens: "08:00", closes: "12:00" }],
    },
    { kind: "news", text: "Sol leaves us on Dec. 25.", from: "2999-12-24" },
    { kind: "news", text: "Back on January 2, 3000.", from: "2999-12-26", until: "3000-01-02" },
  ];
  content.set("notices.yaml", { "": notices });
  const site = content.load();
  const strip = (shown: Site) => load(show(shown, createElement(NoticeStrip))).text();
  expect(strip(site)).toBe("StormHello, Bob");
  const preview = loadSite(content.folder, "preview");
  expect(strip(preview)).toMatch(/^This is a preview .+StormHello, Bob$/);
  // Browsers show it on its day.
  expect(loadShell(site).notices.map(({ text }) => text.join())).toContain("Half a day");
  const old = site.unsettled.worthALook.filter(({ file }) => file.endsWith("notices.yaml"));
  expect(old.map(({ field }) => field)).toEqual(["0", "1", "2", "4"]);
  expect(clinicNode(site, "hero").specialOpeningHoursSpecification).toMatchObject([
    // Closed all day.
    { validFrom: "2000-01-02", validThrough: "2999-12-30", opens: "00:00", closes: "00:00" },
    { validFrom: "2999-12-31", opens: "08:00", closes: "12:00" },
  ]);
});

test("a month in words is understood", () => {
  content.set("testimonials.yaml", { "0.date": "July 2026", "1.date": "Sept. 2025" });
  const [first, second] = content.load().testimonials;
  expect([first?.date, second?.date]).toEqual(["July 2026", "September 2025"]);
});
