import { fieldsFile, headedProse, sentences, status, text } from "./fields.ts";

export const moneyFile = fieldsFile("money.yaml", {
  heading: text,
  text: sentences,
  estimate: headedProse.extend({ status }).describe("Pages show it once it is confirmed."),
  paying: headedProse,
  insurance: headedProse,
});
