/** Shared facts by the name that content uses, e.g. `clinic.phone`. */
export type Facts = ReadonlyMap<string, string>;

/** Reported for a brace that is not part of a token. */
export const loneBraceProblem = {
  message: "there is a { or } without the name of a fact",
  expected: "the name of a fact in braces, such as {clinic.phone}, or no braces",
};

/** `{clinic.phone}`. Placeholders such as `{count}` are filled in the browser. */
const token = /\{([^{}]*)\}/g;
const runtimePlaceholders = new Set(
  "count category page stars from to time day closure name date".split(" "),
);

/** What to write in place of an unknown fact: one of the same group, if there is such a group. */
export function suggestFacts(name: string, facts: Facts): string {
  const group = `${name.split(".")[0]}.`;
  const alike = [...facts.keys()].filter((other) => other.startsWith(group));
  if (alike.length === 0) return loneBraceProblem.expected;
  return `one of ${alike.map((known) => `{${known}}`).join(", ")}`;
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
    if (!runtimePlaceholders.has(name)) unknown.push(name.trim());
    return whole;
  });
  return { text: inserted, unknown };
}

export const hasLoneBrace = (text: string): boolean => /[{}]/.test(text.replace(token, ""));

/** A copy of parsed YAML with `map` applied to every text. */
export function mapTexts(
  value: unknown,
  map: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return map(value, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => mapTexts(item, map, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, mapTexts(item, map, [...path, key])]),
  );
}
