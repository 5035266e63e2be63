import { z } from "zod";
import {
  draft,
  headingPictures,
  optionalClosing,
  pictureIn,
  picturesHaveHeadings,
  relatedServices,
  search,
  searchWords,
  sources,
} from "../../clinic/page-fields.ts";
import {
  body,
  calendarDate,
  contentFile,
  isPast,
  line,
  nameIn,
  openQuestions,
  pastDay,
  sentences,
  whenValid,
} from "../../reader/fields.ts";
import { pagePhoto } from "../../reader/photos.ts";
import { signTags } from "../../signs/tags.ts";
import { type Body, plainText } from "../../ui/rich-text/rich-text-data.ts";
import { articleTags } from "./tags.ts";

const articleFields = z.strictObject({
  draft,
  title: line.describe("The headline."),
  body,
  category: nameIn("categories").describe("One of the categories in the form Pages, Blog."),
  date: calendarDate.describe("Of publication. That of a draft may be to come."),
  photo: pagePhoto.optional().describe("Above your text. Shared links show it, too."),
  extras: z
    .strictObject({
      picture: pictureIn("heads").default("heads/service-wellness"),
      author: nameIn("veterinarians")
        .optional()
        .describe("Without one, the first veterinarian in Team."),
      excerpt: sentences.optional().describe("For lists. Without it, how the text begins."),
      lead: sentences.optional().describe("The first sentences, large, under the title."),
      pictures: headingPictures("panoramas").describe(
        "Small pictures beside headings: one for two headings looks best. “panoramas/…” is as wide as the page; its numbers are drawn, and do not follow yours.",
      ),
      closing: optionalClosing,
      services: relatedServices.describe("Closest first. Their pages link back to this article."),
      sources,
      openQuestions,
    })
    .prefault({})
    .describe("The page looks finished without."),
  search: search.optional().describe("Without it: the title, and the excerpt."),
  words: searchWords,
});

export const articlesFile = contentFile(
  "articles/*.mdx",
  articleFields
    .check(picturesHaveHeadings)
    .refine(({ draft, date }) => draft || isPast(date), {
      path: ["date"],
      error: `${pastDay}, or a draft`,
      ...whenValid("date", "draft"),
    })
    .transform(({ extras: { pictures, ...extras }, body, ...article }) => {
      const { title } = article;
      const { lead, excerpt = lead ?? findBeginning(body) } = extras;
      const { search = { title, description: excerpt } } = article;
      return { ...article, ...extras, body: { ...body, pictures }, excerpt, search };
    }),
  { ...articleTags, ...signTags },
);

/** A period that ends a sentence, not the one of Dr., e.g. or No. 5. */
const period = String.raw`(?<!\b(?:Dr|Mrs?|Ms|Mt|St|vs|e\.g|i\.e|No(?=\. \d)))\.(?! \p{Ll})`;

/** The sentences of the first paragraph that a search result has room for, or all of it. */
function findBeginning({ start, sections }: Body): string {
  const nodes = [start, ...sections.map(({ text }) => text)].flat();
  const paragraph = nodes.find((node) => typeof node !== "string" && node.tag === "p");
  const words = plainText(paragraph ? [paragraph] : nodes).replace(/\s+/g, " ");
  return new RegExp(`^.{0,154}(?:${period}|[!?])”?(?= |$)`).exec(words)?.[0] ?? words;
}
