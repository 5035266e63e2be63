import { markdownLink } from "../formatting/text.ts";
import type { ProblemText } from "./problems.ts";

/** A value that content uses by name; where a text may link, a number is a link in Markdown that calls it. */
export type Fact = { text: string; prose: string };

/** Facts by name, e.g. `clinic.phone`. One that the clinic does not have, such as a fax, is missing. */
export type Facts = ReadonlyMap<string, Fact>;

/** `{clinic.phone}`: a name with a dot. Others, such as `{count}`, the page itself fills in. */
const token = /\{([^{}.]+\.[^{}]+)\}/g;

/** Replaces names with facts. Unknown names stay. */
export const insertFacts = (text: string, facts: Facts, form: keyof Fact = "text"): string =>
  text.replace(token, (whole, name: string) => facts.get(name.trim())?.[form] ?? whole);

const linkOrToken = new RegExp(`${markdownLink.source}|${token.source}`, "g");

/** The same in a text that may link. Within a link, facts are plain. */
export const insertInProse = (text: string, facts: Facts): string =>
  text.replace(linkOrToken, (part) =>
    insertFacts(part, facts, part.startsWith("[") ? "text" : "prose"),
  );

export const withoutFacts = (text: string): string => text.replace(token, "");

/** The names in a text. */
export const factNames = (text: string): string[] =>
  Array.from(text.matchAll(token), ([, name = ""]) => name);

/** Of names, those that nobody knows, or that name what the clinic does not have. */
export const unknownFacts = (names: readonly string[], facts: Facts): ProblemText[] =>
  names
    .map((name) => name.trim())
    .filter((name) => !facts.has(name))
    .map((name) => {
      const group = `${name.split(".")[0]}.`;
      const alike = [...facts.keys()].filter((other) => other.startsWith(group));
      const known = (alike.length > 0 ? alike : ["clinic.phone"]).map((one) => `{${one}}`);
      const expected = `one of ${known.join(", ")}`;
      return { message: `there is no fact named {${name}}`, expected };
    });
