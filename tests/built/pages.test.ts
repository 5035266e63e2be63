import type { Cheerio, CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { isEmergency } from "../../app/content-model/collections.ts";
import { formatDate } from "../../app/formatting/dates.ts";
import { blogWords, clinic, paths, site, standIns } from "../site.ts";
import * as specification from "../specification.ts";
import { builtPage } from "./built-html.ts";

/* What a visitor without script, or a machine, reads: the pages as they were built. */

const { labels } = site;
const [emergency] = site.services.filter(isEmergency);
if (emergency === undefined) throw new Error("No service is for emergencies");
const tel = `tel:${clinic.phone.dial}`;

/** Pages and what is wrong with them; a test expects none. */
function faultsIn(
  addresses: readonly string[],
  find: ($: CheerioAPI, path: string) => string[],
): string[] {
  expect(addresses.length).toBeGreaterThan(0);
  return addresses.flatMap((path) =>
    find(builtPage(path), path).map((fault) => `${path}: ${fault}`),
  );
}

const textOf = (part: { text: () => string }) => part.text().replace(/\s+/g, " ").trim();
const textsOf = <Kind>(parts: Cheerio<Kind>) => parts.map((index) => textOf(parts.eq(index))).get();

/** Names and addresses of the links in a part of a page. */
function linksIn($: CheerioAPI, selector = "body") {
  return $(selector)
    .find("a")
    .toArray()
    .map((element) => ({
      name: textOf($(element)),
      href: $(element).attr("href") ?? "",
      target: $(element).attr("target"),
      rel: $(element).attr("rel"),
    }));
}

/** The part of a page under a heading. */
function partOf($: CheerioAPI, heading: string) {
  const found = $("main h2").filter((_, element) => textOf($(element)) === heading);
  expect(found, heading).toHaveLength(1);
  return $(`[aria-labelledby~="${found.attr("id")}"]`);
}

/** Every text in a piece of content, at any depth. */
function wordsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  return typeof content === "object" && content !== null
    ? Object.values(content).flatMap(wordsIn)
    : [];
}

test("the 31 pages of the specification are there, under its names", () => {
  expect(new Set(specification.paths).size).toBe(31);
  expect(paths).toEqual(expect.arrayContaining([...specification.paths]));
  const known = new Map(
    linksIn(builtPage("/sitemap"), ".site-map").map(({ name, href }) => [href, name]),
  );
  for (const { path, title } of [...specification.servicePages, ...specification.articles]) {
    expect(known.get(path)).toBe(`${title}${path}`);
    expect(textOf(builtPage(path)("h1"))).toBe(title);
  }
  for (const { path, name } of specification.areaPages)
    expect(known.get(path)).toBe(`${name}${path}`);
});

test("each page has words of its own, in landmarks, under one heading", () => {
  const faults = faultsIn([...paths, ...standIns], ($, path) => {
    const least = standIns.includes(path) ? 20 : 60;
    return [
      ...($("main h1").length === 1 ? [] : ["has no single heading of the first level"]),
      ...($("body > header, body > main, body > footer").length === 3 ? [] : ["lacks a landmark"]),
      ...(textOf($("main")).split(" ").length > least ? [] : ["has too few words"]),
      ...$("html *")
        .toArray()
        .flatMap(({ tagName, attribs }) =>
          Object.keys(attribs)
            .filter((name) => name.startsWith("on") || name === "style")
            .map((name) => `${tagName} has the attribute ${name}`),
        ),
    ];
  });
  expect(faults).toEqual([]);
});

