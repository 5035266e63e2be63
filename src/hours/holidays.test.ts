import { expect, test } from "vitest";
import { type HolidayName, holidays } from "./holidays.ts";

/** Days whose dates differ from year to year, from the calendar of opm.gov. */
const moving: Partial<Record<HolidayName, string[]>> = {
  martinLutherKing: ["2026-01-19", "2027-01-18", "2028-01-17", "2029-01-15", "2030-01-21"],
  presidents: ["2026-02-16", "2027-02-15", "2028-02-21", "2029-02-19", "2030-02-18"],
  memorial: ["2026-05-25", "2027-05-31", "2028-05-29", "2029-05-28", "2030-05-27"],
  labor: ["2026-09-07", "2027-09-06", "2028-09-04", "2029-09-03", "2030-09-02"],
  columbus: ["2026-10-12", "2027-10-11", "2028-10-09", "2029-10-08", "2030-10-14"],
  thanksgiving: ["2026-11-26", "2027-11-25", "2028-11-23", "2029-11-22", "2030-11-28"],
  dayAfterThanksgiving: ["2026-11-27", "2027-11-26", "2028-11-24", "2029-11-23", "2030-11-29"],
};
/** Each year on the same day, even where an observed one is on another. */
const fixed: Partial<Record<HolidayName, string>> = {
  newYear: "01-01",
  confederateMemorial: "05-10",
  juneteenth: "06-19",
  independence: "07-04",
  veterans: "11-11",
  christmasEve: "12-24",
  christmas: "12-25",
  dayAfterChristmas: "12-26",
  newYearsEve: "12-31",
};

test.each(Object.entries(holidays))("%s", (name, { on }) => {
  const years = [2026, 2027, 2028, 2029, 2030];
  const day = fixed[name as HolidayName];
  const dates = day === undefined ? moving[name as HolidayName] : years.map((y) => `${y}-${day}`);
  expect(years.map(on)).toEqual(dates);
});
