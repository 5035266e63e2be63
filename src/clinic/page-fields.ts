import { slug as slugOf } from "github-slugger";
import { z } from "zod";
import {
  httpsAddress,
  line,
  nameIn,
  needsNoApproval,
  nonEmptyList,
  prose,
  sentences,
  status,
  unique,
  whenValid,
} from "../reader/fields.ts";
import type { Body, RichTextData } from "../ui/rich-text/rich-text-data.ts";

/* What the files of several pages have. */

/** The name of an SVG file in these folders of src/illustrations; in `.` are those beside the folders. */
export const pictureIn = (...folders: string[]) => nameIn("pictures").meta({ folders });
export const picture = pictureIn(".", "how-to", "posters", "roads");
export const entryNames = (choices: "services" | "areas") => z.array(nameIn(choices)).default([]);
export const relatedServices = entryNames("services");

/** What the search of this site finds something by, besides its name. No page shows it. */
export const searchWords = line
  .refine((line) => line.split(/\s+/).length <= 40, { error: "forty words or fewer" })
  .optional()
  .meta({ ...needsNoApproval, title: "Other words people use for it" })
  .describe("The search finds it by these, too. One form of a word is enough: itch, scratch.");

export const search = z
  .strictObject({
    title: line.describe("In search results and on the tab. Its own; about 60 characters show."),
    description: sentences.describe("Under the title in search results: about 155 characters."),
  })
  .meta({ title: "Search engines" })
  .describe("What search engines and browser tabs show for this page.");

/** Required, because its default is on: saving a form whose file lacks it would make the page a draft. */
export const draft = z
  .boolean()
  .meta({ default: true })
  .describe(
    "On: only the preview has this page. Off: the public has it, too, once it is approved.",
  );

/** What finds a page: search engines, and the search of this site. */
export const pageSearch = { search, words: searchWords };

/** What most pages have besides their own fields: for searches, and the head. */
export const headFields = { ...pageSearch, picture, title: line, lead: sentences };

export const headedProse = z.strictObject({ heading: line, text: prose });

/** A question. Pages show it once it has an answer. */
export const question = z.strictObject({
  question: line,
  answer: prose.optional().describe("Without, pages leave it out. “No, we don’t” is an answer."),
  status: status.optional(),
});
export const questionSummary = "{answer | ternary('', 'No answer: ')}{question}";
export const answered = <One extends { answer?: RichTextData | undefined }>(
  questions: readonly One[],
) =>
  questions.filter(
    (question): question is One & { answer: RichTextData } => question.answer !== undefined,
  );
// A service is approved as a whole, so its questions have no status of their own.
const withId = question
  .omit({ status: true })
  .transform((question) => ({ ...question, id: slugOf(question.question) }));
export const questions = nonEmptyList(withId)
  .transform(answered)
  .meta({ summary: questionSummary });

export const stat = z.strictObject({ value: line.meta({ title: "Figure" }), label: line });

/** Pictures beside headings, which `picturesHaveHeadings` checks. @param more folders that they may be in */
export const headingPictures = (...more: string[]) =>
  z
    .array(
      z.strictObject({
        heading: line
          .transform((words) => slugOf(words))
          .meta(needsNoApproval)
          .describe("A Heading 2 of the text."),
        picture: pictureIn(".", "how-to", "posters", "roads", ...more),
      }),
    )
    .check(unique("heading", "a heading that has no other picture"))
    .default([])
    .meta({ itemName: "Picture", summary: "{heading}" });

export type HeadingPictures = z.output<ReturnType<typeof headingPictures>>;

/** Checks that pictures name headings of the text. A text that cannot be read is empty, and reported already. */
export const picturesHaveHeadings = z.superRefine<{
  body: Body;
  extras: { pictures: HeadingPictures };
}>(
  ({ body, extras }, context) => {
    const ids = body.sections.map(({ id }) => id);
    if (ids.length === 0 && body.start.length === 0) return;
    for (const [index, { heading }] of extras.pictures.entries()) {
      if (ids.includes(heading)) continue;
      const message = `a heading of the text: ${ids.join(", ") || "it has none"}`;
      context.addIssue({ code: "custom", path: ["extras", "pictures", index, "heading"], message });
    }
  },
  whenValid("extras", "pictures"),
);

export const source = z.strictObject({
  name: line.describe("Who published it."),
  title: line.describe("Its title, or what it is about in a few words; it becomes the link."),
  url: httpsAddress,
});
export type Source = z.output<typeof source>;
export const sources = z.array(source).default([]).describe("What the text rests on, with links.");
export const nameAndDetail = z.strictObject({ name: line, detail: prose });
export const nameAndOptionalDetail = nameAndDetail.partial({ detail: true });

/** The end of a page: an invitation to book or to call. */
export const closing = headedProse.extend({
  first: z
    .enum(["book", "call"])
    .optional()
    .meta(needsNoApproval)
    .describe("The button that the text names: first, and filled. Without it, the one that books."),
  book: line.optional().describe("On the button that books, in place of the usual words."),
  call: line.optional().describe("On the one that calls, in place of the number."),
  picture: pictureIn("closings")
    .default("closings/still")
    .describe("On the dog’s back. Best is one that few other pages have."),
});
export type Closing = z.output<typeof closing>;
export const optionalClosing = closing
  .optional()
  .describe("The end of the page. What you leave out is as on other pages.");
