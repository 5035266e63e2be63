import { z } from "zod";
import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, nonEmptyList, sentences, text } from "../../reader/kinds.ts";

export const whyChooseUsFile = fieldsFile("pages/why-choose-us.yaml", "Why choose us", {
  ...headFields,
  comparison: z.strictObject({
    heading: text,
    oursLabel: text,
    othersLabel: text,
    rows: nonEmptyList(z.strictObject({ aspect: text, ours: text, others: text })),
    close: sentences,
  }),
  closing,
});
