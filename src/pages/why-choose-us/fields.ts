import { z } from "zod";
import { innerPageFile } from "../../clinic/fields.ts";
import { list, sentences, text } from "../../content/fields.ts";

export const whyChooseUsFile = innerPageFile("pages/why-choose-us.yaml", {
  comparison: z.strictObject({
    heading: text,
    oursLabel: text,
    othersLabel: text,
    rows: list(z.strictObject({ aspect: text, ours: text, others: text })),
    close: sentences,
  }),
});
