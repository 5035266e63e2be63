import { expect, test } from "vitest";
import { formatDate, formatMonth } from "../../src/formatting/dates.ts";
import { fill } from "../../src/formatting/fill.ts";
import { route as home } from "../../src/routes/home/route.ts";
import { builtPage } from "../built/built-html.ts";
import { clinic, emergency, fallbacks, paths, site } from "../site.ts";

/* What the public gets, read whole. */

const everyPage = [...paths, ...fallbacks];

test("the emergency page says who signed the signs, and when", () => {
  const { date = "", name = "" } = site.signs.approved ?? {};
  const said = builtPage(emergency.path)("main").text().replace(/\s+/g, " ");
  const label = fill(site.labels.lastReviewed, { name });
  expect(said).toContain(`${label} ${formatMonth(date.slice(0, 7))}.`);
});

test("the newsletter box is gone", () => {
  expect(builtPage("/blog")("main fieldset[disabled]")).toHaveLength(0);
});

test("the after-hours hospitals: name, number, and date of the check", () => {
  const $ = builtPage(emergency.path);
  const { chosen } = clinic.afterHoursHospital;
  expect(chosen).toHaveLength(2);
  for (const { name, phone, checked } of chosen) {
    expect($(`main a[href="tel:${phone.dial}"]`).text().replaceAll("\u2060", "")).toContain(
      phone.display,
    );
    expect($(`main time[datetime="${checked}"]`).first().text()).toBe(formatDate(checked));
    expect($(".emergency-card").first().text()).toContain(name);
  }
});

test("a number in a link is the number that it calls", () => {
  for (const path of paths) {
    const $ = builtPage(path);
    for (const link of $('a[href^="tel:"]').toArray()) {
      // A joiner keeps the number on one line.
      const [number] = /\(\d{3}\) \d{3}-\d{4}/.exec($(link).text().replace("\u2060", "")) ?? [];
      const dialed = link.attribs.href?.slice(-10).replace(/(...)(...)/, "($1) $2-");
      expect(number ?? dialed, path).toBe(dialed);
    }
  }
});

test("no page asks people to call for the hours", () => {
  const notes = [site.labels.hoursNote, site.contentOf(home.file).strip.hoursNote];
  for (const page of everyPage) {
    for (const note of notes) expect(builtPage(page).text(), page).not.toContain(note);
  }
});
