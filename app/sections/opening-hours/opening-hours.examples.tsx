import { OpeningHours } from "./opening-hours.tsx";

const day = [{ opens: "08:00", closes: "17:00" }];
const everyDay = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: [],
  Sunday: [],
};

const hours = {
  week: everyDay,
  closures: [],
  closuresListedFor: Array.from({ length: 75 }, (_, index) => 2026 + index),
  status: "confirmed" as const,
  longestLine: "Closed. Opens Wednesday at 10:30 AM",
  weekText: [
    { days: "Monday to Friday", times: "8 AM to 5 PM" },
    { days: "Saturday, Sunday", times: "closed" },
  ],
};

export const examples = {
  "confirmed, with the line of now": <OpeningHours hours={hours} />,
  "confirmed, in a year whose closures nobody has listed": (
    <OpeningHours hours={{ ...hours, closuresListedFor: [] }} />
  ),
};
