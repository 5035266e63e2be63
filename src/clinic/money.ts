import { fieldsFile, isAllRight, listOf, sentences, text } from "../content/kinds.ts";
import { nameAndDetail } from "./page-fields.ts";

export const moneyFile = fieldsFile("money.yaml", "What visits cost", {
  heading: text,
  text: sentences,
  prices: listOf(nameAndDetail)
    .optional()
    .describe("One each for an exam, shots, a spay and a cleaning, such as “from $60”."),
  estimate: nameAndDetail.optional(),
  paying: nameAndDetail,
  insurance: nameAndDetail,
  status: isAllRight,
});
