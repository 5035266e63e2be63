import { pagePaths } from "../../addresses/paths.ts";
import type { ContentFolder } from "../../content/read.ts";
import type { ContentOf } from "../../content/schemas/fields.ts";
import { type Lexicon, stemmed, wordReader } from "../model/stems.ts";
import { phrasesFile, type Signs, signsFile, synonymsFile } from "./schemas.ts";
import { type SignLink, signLink } from "./sign-link.ts";

type Content = {
  signs: Signs;
  phrases: ContentOf<typeof phrasesFile>;
  synonyms: Lexicon;
  services: readonly { slug: string; title: string; path: string }[];
};

/**
 * What the sign finder finds: poisons, signs, services and other topics, each with a link, and the
 * phrases that people type, as stems; what finds nothing, without a name; and what words mean.
 */
export function loadSignFinder({ signs, services, phrases, synonyms }: Content) {
  const lexicon = stemmed(synonyms);
  const { stemsOf } = wordReader(lexicon);
  const entryOf = (id: string, entry: SignLink & { href: string }, words = "") => {
    const typed = phrases.find((one) => one.id === id)?.phrases ?? "";
    const texts = [entry.name, ...words.split(","), ...typed.split("\n")];
    // Phrases with the same stems are one.
    const lines = new Set(texts.map((text) => [...new Set(stemsOf(text))].sort().join(" ")));
    return { ...entry, phrases: [...lines].filter(Boolean).sort().join("\n") };
  };
  const entries = [
    ...signs.poisons.map(({ id, thing, words, level }) =>
      entryOf(id, { name: thing, level, href: `${pagePaths.emergency}#${id}` }, words),
    ),
    ...signs.list.map((sign) => entryOf(sign.id, signLink(sign), [sign.key, sign.words].join())),
    ...signs.after.flatMap(({ id, name, words, level, unless, path }) =>
      words && path ? entryOf(id, { name, level, unless, href: `${path}#${id}` }, words) : [],
    ),
    // A service that a topic leads to is found by that topic's name, which says more.
    ...services
      .filter(({ path }) => path !== pagePaths.emergency)
      .filter(({ path }) => !signs.others.some((topic) => topic.path === path))
      .map(({ slug, title, path }) => entryOf(slug, { name: title, href: path })),
    ...signs.others.map(({ id, name, path, words }) => entryOf(id, { name, href: path }, words)),
    entryOf("none", { name: "", href: "" }),
  ];
  return { entries, lexicon };
}

/** Phrases that two entries have. One may be among the words of a sign, which the clinic decides. */
export function checkPhrases({ get, report }: ContentFolder): void {
  const lexicon = get(synonymsFile);
  const signs = get(signsFile);
  if (lexicon === undefined || signs === undefined) return;
  const { stemsOf } = wordReader(stemmed(lexicon));
  const owners = new Map<string, string>();
  for (const { id, words = "" } of [...signs.poisons, ...signs.list, ...signs.after])
    for (const one of words.split(",")) owners.set(stemsOf(one).join(" "), id);
  for (const [index, { id, phrases }] of (get(phrasesFile) ?? []).entries()) {
    for (const phrase of phrases.split("\n")) {
      const stems = stemsOf(phrase).join(" ");
      const owner = owners.get(stems) ?? id;
      owners.set(stems, owner);
      if (owner === id || stems === "") continue;
      const message = `“${phrase}” is the same as a phrase of ${owner}`;
      const expected = "it once, under the graver";
      report(phrasesFile.glob, [index, "phrases"], { message, expected });
    }
  }
}
