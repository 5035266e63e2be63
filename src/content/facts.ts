import { markdownLink } from "../formatting/text.ts";
import type { ProblemText } from "./problems.ts";

/** A fact as plain text, and as `prose`, where a number or an email may be a Markdown link. */
export type Fact = { text: string; prose: string };

/** Facts by name, such as `clinic.phone`. A clinic without a fax has no `clinic.fax`. */
export type Facts = ReadonlyMap<string, Fact>;

/** `{clinic.phone}`: facts have a dot. Words without one, such as `{count}`, are the page's. */
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

/** A problem for each name that is not a fact of this clinic. */
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
