/** Shared facts by the name that content uses, e.g. `clinic.phone`; some are marked (marks.ts). */
export type Facts = ReadonlyMap<string, string>;

type BraceProblem = { message: string; expected: string };

/** Reported for a brace that is not part of a token. */
export const loneBraceProblem = {
  message: "there is a { or } without the name of a fact",
  expected: "the name of a fact in braces, such as {clinic.phone}, or no braces",
};

/** `{clinic.phone}`, or in a template `{count}`. */
const token = /\{([^{}]*)\}/g;

/** Replaces tokens with facts. Unknown names stay. */
export const insertFacts = (text: string, facts: Facts): string =>
  text.replace(token, (whole, name: string) => facts.get(name.trim()) ?? whole);

/**
 * What is wrong with the braces in a text.
 * @param placeholders names that are no facts, because the page itself fills them in
 */
export function findBraceProblems(
  text: string,
  facts: Facts,
  placeholders: readonly string[] = [],
): BraceProblem[] {
  const names = Array.from(text.matchAll(token), ([, name = ""]) => name.trim());
  return [
    ...(/[{}]/.test(text.replace(token, "")) ? [loneBraceProblem] : []),
    ...names
      .filter((name) => !facts.has(name) && !placeholders.includes(name))
      .map((name) => unknownFact(name, facts, placeholders)),
  ];
}

/** Suggests facts of the same group, if there is such a group, or else the placeholders. */
export function unknownFact(
  name: string,
  facts: Facts,
  placeholders: readonly string[] = [],
): BraceProblem {
  const message = `there is no fact named {${name}}`;
  const group = `${name.split(".")[0]}.`;
  const alike = [...facts.keys()].filter((other) => other.startsWith(group));
  const known = alike.length > 0 ? alike : placeholders;
  if (known.length === 0) return { message, expected: loneBraceProblem.expected };
  const names = known.map((one) => `{${one}}`).join(", ");
  return { message, expected: known.length === 1 ? names : `one of ${names}` };
}

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
