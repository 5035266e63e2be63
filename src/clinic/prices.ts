import { z } from "zod";
import { fieldsFile, fileStatus, line, sentences } from "../reader/fields.ts";
import { nameAndDetail } from "./page-fields.ts";

export const pricesFile = fieldsFile("prices.yaml", "What visits cost", {
  heading: line,
  text: sentences,
  prices: z
    .array(
      z.strictObject({
        name: line,
        price: line.optional().describe("Such as “from $60”. Without, pages leave it out."),
      }),
    )
    .default([])
    .meta({ open: true }),
  estimate: nameAndDetail.optional(),
  paying: nameAndDetail,
  insurance: nameAndDetail,
  status: fileStatus,
});
