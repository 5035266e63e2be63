import { plainText, type RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { ProblemText } from "./problems.ts";

/** Facts by name, such as `clinic.phone`. A phone number or an email address is a link. */
export type Facts = ReadonlyMap<string, RichTextData>;

/** `{clinic.phone}`: facts have a dot. */
const token = /\{([^{}.]+\.[^{}]+)\}/g;

/** Replaces names with facts, as words. Unknown names stay. */
export const insertFacts = (text: string, facts: Facts): string =>
  text.replace(token, (whole, name: string) => plainText(facts.get(name.trim()) ?? [whole]));

export const withoutFacts = (text: string): string => text.replace(token, "");

export const factNames = (text: string): string[] =>
  Array.from(text.matchAll(token), ([, name = ""]) => name);

export const unknownFacts = (names: readonly string[], facts: Facts): ProblemText[] =>
  names
    .map((name) => name.trim())
    .filter((name) => !facts.has(name))
    .map((name) => {
      const group = `${name.split(".")[0]}.`;
      const alike = [...facts.keys()].filter((other) => other.startsWith(group));
      const known = (alike.length > 0 ? alike : ["clinic.phone"]).map((fact) => `{${fact}}`);
      const expected =
        facts.size > 0
          ? `one of ${known.join(", ")}; braces are for facts alone, not for comments`
          : "words alone, because facts are made of this file";
      return { message: `there is no fact named {${name}} here`, expected };
    });
