import { expect, test } from "vitest";
import { clinicTime } from "../../src/hours/clinic-time.ts";
import { openingState } from "../../src/hours/opening-state.ts";
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
    const state = openingState(clinic.hours.week, site.notices, clinicTime(at), site.labels);
    return state.line !== line || state.isOpen !== line.startsWith("Open until");
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
