import { z } from "zod";
import { pictureIn, searchWords, source, sources } from "../clinic/page-fields.ts";
import {
  fieldsFile,
  line,
  link,
  nonEmptyList,
  objectOf,
  openQuestions,
  prose,
  sentences,
  sitePage,
  slug,
  uniqueIds,
  whenValid,
} from "../reader/fields.ts";
import type { ContentOf } from "../reader/read.ts";
import { bySoonest, isUrgent, type Level, levels, urgentLevels } from "./levels.ts";
import { places, poisonGroups } from "./places.ts";

const level = z.enum(levels).describe("leave: drive now. call: now. today, visit: while open.");

const id = slug.meta({ title: "Short name" }).describe("Pages use it: do not change it.");

const sooner = nonEmptyList(prose)
  .max(4)
  .optional()
  .meta({ title: "Sooner", itemName: "Line" })
  .describe(
    "What raises its level beyond the rules, at most four lines: Leave now, then Call now.",
  );

const readMore = link.meta({ title: "Read more" });

/** What to do before the drive or the call. Short, because people read it at a glance. */
const firstStep = line
  .refine((line) => line.split(/\s+/).length <= 12, { error: "twelve words or fewer" })
  .optional()
  .meta({ title: "What to do first" })
  .describe("Before the drive or call, such as “Cool first, then go.” First on its card.");

type Placed = {
  level: Level;
  tile?: { large?: true | undefined } | undefined;
  poison?: true | undefined;
  places: readonly string[];
};

/** Checks the number of tiles, and of signs at each place. */
function checkPlaces(signs: readonly Placed[], context: z.core.$RefinementCtx) {
  const report = (message: string) => context.addIssue({ code: "custom", message });
  // Only what cannot wait has a tile.
  const tiled = signs.filter((sign) => sign.tile && isUrgent(sign));
  const large = tiled.filter(({ tile }) => tile?.large);
  if (large.length !== 6) report("six urgent signs with a large tile");
  // More would leave the first screen of a phone.
  if (tiled.length > 13) report(`at most 13 urgent signs with a tile, not ${tiled.length}`);
  if (large.filter(({ poison }) => poison).length !== 1)
    report("one of the large tiles with poison lines");
  for (const place of places) {
    const count = signs.filter((sign) => sign.places.includes(place)).length;
    // Most of what pets eat is in the list of poisons instead.
    const least = place === "ate" ? 1 : 3;
    if (count < least || count > 14) report(`${least} to 14 signs at ${place}, not ${count}`);
  }
}

const levelText = z.strictObject({
  name: line,
  note: prose.describe("In a sentence, above a list of signs."),
  meaning: prose.describe("On Emergency Visits. The only place that says it."),
});

export type Signs = ContentOf<typeof signsFile>;

/** All signs. Texts name a sign by its id, and take its words from here. */
export const signsFile = fieldsFile("signs.yaml", "Signs of illness", {
  levels: z
    .strictObject({
      ...objectOf(levels, levelText).shape,
      visit: levelText.partial({ meaning: true }),
    })
    .describe("How soon something needs a veterinarian, by day and by night."),
  rules: z
    .strictObject({
      worse: prose,
      oneLevelUp: prose,
      fast: prose.describe("Who gets worse fast, and how soon then."),
      definitions: sentences.describe("What the words of the rules mean. On Emergency Visits."),
    })
    .meta({ title: "Rules" })
    .describe("They hold for every sign, so no sign repeats them."),
  list: nonEmptyList(
    z.strictObject({
      id,
      name: line.describe("What people call it."),
      words: searchWords,
      tile: z
        .strictObject({
          name: line.optional().describe("Two or three words, as a frightened owner would say it."),
          picture: pictureIn("tiles"),
          /** One of the six large tiles. */
          large: z.literal(true).optional(),
        })
        .optional()
        .describe(
          "For what cannot wait: a key of the emergency page, which leads to its card. The printed sheet has a line for each.",
        ),
      howTo: z
        .strictObject({
          picture: pictureIn("how-to"),
          alt: sentences.describe("What it shows, for people who cannot see it."),
        })
        .optional()
        .meta({ title: "Drawing of what to do" }),
      level,
      places: nonEmptyList(z.enum(places))
        .meta({ title: "Where people see it" })
        .describe(
          "All places on the dog that people might touch for it, of 3 to 14 signs each. The first says in which group the emergency page lists it.",
        ),
      readMore: readMore
        .optional()
        .describe(
          "For what can wait: where it is read, in place of the emergency page, such as in an article.",
        ),
      firstStep,
      sooner,
      looks: prose.optional().describe("What it looks like, or what else to know."),
      steps: nonEmptyList(prose)
        .optional()
        .describe(
          "What to do, in order. Begin each with what matters, in **bold**. To lead to another card: [“Choking”](/services/emergency#choking).",
        ),
      withoutHelper: prose
        .optional()
        .describe("What to do without a helper, on a line of its own below."),
      avoid: prose.optional().describe("What not to do."),
      poison: z
        .literal(true)
        .optional()
        .describe("One sign: the poison lines and the list of poisons stand with it."),
      source: source.optional(),
      openQuestions,
    }),
  )
    .check(uniqueIds)
    .superRefine(checkPlaces, whenValid("level", "tile", "poison", "places"))
    .transform((signs) => signs.toSorted(bySoonest))
    .meta({ title: "Signs", summary: "{level}: {name}" })
    .describe(
      "Each sign once. What can’t wait has a card or a fold on the emergency page, the rest a row.",
    ),
  aftercare: z
    .array(
      z.strictObject({
        id,
        name: line,
        words: searchWords,
        level,
        page: sitePage.optional(),
        sooner,
        openQuestions,
      }),
    )
    .check(uniqueIds)
    .default([])
    .describe("What a page names after surgery, a shot or birth: the search leads to it there."),
  poisons: nonEmptyList(
    z.strictObject({
      id,
      name: line,
      words: searchWords,
      group: z.enum(Object.keys(poisonGroups)),
      level: level.extract(urgentLevels),
      instruction: prose
        .optional()
        .describe("Besides calling. Never an amount, never what can wait."),
    }),
  )
    .check(uniqueIds)
    // What to do besides calling stands where what raises a level stands of a sign.
    .transform((poisons) =>
      poisons
        .map(({ instruction, ...poison }) => ({ ...poison, sooner: instruction && [instruction] }))
        .toSorted(bySoonest),
    )
    .meta({ summary: "{level}: {name}" })
    .describe(
      "What means a call, or leaving at once: a line each, in the group where people look.",
    ),
  topics: z
    .array(
      z.strictObject({
        id,
        name: line,
        words: searchWords,
        readMore: readMore.describe("A page, or a heading on one."),
      }),
    )
    .check(uniqueIds)
    .default([])
    .describe("What the search finds that is no sign, such as about saying goodbye."),
  sources: sources.describe("A page for each group of signs that owners can open and you accept."),
});
