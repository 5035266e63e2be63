import type { Cheerio, CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { articleDay } from "../../src/content/schemas/articles.ts";
import { formatDate } from "../../src/formatting/dates.ts";
import { plainText } from "../../src/formatting/text.ts";
import { offlinePath } from "../../src/policies/canonical-path.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { loadShell } from "../../src/site/load-shell.ts";
import { authorOf } from "../../src/site/structured-data/article-node.ts";
import {
  blogContent,
  clinic,
  contactContent,
  emergency,
  fallbacks,
  lifeStages,
  paths,
  servicesContent,
  signs,
  site,
  visitKit,
} from "../site.ts";
import { builtPage } from "./built-html.ts";

/* What the built pages say and link to, before any script runs. */

const { labels } = site;
const everyPage = [...paths, ...fallbacks];
const tel = `tel:${clinic.phone.dial}`;
const sms = clinic.sms && `sms:${clinic.sms.dial}`;
const booking = clinic.booking?.url;
/** Where a visitor books: without online booking, by phone. */
const visit = booking ?? tel;

const textOf = (part: { text: () => string }) => part.text().replace(/\s+/g, " ").trim();
const textsOf = <Kind>(parts: Cheerio<Kind>) => parts.map((index) => textOf(parts.eq(index))).get();

/** The links in a part of a page. */
function linksIn($: CheerioAPI, selector = "body") {
  return $(selector)
    .find("a")
    .toArray()
    .map((link) => ({ name: textOf($(link)), href: "", target: "", rel: "", ...link.attribs }));
}

const hrefsIn = ($: CheerioAPI, selector?: string) => linksIn($, selector).map(({ href }) => href);

/** Every string in a piece of content, at any depth. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  const piece = Object(content);
  // How a piece is kept, and where it leads, is no text.
  if ("keep" in piece || "to" in piece) return [piece.text];
  return Object.values(content ?? {}).flatMap(textsIn);
}

test("the site map lists every page once", () => {
  const listed = linksIn(builtPage("/sitemap"), "main").filter(({ href }) => href.startsWith("/"));
  expect(listed.map(({ href }) => href).sort()).toEqual([...paths].sort());
});

test("search engines get each page at its own address, and no fallback page", () => {
  const robots = (path: string) => builtPage(path)('meta[name="robots"]').attr("content");
  const canonical = (path: string) => builtPage(path)('link[rel="canonical"]').attr("href");
  for (const path of paths) {
    expect(canonical(path)).toBe(siteOrigin() + path);
    expect(robots(path), path).toBe("index, follow");
  }
  expect(fallbacks).not.toEqual([]);
  for (const path of fallbacks) {
    expect(canonical(path), path).toBeUndefined();
    expect(robots(path), path).toMatch(/noindex/);
  }
});

test("external links, and no others, open in a new tab without an opener, and say so", () => {
  for (const path of everyPage) {
    const $ = builtPage(path);
    const links = linksIn($);
    expect(links.map(({ href }) => href)).toContain(visit);
    for (const { name, href, target, rel } of links) {
      expect(name, `${path}: ${href}`).not.toBe("");
      const saysSo = name.endsWith(labels.opensInNewTab);
      expect({ href, target, rel, saysSo }, path).toEqual(
        href.startsWith("https:")
          ? { href, target: "_blank", rel: "noopener", saysSo: true }
          : { href, target: "", rel: "", saysSo: false },
      );
    }
  }
});

test("every call and text reaches a number of the clinic, its hospital or a poison line", () => {
  const hospitals = clinic.afterHoursHospital.chosen.map(({ phone }) => phone);
  const lines = [clinic.phone, ...hospitals, ...clinic.poisonLines];
  const known = new Set(lines.map(({ dial }) => `tel:${dial}`));
  for (const path of everyPage) {
    const links = linksIn(builtPage(path));
    const calls = links.filter(({ href }) => href.startsWith("tel:"));
    expect(calls.length, path).toBeGreaterThan(0);
    expect(calls.filter(({ href }) => !known.has(href))).toEqual([]);
    const texts = links.filter(({ href }) => href.startsWith("sms:"));
    expect(texts.filter(({ href }) => href.split("?")[0] !== sms)).toEqual([]);
    if (clinic.sms?.display === clinic.phone.display) continue;
    const named = links.filter(({ name }) => name === clinic.sms?.display);
    expect(named.filter((link) => !texts.includes(link))).toEqual([]);
  }
});

test("header and footer lead to the pages of the menus, to booking and to a call", () => {
  const $ = builtPage("/");
  const { header, quickLinks, legalLinks } = loadShell(site);
  const items = header
    .flatMap(({ dropdown = [], ...item }) => [item, ...dropdown])
    .map(({ name, path }) => ({ name, path }));
  const inNav = linksIn($, "header nav").map(({ name, href }) => ({ name, path: href }));
  expect(inNav).toEqual(expect.arrayContaining(items));
  expect(hrefsIn($, "header")).toEqual(expect.arrayContaining([tel, visit, emergency.path]));
  const inFooter = [...quickLinks, ...legalLinks].map(({ path }) => path);
  expect(hrefsIn($, "footer")).toEqual(
    expect.arrayContaining([...inFooter, tel, visit, emergency.path]),
  );
});

test("the call bar calls, texts, books and gives directions; in an emergency it calls, or says where to go", () => {
  const bar = linksIn(builtPage("/"), "body > nav").map(({ name, href }) => ({
    name: name.replace(` ${labels.opensInNewTab}`, ""),
    href,
  }));
  const directions = bar.pop();
  expect(bar).toEqual([
    { name: labels.call, href: tel },
    ...(sms ? [{ name: labels.sms, href: sms }] : []),
    ...(booking ? [{ name: labels.book, href: booking }] : []),
  ]);
  expect(directions?.name).toBe(labels.directions);
  const { searchParams } = new URL(directions?.href ?? "");
  expect(searchParams.get("destination")).toBe(clinic.address.full);
  expect(hrefsIn(builtPage(emergency.path), "body > nav")).toEqual([tel, "#after-hours"]);
});

/** Content that must be on a page. */
const shown: [path: string, ...content: unknown[]][] = [
  ["/", site.reasons.map(({ title, summary }) => [title, summary]), clinic.address.full],
  ["/about", clinic.stats.founded.value, clinic.stats.experience.value],
  [
    "/why-choose-us",
    site.reasons.map(({ title, description, benefits }) => [title, description, benefits]),
  ],
  ["/testimonials", site.testimonials.map(({ name, text }) => [name, text.split(/\n+/)])],
  ["/contact", clinic.fax?.display, clinic.address.full],
  ["/services", site.listedServices.map(({ description, features }) => [description, features])],
  ["/services/wellness-exams", lifeStages.columns, lifeStages.stages],
  ["/service-areas", site.areas.map(({ name, neighborhoods }) => [name, neighborhoods])],
  ["/blog", site.articles.map(({ title }) => title)],
  ["/blog/first-visit", visitKit.stages, visitKit.plans],
  ...[...site.services, emergency].map(({ path, title, lead, provides, questions, closing }) => [
    path,
    [title, lead, provides, questions, closing],
  ]),
  [
    emergency.path,
    [emergency.poisons, emergency.callNote, Object.values(site.signs.night), emergency.relay],
    signs.wait.map(({ name }) => name),
    [emergency.onTheWay, clinic.poisonLinesNote],
  ],
  ...site.areas.map(({ path, lead, via, neighborhoods, stops, idea }) => [
    path,
    [lead, via, neighborhoods, stops],
    idea.kind === "drive" && idea.steps,
    idea.kind === "quote" && [idea.quote?.text, idea.quote?.attribution],
  ]),
  ...[...site.services, ...site.articles, ...site.areas]
    .filter(({ outline }) => outline.signs.length > 0)
    .map(({ path, outline }) => [
      path,
      outline.signs.map(site.signTable.sign).map(({ name, unless }) => [name, unless]),
    ]),
  ...site.legal.map(({ path, title, lead }) => [path, title, lead]),
  ...site.articles.map((article) => [
    article.path,
    [
      article.title,
      article.lead,
      article.category,
      authorOf(article, site)?.name ?? blogContent.byline.unnamed,
      article.readTime,
    ],
    [article.date && formatDate(article.date), article.phoneLink],
  ]),
] as [string, ...unknown[]][];

test.each(shown)("%s says what its content says", (path, ...content) => {
  const text = textOf(builtPage(path)("main"));
  const texts = textsIn(content).map((part) => part.replace(/\s+/g, " "));
  expect(texts).not.toEqual([]);
  expect(texts.filter((part) => !text.includes(part))).toEqual([]);
});

test("home leads to emergencies, all services, the first visit and its cost", () => {
  const ways = [emergency.path, "/services", "/blog/first-visit", "/services#cost"];
  expect(hrefsIn(builtPage("/"), "main")).toEqual(expect.arrayContaining(ways));
});

test("what is done first stands before the level, in lists and in texts, too", () => {
  const { items } = servicesContent.noticed;
  const firsts = site.signs.signs.filter(({ first }) => first !== undefined);
  expect(firsts).not.toEqual([]);
  const noticed = textOf(builtPage("/services")('section[aria-labelledby="noticed"]'));
  for (const { id, level, first } of firsts) {
    const { heading, note } = labels.levels[level];
    if (items.includes(id)) expect(noticed).toContain(`${first} ${heading}`);
    const inTexts = [...site.articles, ...site.services, ...site.areas].filter(({ outline }) =>
      outline.signs.includes(id),
    );
    for (const { path } of inTexts) {
      expect(textOf(builtPage(path)("main")), path).toContain(`${first} ${plainText(note)}`);
    }
  }
});

test("services: all of them come first, and a link under the title leads past them", () => {
  const { listHeading, noticed } = servicesContent;
  const $ = builtPage("/services");
  const titles = site.listedServices.map(({ title }) => title);
  const headings = textsOf($("main :is(h2, h3)"));
  expect(headings.slice(0, titles.length + 2)).toEqual([listHeading, ...titles, noticed.heading]);
  const [within] = hrefsIn($, "main div:has(> h1)").filter((href) => href.startsWith("#"));
  expect(textOf($(`main h2${within}`))).toBe(noticed.heading);
});

test("an emergency begins with a call", () => {
  const [first] = hrefsIn(builtPage(emergency.path), "main").filter((href) => !/^[/#]/.test(href));
  expect(first).toBe(tel);
});

test("in an emergency, every key leads to a card with all that the table says, in no fold", () => {
  const { canWait } = emergency;
  const $ = builtPage(emergency.path);
  expect($("main details article")).toHaveLength(0);
  for (const { id, name, level, first, unless, looks, drawing, ...acts } of signs.withCard) {
    const { steps, alone, avoid } = acts;
    const card = $(`article#${id}`);
    const { heading } = labels.levels[level];
    const texts = textsIn([name, heading, first, unless, looks, steps, alone, avoid]);
    // What is done first stands before the level.
    expect(textOf(card)).toContain(first === undefined ? heading : `${first} ${heading}`);
    expect(texts.filter((one) => !textOf(card).includes(one))).toEqual([]);
    expect(card.find("img").attr("alt")).toBe(drawing?.text);
    expect($(`main a[href="#${id}"]`).length, id).toBeGreaterThan(0);
  }
  const { query } = emergency.hospitalSearch;
  const label = plainText(emergency.hospitalSearch.label);
  for (const { name, href } of linksIn($, "main").filter(({ name }) => name.startsWith(label))) {
    expect(new URL(href).searchParams.get("query"), name).toBe(query);
  }
  const keys = hrefsIn($, ".emergency-head ul:not(nav ul)");
  expect(keys).toEqual([...signs.keyed.map(({ id }) => id), "can-wait"].map((id) => `#${id}`));
  const onPaper = textOf($(".emergency-card").first());
  const { alsoLeave } = emergency.printedCard;
  const lines = signs.worst.map(({ printed, name }) => printed ?? name);
  expect([...lines, alsoLeave].filter((one) => !onPaper.includes(one))).toEqual([]);
  const waits = textOf($('section[aria-labelledby="can-wait"]'));
  expect(textsIn([canWait.heading, canWait.text]).filter((one) => !waits.includes(one))).toEqual(
    [],
  );
  const groups = Object.entries(emergency.poisons.groups);
  expect($(".emergency-poisons section")).toHaveLength(groups.length);
  for (const [index, [group, name]] of groups.entries()) {
    const part = $(".emergency-poisons section").eq(index);
    const poisons = site.signs.poisons.filter((one) => one.group === group);
    expect(part.find("li"), name).toHaveLength(poisons.length);
    const tags = part.find("li").map((_, item) => $(item).find(".level-tag").text());
    const { heading } = labels.levels.leave;
    expect(tags.get(), name).toEqual(
      poisons.map(({ level }) => (level === "leave" ? heading : "")),
    );
    const texts = textsIn([name, poisons.map(({ thing, act }) => [thing, act])]);
    expect(texts.filter((one) => !textOf(part).includes(one))).toEqual([]);
  }
});

test("in an emergency, what every service says about itself is open, comes last, and is linked at the head", () => {
  const $ = builtPage(emergency.path);
  const page = site.pages.find(({ path }) => path === emergency.path);
  const { whatItIs, whyItMatters, whatToExpect, whatWeProvide } = labels;
  const links = linksIn($, ".emergency-head nav:last-child");
  expect(links.map(({ name, href }) => [name, textOf($(`main h2${href}`)).split(":")[0]])).toEqual(
    [whatItIs, whyItMatters, whatToExpect, whatWeProvide].map((name) => [name, name]),
  );
  const last = [
    ...(page?.outline?.headings ?? []).map(({ text }) => expect.stringContaining(text)),
    labels.whatWeProvide,
    plainText(emergency.closing.heading),
  ];
  expect(textsOf($("main h2").not("details h2")).slice(-last.length)).toEqual(last);
});

test("the poison lines can be called from every page where somebody may look for them", () => {
  const calls = clinic.poisonLines.map(({ dial }) => `tel:${dial}`);
  for (const path of [emergency.path, ...fallbacks]) {
    const $ = builtPage(path);
    expect(hrefsIn($, "main"), path).toEqual(expect.arrayContaining(calls));
    for (const both of $(".poison-lines").toArray()) {
      expect($(both).text()).toContain(clinic.poisonLinesNote);
    }
  }
  expect(hrefsIn(builtPage(offlinePath), "main")[0], "the clinic comes first").toBe(tel);
});

test("who may be on the way gets directions to the clinic", () => {
  for (const path of ["/", "/contact", "/service-areas", ...site.areas.map((area) => area.path)]) {
    const hrefs = hrefsIn(builtPage(path), "main").filter((href) => href.includes("/maps/dir/"));
    expect(hrefs, path).not.toEqual([]);
    const destinations = hrefs.map((href) => new URL(href).searchParams.get("destination"));
    expect(new Set(destinations), path).toEqual(new Set([clinic.address.full]));
  }
});

test("towns: nearest first; each page has its own link and its services", () => {
  const paths = site.areas.map(({ path }) => path);
  const listed = hrefsIn(builtPage("/service-areas"), "main").filter((href) =>
    paths.includes(href),
  );
  const minutes = ({ distance }: { distance: string }) => Number.parseInt(distance, 10) || 0;
  const nearestFirst = site.areas.toSorted((a, b) => minutes(a) - minutes(b));
  expect(listed).toEqual(nearestFirst.map(({ path }) => path));
  for (const area of site.areas) {
    const { path, link, idea } = area;
    const services = idea.kind === "window" ? idea.services : [];
    const $ = builtPage(path);
    const closing = $('[aria-labelledby="closing-call"] img').attr("src") ?? "";
    expect(/-car-/.test(closing), "a car only where one drives").toBe(minutes(area) > 0);
    const hrefs = hrefsIn($, "main");
    const pages = [link.path, ...services.map((slug) => `/services/${slug}`)];
    expect(hrefs, path).toEqual(expect.arrayContaining(pages));
    if (idea.kind === "quote" && idea.quote?.sample) {
      expect(textOf($("main figure"))).toContain(labels.sampleReview);
    }
  }
});

test("articles: newest first", () => {
  const listed = hrefsIn(builtPage("/blog"), "main").filter((href) => href.startsWith("/blog/"));
  const newestFirst = site.articles.toSorted(
    (a, b) => Date.parse(articleDay(b)) - Date.parse(articleDay(a)),
  );
  expect(listed).toEqual(newestFirst.map(({ path }) => path));
});

test("an article links to its services, and a service to its articles", () => {
  const relatedOn = (path: string) => hrefsIn(builtPage(path), '[aria-labelledby="related"]');
  for (const { path, services } of site.articles) {
    const links = services.map((slug) => `/services/${slug}`);
    expect(relatedOn(path)).toEqual(expect.arrayContaining(links));
  }
  for (const service of site.services) {
    const guides = relatedOn(service.path).filter((href) => href.startsWith("/blog/"));
    const naming = site.articles.filter(({ services }) => services.includes(service.slug));
    expect(guides).toHaveLength(Math.min(3, naming.length));
    expect(naming.map(({ path }) => path)).toEqual(expect.arrayContaining(guides));
  }
});

test("testimonials: a label on every sample, and on no other", () => {
  const figures = builtPage("/testimonials")("main figure");
  const labeled = site.testimonials.map((_, index) =>
    textOf(figures.eq(index)).includes(labels.sampleReview),
  );
  expect(labeled).toEqual(site.testimonials.map(({ sample }) => sample));
});

test("contact: the contact file, and every request as a text and as an email", () => {
  const hrefs = hrefsIn(builtPage("/contact"), "main");
  expect(hrefs.filter((href) => href.endsWith(".vcf"))).toHaveLength(1);
  const { requests } = contactContent.ask;
  const byText = clinic.sms === undefined ? [] : [`${sms}?&body=`];
  for (const start of [...byText, `mailto:${clinic.email}?subject=`]) {
    const written = hrefs.filter((href) => href.startsWith(start)).map(decodeURIComponent);
    expect(written).toHaveLength(requests.length);
    for (const [index, { opening, lines }] of requests.entries()) {
      const missing = [opening, ...lines].filter((line) => !written[index]?.includes(line));
      expect(missing, start).toEqual([]);
    }
  }
});

test("a picture beside a part of a text is in that part", () => {
  for (const { path, outline, beside } of [...site.services, ...site.articles]) {
    for (const [index, { id }] of outline.headings.entries()) {
      const section = builtPage(path)(`[id="${id}"]`).closest("section");
      const src = section.find(".service-picture img, .article-picture img").attr("src");
      const own = beside.filter(({ part }) => part === index + 1);
      const expected = own.map(({ picture }) => site.picture(picture).src);
      expect([undefined, ...expected], `${path}#${id}`).toContain(src);
    }
  }
});
