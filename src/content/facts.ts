/**
 * Shared facts by the name that content uses, e.g. `clinic.phone`; some are marked (marks.ts). One that
 * the clinic does not have, such as a fax, is undefined.
 */
export type Facts = ReadonlyMap<string, string | undefined>;

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
      .filter((name) => facts.get(name) === undefined && !placeholders.includes(name))
      .map((name) => unusableFact(name, facts, text, placeholders)),
  ];
}

/**
 * A sentence names what the clinic does not have, such as a fax.
 * @param name as a text has it: `{clinic.fax}`, `<SmsLink>`
 */
export function nothingNamed(name: string, text: string): BraceProblem {
  const sentence =
    text.split(/(?<=[.?!])\s+/).find((one) => one.includes(name.slice(1, -1))) ?? text;
  return {
    message: `“${sentence.trim()}” names ${name}, and the clinic has none`,
    expected: "a sentence without it, or what it stands for in content/clinic.yaml",
  };
}

/**
 * Nobody knows the name: suggests facts of the same group, if there is such a group, or else the
 * placeholders. Or the clinic does not have what it names.
 * @param text the one that names it
 */
export function unusableFact(
  name: string,
  facts: Facts,
  text: string,
  placeholders: readonly string[] = [],
): BraceProblem {
  if (facts.has(name)) return nothingNamed(`{${name}}`, text);
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
  map: (text: string, path: PropertyKey[]) => unknown,
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
