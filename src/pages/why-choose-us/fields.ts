import { z } from "zod";
import { innerPageFile } from "../../clinic/page-fields.ts";
import { listOf, sentences, text } from "../../content/kinds.ts";

export const whyChooseUsFile = innerPageFile("pages/why-choose-us.yaml", {
  comparison: z.strictObject({
    heading: text,
    oursLabel: text,
    othersLabel: text,
    rows: listOf(z.strictObject({ aspect: text, ours: text, others: text })),
    close: sentences,
  }),
});