test("each page says about itself what machines ask for, unlike any other page", () => {
  const taken = new Set<string>();
  for (const path of paths) {
    const $ = builtPage(path);
    const title = $("head > title").text();
    const canonical = $('link[rel="canonical"]').attr("href") ?? "";
    const tags = Object.fromEntries(
      $("head meta")
        .toArray()
        .map(({ attribs }) => [attribs.name ?? attribs.property, attribs.content]),
    );
    const description = tags.description ?? "";
    expect(title.split(clinic.name.full), `${path} names the clinic once`).toHaveLength(2);
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(canonical, path).toMatch(/^https:\/\//);
    expect(new URL(canonical).pathname).toBe(path);
    expect(tags, path).toMatchObject({
      robots: "index, follow",
      "og:title": title,
      "og:description": description,
      "og:url": canonical,
      "og:type": path.startsWith("/blog/") ? "article" : "website",
      "og:site_name": clinic.name.full,
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
    });
    expect($('meta[name^="og:"], meta[property^="twitter:"]'), path).toHaveLength(0);
    for (const words of [title, description]) {
      expect(taken, path).not.toContain(words);
      taken.add(words);
    }
  }
  for (const path of standIns) {
    expect(builtPage(path)('meta[name="robots"]').attr("content")).toContain("noindex");
    expect(builtPage(path)('link[rel="canonical"]')).toHaveLength(0);
  }
});

test("a link itself says where it goes: one name, one address, and a new tab is announced", () => {
  const faults = faultsIn([...paths, ...standIns], ($) => {
    const addresses = new Map<string, string>();
    return linksIn($).flatMap(({ name, href, target, rel }) => {
      const known = addresses.get(name) ?? href;
      addresses.set(name, href);
      const isOutside = href.startsWith("https:");
      const isNewTab =
        target === "_blank" && rel === "noopener" && name.endsWith(labels.opensInNewTab);
      return [
        ...(name === "" ? [`a link to ${href} has no name`] : []),
        ...(known === href ? [] : [`two links are named “${name}”`]),
        ...(isOutside === isNewTab ? [] : [`“${name}” is not told to open a new tab`]),
      ];
    });
  });
  expect(faults).toEqual([]);
});

test("booking leads to the booking page, and calls to lines that are known", () => {
  const bookings = [
    labels.bookVisit,
    labels.bookAppointment,
    labels.bookAnAppointment,
    labels.scheduleNow,
  ];
  const lines = [clinic.phone, clinic.afterHoursHospital.chosen?.phone, ...clinic.poisonLines];
  const known = lines.map((line) => `tel:${line?.dial}`);
  const faults = faultsIn([...paths, ...standIns], ($) => {
    const links = linksIn($);
    const booking = links.filter(({ name }) => bookings.some((words) => name.startsWith(words)));
    return [
      ...(booking.length > 0 ? [] : ["there is no booking"]),
      ...booking
        .filter(({ href }) => href !== clinic.booking.url)
        .map(({ name }) => `“${name}” books nothing`),
      ...links
        .filter(({ name, href }) => name === clinic.phone.display && href !== tel)
        .map(() => "the number calls another"),
      ...links
        .filter(({ href }) => href.startsWith("tel:") && !known.includes(href))
        .map(({ href }) => `nobody knows ${href}`),
      // Red is only for emergencies.
      ...textsOf($(".action-red"))
        .filter((name) => name !== labels.callEmergencyLine)
        .map((name) => `“${name}” is red`),
    ];
  });
  expect(faults).toEqual([]);
});

test("header and footer lead to the pages of the specification", () => {
  const $ = builtPage("/");
  const pairs = (selector: string) => linksIn($, selector).map(({ name, href }) => [name, href]);
  const { dropdowns, topLevel } = specification;
  const list = Object.entries(dropdowns);
  expect(pairs('header nav[aria-label="Main"]')).toEqual(
    expect.arrayContaining([...topLevel, ...list.flatMap(([, entries]) => entries)]),
  );
  const { quickLinks, legalLinks } = site.navigation;
  expect(linksIn($, "footer").map(({ href }) => href)).toEqual(
    expect.arrayContaining([...quickLinks, ...legalLinks].map(({ path }) => path)),
  );
});

test("the bar of phones calls, texts, books and shows the way; in an emergency it calls", () => {
  const bar = linksIn(builtPage("/contact"), ".call-bar");
  expect(bar.map(({ name }) => name.replace(` ${labels.opensInNewTab}`, ""))).toEqual([
    labels.call,
    labels.text,
    labels.book,
    labels.directions,
  ]);
  expect(bar.map(({ href }) => href.replace(/\?.*/, ""))).toEqual([
    tel,
    `sms:${clinic.text.dial}`,
    clinic.booking.url,
    "https://www.google.com/maps/dir/",
  ]);
  const way = new URL(bar.at(-1)?.href ?? "");
  expect(way.searchParams.get("destination")).toBe(clinic.address.full);
  expect(linksIn(builtPage("/services/emergency"), ".call-bar")).toMatchObject([
    { name: labels.callEmergencyLine, href: tel },
  ]);
});

/** Content that is written for a page, and must therefore be on it. */
type Saying = [path: string, ...content: unknown[]];
const said: Saying[] = [
  ["/", site.reasons.map(({ title, summary }) => [title, summary]), clinic.address.full],
  ["/about", clinic.stats],
  ["/why-choose-us", site.reasons.map(({ figure, summary, ...reason }) => reason)],
  ["/testimonials", site.testimonials.map(({ text }) => text)],
  ["/contact", clinic.fax.display, clinic.address.full, labels.hoursNote],
  ["/terms-conditions", `${clinic.terms.notice} notice`, clinic.terms.early, clinic.terms.payments],
  ["/blog/first-visit", site.visitKit.stages, site.visitKit.plans],
  ["/services/wellness-exams", [site.lifeStages.columns, site.lifeStages.stages]],
  ...site.services.map(
    ({ path, lead, provides, questions, closing }): Saying => [
      path,
      [lead, provides, questions, closing],
    ],
  ),
  ...site.services.flatMap((service): Saying[] =>
    isEmergency(service) ? [] : [[service.path, service.brief, site.money.brief]],
  ),
  [
    emergency.path,
    [emergency.firstMinute, emergency.alsoCall, emergency.eaten, emergency.afterHours],
    emergency.signs.map(({ name, detail }) => [name, detail]),
    [emergency.onTheWay, emergency.poisonAdvice, clinic.poisonLinesNote],
    site.facts.get("clinic.afterHoursHospital"),
  ],
  ...site.areas.map(
    ({ slug, lead, via, neighborhoods, steps, stops, quote }): Saying => [
      `/service-areas/${slug}`,
      [lead, via, neighborhoods, steps, stops, quote?.text, quote?.attribution],
    ],
  ),
  [
    "/service-areas",
    site.areas.map(({ name, description, neighborhoods }) => [name, description, neighborhoods]),
  ],
  ...site.legal.map(
    ({ slug, lead, outline }): Saying => [
      `/${slug}`,
      [lead, outline.headings.map(({ text }) => text)],
      `${labels.lastUpdated} ${site.facts.get(`${slug.split("-")[0]}.updated`)}`,
    ],
  ),
  ...site.articles.map(
    ({ slug, title, lead, category, date, readTime }): Saying => [
      `/blog/${slug}`,
      [title, lead, category, formatDate(date), readTime],
    ],
  ),
  [
    "/blog",
    site.articles.map(({ title, category, date, readTime }) => [
      [title, category, formatDate(date), readTime],
    ]),
  ],
];

test("pages say what the content says for them", () => {
  const faults = said.flatMap(([path, ...content]) => {
    const text = textOf(builtPage(path)("main"));
    return wordsIn(content)
      .filter((words) => !text.includes(words.replace(/\s+/g, " ")))
      .map((words) => `${path}: ${words}`);
  });
  expect(faults).toEqual([]);
});

test("home: booking and call first, some services, the first visit, three reviews", () => {
  const $ = builtPage("/");
  expect(linksIn($, ".hero").map(({ href }) => href)).toEqual([clinic.booking.url, tel]);
  expect($(".hero-strip a[href^='sms:']").attr("href")).toBe(`sms:${clinic.text.dial}`);
  expect($("main section h3 a[href^='/services/']")).toHaveLength(6);
  expect($("main figure")).toHaveLength(Math.min(3, site.testimonials.length));
  expect($('main a[href="/testimonials"]').length).toBeGreaterThan(0);
  const steps = $("main section:has(#first-visit)");
  expect(steps.find("li")).toHaveLength(3);
  expect(steps.find('a[href="/blog/first-visit"]')).toHaveLength(1);
  expect(steps.find('a[href="/services#cost"]')).toHaveLength(1);
});

test("why choose us: the comparison is a real table", () => {
  const table = builtPage("/why-choose-us")("main table");
  expect(table.find("thead th[scope=col]").length).toBeGreaterThan(1);
  expect(table.find("tbody th[scope=row]").length).toBe(table.find("tbody tr").length);
});

test("services: each with its features, the way to its page, and booking", () => {
  const $ = builtPage("/services");
  const rows = $("main article").toArray();
  expect(rows).toHaveLength(site.services.length);
  for (const [index, { title, features, path }] of site.services.entries()) {
    const row = $(rows[index]);
    expect(row.find("h2").text()).toBe(title);
    expect(textsOf(row.find("li"))).toEqual(features);
    expect(
      row
        .find(".action, .services-row-ways a")
        .map((_, element) => $(element).attr("href"))
        .get(),
    ).toEqual([...(path === emergency.path ? [tel] : []), path, clinic.booking.url]);
  }
  const { heading, exam, estimate, paying, insurance, prices } = site.money;
  const cost = partOf($, heading);
  const shown = [
    exam,
    ...(estimate.status === "confirmed" ? [estimate] : []),
    paying,
    insurance,
    ...(prices.items.length > 0 ? [prices] : []),
  ];
  expect(textsOf(cost.find("h3"))).toEqual(shown.map((part) => part.heading));
  expect(textOf(cost)).toContain(clinic.terms.payments);
  expect(textOf($("main")).includes("$")).toBe(prices.items.length > 0);
});

test("each service: the four parts, what is provided, questions, booking and the call", () => {
  for (const service of site.services) {
    const { path, provides } = service;
    const $ = builtPage(path);
    const headings = textsOf($("main h2"));
    expect(headings, path).toEqual(
      expect.arrayContaining([
        "What It Is",
        "Why It Matters",
        "What to Expect",
        labels.whatWeProvide,
      ]),
    );
    expect(partOf($, labels.whatWeProvide).find("li")).toHaveLength(provides.length);
    const main = linksIn($, "main");
    expect(
      main.some(({ name }) => name.startsWith(labels.scheduleNow)),
      path,
    ).toBe(true);
    expect(
      linksIn($, ".closing-call .buttons").map(({ href }) => href),
      path,
    ).toEqual(isEmergency(service) ? [tel, tel] : [clinic.booking.url, tel]);
  }
});

test("emergency: from the call to the hospital, in the order in which it is needed", () => {
  const $ = builtPage(emergency.path);
  const { eaten } = emergency;
  const headings = textsOf($("main h2"));
  const order = [
    labels.afterHours,
    labels.firstMinute,
    labels.signs,
    labels.servicePages.alsoCall,
  ].concat(labels.poison, eaten.heading, labels.onTheWay, labels.questions);
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  expect(linksIn($, "main").find(({ href }) => href.startsWith("tel:"))?.href).toBe(tel);
  const list = partOf($, eaten.heading);
  // No amounts and no waiting: somebody could read such a list as permission to wait.
  expect(textOf(list)).not.toMatch(/\d|\b(mg|ounces?|pounds?|grams?|wait|fine if|unless)\b/i);
  expect(textOf(list).endsWith(eaten.end)).toBe(true);
  const chosen = clinic.afterHoursHospital.chosen === undefined ? 0 : 1;
  expect($(".emergency-hospital")).toHaveLength(chosen);
});

test("poison lines stand with their numbers and the note on fees wherever they are needed", () => {
  for (const path of ["/services/emergency", "/blog/summer-pet-safety", "/404", "/offline"]) {
    const links = linksIn(builtPage(path), "main");
    for (const { display, dial } of clinic.poisonLines) {
      expect(links, path).toContainEqual(
        expect.objectContaining({ name: display, href: `tel:${dial}` }),
      );
    }
  }
  for (const path of ["/services/emergency", "/contact", "/404"]) {
    expect(textOf(builtPage(path)("main")), path).toContain("Fees may apply.");
  }
});

test("service areas: each town with its way, and the page of each town with its one idea", () => {
  for (const area of site.areas) {
    const { slug, distance, quote, link } = area;
    const path = `/service-areas/${slug}`;
    const $ = builtPage(path);
    const minutes = /\d+/.exec(distance)?.[0];
    if (minutes !== undefined) expect(textOf($("main"))).toContain(`${minutes} ${labels.minutes}`);
    expect($("main section h3 a[href^='/services/']"), path).toHaveLength(
      area.services?.length ?? 0,
    );
    const figure = textOf($("main figure"));
    expect(figure.includes(labels.sampleReview), path).toBe(quote?.sample ?? false);
    expect(linksIn($, "main")).toContainEqual(
      expect.objectContaining({ name: link.label, href: link.path }),
    );
    const way = linksIn($, "main").find(({ name }) => name.startsWith(labels.getDirections));
    expect(new URL(way?.href ?? "").searchParams.get("destination")).toBe(clinic.address.full);
  }
  // The towns are listed from nearest to farthest, after the home base.
  const listed = textsOf(builtPage("/service-areas")("main h3:has(a)"));
  const drive = (name: string) =>
    Number(/\d+/.exec(site.areas.find((area) => area.name === name)?.distance ?? "")?.[0] ?? 0);
  expect(listed).toEqual(listed.toSorted((one, other) => drive(one) - drive(other)));
});

test("site map: every page once, with its name and path", () => {
  const $ = builtPage("/sitemap");
  expect(textsOf($(".site-map h2"))).toEqual(
    site.navigation.siteMap.map(({ category }) => category),
  );
  const listed = linksIn($, ".site-map");
  expect(listed.map(({ href }) => href).sort()).toEqual([...paths].sort());
  for (const { name, href } of listed) expect(name).toMatch(new RegExp(`.${href}$`));
});

test("policies: their day, and their parts in order, in the contents, too", () => {
  for (const { slug, outline } of site.legal) {
    const $ = builtPage(`/${slug}`);
    const sections = outline.headings.map(({ text }) => text);
    expect(sections.length).toBeGreaterThan(5);
    expect(textsOf($(".prose h2"))).toEqual(sections);
    expect(linksIn($, `nav[aria-label="${labels.onThisPage}"]`).map(({ name }) => name)).toEqual(
      sections,
    );
  }
});

test("articles: the list newest first, and from each page back and to booking", () => {
  expect(textsOf(builtPage("/blog")("main h3:has(a)"))).toEqual(
    site.articles.map(({ title }) => title),
  );
  for (const { slug, closingLink } of site.articles) {
    const $ = builtPage(`/blog/${slug}`);
    const names = linksIn($, "main").map(({ name }) => name);
    const booking = `${closingLink ?? labels.bookAnAppointment} ${labels.opensInNewTab}`;
    expect(names, slug).toEqual(expect.arrayContaining([labels.backToBlog, booking]));
  }
});

test("the newsletter box says that it is coming soon, and cannot be used", () => {
  const box = builtPage("/blog")("main fieldset[disabled]");
  expect(textOf(box.find("legend"))).toBe(blogWords.newsletter.soon);
  expect(box.find("input[type=email], button")).toHaveLength(2);
});

test("testimonials: the stars of each, and a label on every sample", () => {
  const $ = builtPage("/testimonials");
  const figures = $("main figure");
  expect(figures).toHaveLength(site.testimonials.length);
  for (const [index, { rating, sample }] of site.testimonials.entries()) {
    const figure = figures.eq(index);
    const stars = labels.rating.replace("{stars}", String(rating));
    expect(figure.find(`[role=img][aria-label="${stars}"], img[alt="${stars}"]`)).toHaveLength(1);
    expect(textOf(figure).includes(labels.sampleReview)).toBe(sample);
  }
});

test("contact: every way to the clinic, as a link where one can be followed", () => {
  const $ = builtPage("/contact");
  const links = linksIn($, "main").map(({ href }) => href);
  for (const href of [tel, `sms:${clinic.text.dial}`, `mailto:${clinic.email}`]) {
    expect(links).toContain(href);
  }
  expect(links.join()).not.toContain(clinic.fax.dial);
  expect(textOf($("main"))).toMatch(/Do not text or e-mail an emergency/i);
});

test("the table by age stands on the page about wellness exams, and nowhere else", () => {
  const { heading, stages } = site.lifeStages;
  for (const { path } of site.services) {
    const $ = builtPage(path);
    const isThere = path === "/services/wellness-exams";
    expect($("main").text().includes(heading), path).toBe(isThere);
    if (isThere) expect($("main tbody th[scope=row]")).toHaveLength(stages.length);
  }
});

test("the sheet for the first visit has its parts to tick", () => {
  const { heading, stages } = site.visitKit;
  const $ = builtPage("/blog/first-visit");
  expect(partOf($, heading).find("input[type=checkbox]")).toHaveLength(
    stages.flatMap(({ items }) => items).length,
  );
});

test("while nobody has confirmed the hours, no page prints any; each says to call", () => {
  const isConfirmed = clinic.hours.status === "confirmed";
  const faults = faultsIn(paths, ($) => [
    ...($("footer .opening-hours").length > 0 === isConfirmed ? [] : ["tells hours"]),
    ...(textOf($("footer")).includes(labels.hoursNote) ? [] : ["does not say to call"]),
    ...($(".notice-strip").length === site.notices.length ? [] : ["has other notices"]),
    ...($("script[blocking]").length > 0 === site.notices.length > 0 ? [] : ["waits for a script"]),
  ]);
  expect(faults).toEqual([]);
});
