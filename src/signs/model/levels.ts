/** How soon something needs a veterinarian, soonest first; labels.yaml has the words. */
export const levels = ["leave", "call", "today", "visit"] as const;
export type Level = (typeof levels)[number];

type Leveled = { level?: Level | undefined };
const rankOf = ({ level }: Leveled) => (level ? levels.indexOf(level) : levels.length);

/** Sorts soonest first, and what has no level last. */
export const bySoonest = (a: Leveled, b: Leveled): number => rankOf(a) - rankOf(b);
