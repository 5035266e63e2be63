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
 * Phrases, a line each, with what an entry says most often first. A comma stands for a stem that the
 * line before begins with, too: so they are a tenth smaller to send.
 */
function packed(phrases: readonly string[][]): string {
  const counts = new Map<string, number>();
  const countOf = (stem: string) => counts.get(stem) ?? 0;
  for (const stem of phrases.flat()) counts.set(stem, countOf(stem) + 1);
  const order = (a: string, b: string) => countOf(b) - countOf(a) || a.localeCompare(b);
  const lines = new Set(phrases.map((stems) => [...new Set(stems)].sort(order).join(" ")));
  return [...lines]
    .filter(Boolean)
    .sort()
    .map((line, index, all) => {
      const before = all[index - 1]?.split(" ") ?? [];
      const stems = line.split(" ");
      const own = stems.findIndex((stem, place) => stem !== before[place]);
      return `${",".repeat(own)}${stems.slice(own).join(" ")}`;
    })
    .join("\n");
}

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
    return { ...entry, phrases: packed(texts.map(stemsOf)) };
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
