import { dayAfter, type Weekday } from "./week.ts";

type Holiday = {
  /** As pages say it: `Closed for Thanksgiving`. */
  name: string;
  /** What the owner checks off, where that is not the name. */
  title?: string;
  /** Its date in a year. */
  on: (year: number) => string;
};

/**
 * The holidays of the United States (5 U.S.C. 6103) and of South Carolina (S.C. Code 53-5-10), and New
 * Year’s Eve, each on the day itself: on which workday to observe one is up to the clinic.
 */
export const holidays = {
  newYear: { name: "New Year’s Day", on: always("01-01") },
  martinLutherKing: { name: "Martin Luther King Jr. Day", on: first("Monday", "01-15") },
  presidents: { name: "Presidents’ Day", on: first("Monday", "02-15") },
  confederateMemorial: { name: "Confederate Memorial Day", on: always("05-10") },
  memorial: { name: "Memorial Day", on: first("Monday", "05-25") },
  juneteenth: { name: "Juneteenth", on: always("06-19") },
  independence: { name: "Independence Day", on: always("07-04") },
  labor: { name: "Labor Day", on: first("Monday", "09-01") },
  columbus: { name: "Columbus Day", on: first("Monday", "10-08") },
  veterans: { name: "Veterans Day", on: always("11-11") },
  thanksgiving: { name: "Thanksgiving", on: first("Thursday", "11-22") },
  dayAfterThanksgiving: {
    name: "Thanksgiving",
    title: "Day after Thanksgiving",
    on: first("Friday", "11-23"),
  },
  christmasEve: { name: "Christmas Eve", on: always("12-24") },
  christmas: { name: "Christmas", on: always("12-25") },
  dayAfterChristmas: { name: "Christmas", title: "Day after Christmas", on: always("12-26") },
  newYearsEve: { name: "New Year’s Eve", on: always("12-31") },
} satisfies Record<string, Holiday>;

export type HolidayName = keyof typeof holidays;

function always(day: string) {
  return (year: number): string => `${year}-${day}`;
}

/** The first such weekday on that day of the year or after it. */
function first(weekday: Weekday, day: string) {
  return (year: number): string => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(`${year}-${day}`, days));
    return week.find((one) => one.weekday === weekday)?.date ?? "";
  };
}
