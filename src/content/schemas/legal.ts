import {
  body,
  decide,
  fieldsFile,
  matching,
  pastDate,
  picture,
  search,
  sentences,
  signedBy,
  text,
} from "./fields.ts";

export const legalFile = fieldsFile("legal/*.mdx", {
  title: text,
  search,
  lead: sentences,
  picture: picture.default("head-legal"),
  updated: pastDate.describe("The date of the last change. The page shows it."),
  decide,
  approved: signedBy(matching(/[A-Za-z]{2}/, "a name").describe("The lawyer who read it.")).meta({
    title: "A lawyer has read this, and it is true of our clinic",
    mustBeSettled: true,
  }),
  body,
});
