import { posix } from "node:path";
import { z } from "zod";
import { isFallback, pagePaths } from "../../addresses.ts";
import { UserError } from "../../content/problems.ts";
import type { Site } from "../../content/site.ts";
import { readSource } from "../../content/source-file.ts";
import type { RichTextData } from "../../ui/rich-text/rich-text-data.ts";
import { signsFile } from "../fields.ts";
import { type SignLink, signLink } from "../load.ts";
import type { Findable } from "./find-signs.ts";
import { stemOf, wordReader, wordsOf } from "./stems.ts";

/** By id, and an id may be gone, because the owner edits signs: `npm run test:finder` names those. */
const phrasesSchema = z.record(z.string(), z.string());
const lexiconSchema = z.strictObject({ synonyms: z.string(), fillers: z.string() });

/**
 * What the sign finder works with. Its entries are poisons, signs, pages and other topics, each with a
 * link and the phrases that people type for it, as stems. One entry without a name has phrases for which
 * nothing shall be found, such as “airport”. The lexicon says what words mean.
 */
export function loadSignFinder(site: Site) {
  const signs = site.get(signsFile);
  const typedFor = new Map(Object.entries(readData("phrases", phrasesSchema)));
  const { synonyms, fillers } = readData("synonyms", lexiconSchema);
  // As stems, which are less to send.
  const stemsIn = (one: string) => wordsOf(one).map(stemOf).join("_");
  const lines = synonyms.split("\n").map((line) => line.split(",").map(stemsIn).join());
  const lexicon = { synonyms: lines.join("\n"), fillers };
  const { stemsOf } = wordReader(lexicon);
  const entryOf = (id: string, entry: Entry, tile = "") => {
    const texts = [entry.name, tile, ...(typedFor.get(id) ?? "").split("\n")];
    // Phrases with the same stems count once.
    const unique = new Set(texts.map((text) => [...new Set(stemsOf(text))].sort().join(" ")));
    return { ...entry, phrases: [...unique].filter(Boolean).sort().join("\n") };
  };
  const foundElsewhere = new Set<string>([
    "/",
    pagePaths.emergency,
    ...signs.topics.map(({ readMore }) => readMore),
  ]);
  const entries = [
    ...signs.poisons.map(({ act, ...poison }) =>
      entryOf(poison.id, {
        ...signLink({ ...poison, sooner: act && [act] }),
        isPoison: true,
        isObject: poison.group === "swallowed",
      }),
    ),
    ...signs.list.map(({ looks, poison, raisedBy, tile, ...sign }) => {
      const eating = poison?.flatMap(stemsOf);
      const raising = raisedBy?.split(",").map(stemsOf);
      const entry = { ...signLink(sign), looks: firstSentence(looks), eating, raisedBy: raising };
      return entryOf(sign.id, { ...entry, isPoison: poison && true }, tile);
    }),
    ...signs.aftercare.flatMap(({ id, name, level, sooner, page }) =>
      page ? entryOf(id, { name, level, besideLevel: sooner, href: `${page}#${id}` }) : [],
    ),
    // A page that a topic leads to is found by that topic's name, which says more.
    ...site.pages
      .filter(
        ({ group, path }) => group !== "articles" && !isFallback(path) && !foundElsewhere.has(path),
      )
      .map(({ name, path }) => entryOf(posix.basename(path), { name, href: path })),
    ...signs.topics.map(({ id, readMore, ...topic }) => entryOf(id, { ...topic, href: readMore })),
    entryOf("none", { name: "", href: "" }),
  ];
  return { entries, lexicon };
}
type Entry = SignLink & Omit<Findable, "phrases"> & { href: string; looks?: string | undefined };

/** Reads a file of this folder. */
function readData<Data>(name: string, schema: z.ZodType<Data>): Data {
  const file = `src/signs/finder/${name}.yaml`;
  const { raw, problems, lineOf } = readSource(file);
  if (problems.length > 0) throw new UserError(problems);
  const { data, error } = schema.safeParse(raw);
  if (error === undefined) return data;
  throw new UserError(
    error.issues.map(({ path, message }) => ({ file, line: lineOf(path), field: "", message })),
  );
}

/** Up to its first stop, if no link or bold word comes before that. */
const firstSentence = ([text]: RichTextData = []) =>
  typeof text === "string" ? /^.+?[.?!](?= |$)/.exec(text)?.[0] : undefined;
