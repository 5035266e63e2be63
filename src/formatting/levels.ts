/** How soon something needs a veterinarian, soonest first; labels.yaml has the words. */
export const levels = ["leave", "call", "today", "visit"] as const;
export type Level = (typeof levels)[number];

/** A value for each level. */
export const perLevel = <Value>(of: (level: Level) => Value): Record<Level, Value> => ({
  leave: of("leave"),
  call: of("call"),
  today: of("today"),
  visit: of("visit"),
});
