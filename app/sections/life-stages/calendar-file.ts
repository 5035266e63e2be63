import { contentLines, escapeValue } from "./content-lines.ts";

/* A calendar file with one event (RFC 5545). Fetched only when somebody asks for one. */

export type CalendarEvent = {
  /** The day, as in 2026-08-31. It belongs to no time zone. */
  day: string;
  title: string;
  text: string;
  /** Who made the file, for programs that ask. */
  maker: string;
  now: Date;
};

/** An event of the whole day, with an alarm at nine in the morning. */
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

/** Has the browser save a text as a file. @throws where the browser refuses to make one */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Some browsers are slow to fetch it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
