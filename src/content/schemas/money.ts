import { fieldsFile, headedProse, sentences, status, text } from "./fields.ts";

export const moneyFile = fieldsFile("money.yaml", {
  heading: text,
  text: sentences,
  estimate: headedProse
    .extend({ status })
    .describe("How to ask for an estimate. Pages show it only when its status is confirmed."),
  paying: headedProse,
  insurance: headedProse,
});
