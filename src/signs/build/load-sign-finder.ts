import { pagePaths } from "../../addresses/paths.ts";
import type { ContentOf } from "../../content/schemas/fields.ts";
import { type Lexicon, stemmed, wordReader } from "../model/stems.ts";
import type { phrasesFile, Signs } from "./schemas.ts";
import { type SignLink, signLink } from "./sign-link.ts";

type Content = {
  signs: Signs;
  phrases: ContentOf<typeof phrasesFile>;
  synonyms: Lexicon;
  services: readonly { slug: string; title: string; path: string }[];
};

type Entry = SignLink & { href: string };

/**
 * What the sign finder finds: poisons, signs, services and other topics, each with a link, and the
 * phrases that people type, as stems; what finds nothing, without a name; and what words mean.
 */
export function loadSignFinder({ signs, services, phrases, synonyms }: Content) {
  const lexicon = stemmed(synonyms);
  const { stemsOf } = wordReader(lexicon);
  const entryOf = (id: string, entry: Entry, words = "") => {
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
