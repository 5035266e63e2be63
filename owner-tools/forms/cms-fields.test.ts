import { expect, test } from "vitest";
import { z } from "zod";
import { pictureIn } from "../../src/clinic/page-fields.ts";
import {
  fieldsFile,
  line,
  nameIn,
  sample,
  sentences,
  sitePage,
  textMatching,
} from "../../src/reader/fields.ts";
import { cmsFields } from "./cms-fields.ts";

test("a field has the kind, the label and the limits of its schema", () => {
  const { jsonSchema } = fieldsFile("", "", {
    petName: line.describe("A hint."),
    zip: textMatching(/^\d{5}$/, "five digits"),
    photo: z.strictObject({ alt: line }).optional(),
    notes: z.array(sentences).min(1).max(3),
    rating: z.int().min(1).max(5),
    path: sitePage.optional(),
    author: nameIn("veterinarians"),
    end: pictureIn("closings"),
    kind: z.enum(["news", "heat"]),
    shape: z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("road"), via: line })]),
    agreed: z.boolean().meta({ title: "Everybody agreed" }),
    sample,
  });
  const choices = { pages: ["/"], veterinarians: [], pictures: ["closings/car", "kit"] };
  expect(cmsFields(jsonSchema, choices, "")).toMatchObject([
    { name: "petName", label: "Pet name", widget: "string", required: true, hint: "A hint." },
    { widget: "string", pattern: ["^\\d{5}$", "Expected five digits."] },
    { widget: "object", required: false, fields: [{ name: "alt" }] },
    { widget: "list", label_singular: "Note", min: 1, max: 3, field: { widget: "text" } },
    { widget: "number", min: 1, max: 5 },
    { widget: "select", options: ["/"], label: "Page", required: false },
    { widget: "string" },
    { widget: "picture", options: ["closings/car"] },
    { widget: "select", options: ["news", "heat"] },
    { widget: "object", typeKey: "kind", types: [{ name: "road", fields: [{ name: "via" }] }] },
    { widget: "boolean", label: "Everybody agreed" },
    { name: "sample", widget: "hidden", default: false },
  ]);
});
