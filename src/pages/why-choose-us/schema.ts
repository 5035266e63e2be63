import { z } from "zod";
import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nonEmptyList, sentences } from "../../reader/fields.ts";

export const whyChooseUsFile = fieldsFile("pages/why-choose-us.yaml", "Why choose us", {
  ...headFields,
  comparison: z.strictObject({
    heading: line,
    oursLabel: line,
    othersLabel: line,
    rows: nonEmptyList(z.strictObject({ aspect: line, ours: line, others: line })),
    close: sentences,
  }),
  closing,
});
