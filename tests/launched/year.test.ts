import { expect, test } from "vitest";
import { openingLine, openingState } from "../../src/hours/opening-state.ts";
import { builtPage } from "../built/built-html.ts";
import { clinic, site } from "../site.ts";
import { year } from "./year.ts";

type Specification = Record<"opens" | "closes", string> & {
  dayOfWeek?: string | string[];
  validFrom?: string;
  validThrough?: string;
};

test("pages say whether the clinic is open, on every day of a year", () => {
  const differing = year.filter(({ at, line }) => {
    const state = openingState(clinic.hours, at);
    return (state && openingLine(state, site.labels)) !== line;
  });
  expect(differing).toEqual([]);
});

test("search engines learn of the same open hours as people, on every day of a year", () => {
  const json = JSON.parse(builtPage("/")('script[type="application/ld+json"]').text());
  const node = json["@graph"].find((one: { "@id": string }) => one["@id"].endsWith("/#clinic"));
  const week = [node.openingHoursSpecification].flat() as Specification[];
  const special = node.specialOpeningHoursSpecification as Specification[];
  const differing = year.filter(({ date, time, line }) => {
    const weekday = new Date(date).toLocaleDateString("en-US", {
      weekday: "long",
      timeZone: "UTC",
    });
    const ofDay = special.filter(
      ({ validFrom = "", validThrough = "" }) => validFrom <= date && date <= validThrough,
    );
    const usual = week.filter(({ dayOfWeek }) => [dayOfWeek].flat().includes(weekday));
    const isOpen = (ofDay.length > 0 ? ofDay : usual).some(
      ({ opens, closes }) => opens <= time && time < closes,
    );
    return isOpen !== line.startsWith("Open until");
  });
  expect(differing).toEqual([]);
});

test("in a year whose holidays are not settled, pages say closed, and nothing of open or opening", () => {
  const hours = {
    ...clinic.hours,
    settledYears: [2026],
    // The ice storm stays, in its notice.
    closures: clinic.hours.closures.filter(({ from }) => from < "2027" || from === "2027-01-12"),
  };
  const holidays = /^2027-(01-0[12]|05-31|07-0[45]|09-06|11-2[56]|12-2[45])$/;
  for (const { date, time, at, line } of year) {
    // They are days like others then.
    if (holidays.test(date)) continue;
    const state = openingState(hours, at);
    const said = state && openingLine(state, site.labels);
    expect(said, `${date} ${time}`).toBe(line.startsWith("Open") ? undefined : "Closed");
  }
});
