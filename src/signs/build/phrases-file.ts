import { z } from "zod";
import {
  contentFile,
  fieldsFile,
  list,
  nameIn,
  sentences,
  unique,
} from "../../content/schemas/fields.ts";

/** What people type, by the id of what it finds. src/site/check-files.ts checks that it is there once. */
export const phrasesFile = contentFile(
  "phrases.yaml",
  list(
    z.strictObject({
      id: nameIn("found").describe(
        "The short name of a sign, a poison or a topic in Signs of illness, or of a service. none: it finds nothing.",
      ),
      phrases: sentences.describe("A phrase a line, as people say it."),
    }),
  )
    .check(unique("id", "a name that no other entry has"))
    .meta({ title: "What people type", summary: "{id}" }),
);

/** What the words of phrases mean. */
export const synonymsFile = fieldsFile("synonyms.yaml", {
  synonyms: sentences.describe(
    "In each line, words that mean the same, with commas between. A word counts once, in the first line that has it; its endings follow.",
  ),
  fillers: sentences.describe("Words that say nothing about what is wrong, with spaces between."),
});
