import { fieldsFile, nameAndDetail, sentences, status, text } from "./fields.ts";

export const moneyFile = fieldsFile("money.yaml", {
  heading: text,
  text: sentences,
  estimate: nameAndDetail.extend({ status }).optional(),
  paying: nameAndDetail,
  insurance: nameAndDetail,
});
