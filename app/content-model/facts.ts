/** Shared facts by the name that content uses, e.g. `clinic.phone`. */
export type Facts = ReadonlyMap<string, string>;

/** `{clinic.phone}`. Placeholders such as `{count}` are filled in the browser. */
const token = /\{([^{}]*)\}/g;
const completedInTheBrowser = new Set([
  "count",
  "category",
  "page",
  "stars",
  "from",
  "to",
  "time",
  "day",
  "closure",
  "name",
  "date",
]);

/** Suggestions for an unknown fact: the facts of the same group, or all facts. */
export function expectedFacts(name: string, facts: Facts): string {
  const names = [...facts.keys()];
  const alike = names.filter((other) => other.split(".")[0] === name.split(".")[0]);
  return `one of ${(alike.length > 0 ? alike : names).map((known) => `{${known}}`).join(", ")}`;
}

/**
 * Replaces tokens with facts.
 * @returns the text, and the unknown names
 */
export function insertFacts(text: string, facts: Facts): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const inserted = text.replace(token, (whole, name: string) => {
    const fact = facts.get(name.trim());
    if (fact !== undefined) return fact;
    if (!completedInTheBrowser.has(name)) unknown.push(name.trim());
    return whole;
  });
  return { text: inserted, unknown };
}

/** Replaces tokens in every string of a parsed file and passes unknown names to `report`. */
export function insertFactsDeep(
  value: unknown,
  facts: Facts,
  report: (path: PropertyKey[], name: string) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") {
    const { text, unknown } = insertFacts(value, facts);
    for (const name of unknown) report(path, name);
    return text;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => insertFactsDeep(item, facts, report, [...path, index]));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        insertFactsDeep(item, facts, report, [...path, key]),
      ]),
    );
  }
  return value;
}
