import { z } from "zod";
import { contentFile, headedText, matching, status, text } from "./fields.ts";

export const moneyFile = contentFile(
  "money.yaml",
  z.strictObject({
    heading: text,
    text,
    brief: text.describe("A few words at the top of each service page; they link here."),
    exam: headedText,
    estimate: headedText
      .extend({ status })
      .describe("How to ask for an estimate. Pages show it only when its status is confirmed."),
    paying: headedText,
    insurance: headedText,
    prices: z
      .strictObject({
        heading: text,
        note: text,
        items: z
          .array(
            z.strictObject({
              what: text.describe("What the price is for, such as Exam, cat or dog."),
              price: matching(
                /^[^\n]*\$\d[^\n]*$/,
                "an amount in dollars, such as from $10",
              ).describe("An amount in dollars. Prices belong here and nowhere else on the site."),
              note: text.optional().describe("What is included, or what is extra."),
            }),
          )
          .default([]),
      })
      .describe(
        "Prices, if the clinic wants to list any. Pages show nothing while items is empty.",
      ),
  }),
);
