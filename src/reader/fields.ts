import { posix } from "node:path";
import { z } from "zod";
import { clinicToday } from "../dates.ts";
import type { Body, RichTextData } from "../ui/rich-text/rich-text-data.ts";
import { withoutFacts } from "./facts.ts";
import { type Choices, type FieldSchema, humanize } from "./field-schema.ts";
import type { Tags } from "./tags.ts";

/*
 * The kinds of fields of which schemas are made. Objects are strict: a misspelled field is an error. In forms,
 * titles are labels, and descriptions are hints. field-schema.ts has all that `meta` takes.
 */

/**
 * Declares a content file. Its type, checks and form derive from this.
 * @param tags that only its texts may have
 */
export function contentFile<Schema extends z.ZodType>(path: string, schema: Schema, tags?: Tags) {
  const jsonSchema: FieldSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const label = jsonSchema.title ?? humanize(posix.basename(path.replace(/(\/\*)?\.\w+$/, "")));
  return { path, label, schema, jsonSchema, tags };
}

/** Of a field or a file that is the developer’s, so no form shows it. When a form saves, such lists and groups come last. */
export const hidden = { hidden: true } as const;

/** Of a field that nobody reads on a page. */
export const needsNoApproval = { needsNoApproval: true } as const;

/** A content file that is a group of fields. `form` is the title of its form, or `hidden`. */
export const fieldsFile = <Fields extends z.ZodRawShape>(
  path: string,
  form: string | typeof hidden,
  fields: Fields,
) =>
  contentFile(path, z.strictObject(fields).meta(typeof form === "string" ? { title: form } : form));

const anyText = z
  .string()
  .trim()
  .min(1, { error: "text" })
  .refine((text) => !/[{}]/.test(withoutFacts(text)), {
    error: "no braces but those of {clinic.phone}, or another fact",
  });

/** One line, such as a heading. */
export const line = anyText.refine((text) => !text.includes("\n"), { error: "one line" });

/** A sentence or more, without a link. */
export const sentences = anyText.meta({ sentences: true });

/** A paragraph that may have links; facts such as `{clinic.phone}` become links. Show it with `RichText`. */
export const prose = z
  .custom<RichTextData>((read) => Array.isArray(read) && read.length > 0, { error: "text" })
  .meta({ type: "string", markdown: "prose" });

/** The text of an MDX file. */
export const body = z.custom<Body>().meta({ type: "string", markdown: "body", title: "Text" });

export const nameIn = (list: keyof Choices) => line.meta({ choices: list });

/** A list with at least one item. */
export const nonEmptyList = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "one or more");

export const objectOf = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** Text that matches a pattern, described by `expected`. If it does not match, no later check runs. */
export const textMatching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, { error: expected, abort: true }).meta({ expected });

export const slug = textMatching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lowercase words joined by hyphens, such as senior-care",
);
export const sitePage = nameIn("pages").meta({ title: "Page" });

export const link = textMatching(
  /^(\/|https:\/\/)\S*$/,
  "an address of this site, such as /blog/first-visit#what-to-bring, or an https address",
).meta({ title: "Page or web address", link: true });

const dateFormat = "a date written year-month-day, such as 2024-06-15";
export const calendarDate = z.iso
  .date({ error: dateFormat, abort: true })
  .meta({ expected: dateFormat });

export const isPast = (date: string) => date <= clinicToday();
export const pastDay = "today or an earlier day";
export const pastDate = calendarDate.refine(isPast, { error: pastDay });

/** `unconfirmed` until the owner has checked an entry of a list: until then, the site stays a preview. */
export const status = z
  .enum(["confirmed", "unconfirmed"])
  .meta(needsNoApproval)
  .describe("unconfirmed: a placeholder or a guess. confirmed: the owner has said it is right.");

/** The same for all of a file. */
export const fileStatus = status.meta({ title: "All of this is right" });

/** Whether the makers of the site made it up. What the owner adds is real, so no form has it. */
export const sample = z.boolean().meta({ ...hidden, default: false });

/** Questions that whoever approves the page answers by it. Checked and then dropped, so that no page can show them. */
export const openQuestions = z
  .array(sentences.meta(needsNoApproval))
  .optional()
  .transform(() => undefined)
  .meta(hidden);

/** Runs a refinement if these fields are valid. By default, zod runs it only if all fields are. */
export const whenValid = (...fields: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path = [], code }) => {
      const names = path.filter((key) => typeof key === "string");
      const isOther = names.length > 0 && !fields.some((name) => names.includes(name));
      return isOther || code === "unrecognized_keys";
    }),
});

/** Checks that no two items have the same text in a field. */
export const unique = <Key extends string>(key: Key, message: string) =>
  z.superRefine<readonly Record<Key, string>[]>((list, context) => {
    for (const [index, item] of list.entries()) {
      if (list.findIndex((other) => other[key] === item[key]) === index) continue;
      context.addIssue({ code: "custom", path: [index, key], message });
    }
  }, whenValid(key));

export const uniqueIds = unique("id", "a name that no other entry has");

export const httpsAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "an https address" })
  .meta({ expected: "an https address", title: "Web address", pattern: "^https://" });
