import { contentLines, escapeValue } from "./content-lines.ts";

/* An iCalendar file with one event (RFC 5545). Loaded on demand. */

type CalendarEvent = {
  /** The date, as in 2026-08-31, without a time zone. */
  day: string;
  title: string;
  text: string;
  /** PRODID of the file. */
  maker: string;
  now: Date;
};

/** An all-day event with an alarm at 9 a.m. */
export function calendarFile({ day, title, text, maker, now }: CalendarEvent): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeValue(maker)}//EN`,
    "BEGIN:VEVENT",
    `UID:${stamp}-${Math.random().toString(36).slice(2)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escapeValue(title)}`,
    `DESCRIPTION:${escapeValue(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeValue(title)}`,
    "TRIGGER:PT9H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/**
 * Downloads a text as a file.
 * @throws if the browser refuses to create it
 */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Some browsers start the download late.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
