/* Calendar days as in content, such as `2024-06-15`, independent of the machine's time zone. */

const format = (date: string | number, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...form }).format(new Date(date));

/** `2025-03` as `March 2025`. */
export const formatMonth = (month: string | number) =>
  format(month, { month: "long", year: "numeric" });

/** `Thursday, December 24` */
export const dayText = (date: string) =>
  format(date, { weekday: "long", month: "long", day: "numeric" });

/** A day or month for `<time>`, in words at build time: using Intl first takes a slow phone 50 ms. */
export const timeOf = (date: string) => ({
  dateTime: date,
  children: date.length > 7 ? format(date, { dateStyle: "long" }) : formatMonth(date),
});
