import { posix } from "node:path";
import type { z } from "zod";
import { type Choices, type FieldSchema, fieldAt } from "./field-schema.ts";
import type { ProblemText } from "./problems.ts";

/** What zod has found in a file, in the owner’s words. `raw` is what the file says. */
export const rewordIssues = (
  issues: readonly z.core.$ZodIssue[],
  jsonSchema: FieldSchema,
  raw: unknown,
  choices: Choices,
): (ProblemText & { path: readonly PropertyKey[] })[] =>
  issues.flatMap((issue) => {
    const { code, path } = issue;
    if (code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: [...path, key], ...unknownField }));
    const { field, value, isOptional } = fieldAt(jsonSchema, path, raw);
    const or = isOptional && isBlank(value) ? ", or no line at all" : "";
    const expected =
      issue.code === "invalid_type" ? describeType(issue, field, choices) : issue.message;
    return [{ path, message: describeValue(value), expected: expected + or }];
  });

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** The names that a field can have. If undefined, any is valid. */
export const listOptions = ({ choices: list, folders }: FieldSchema, choices: Partial<Choices>) =>
  (list && choices[list])?.filter((name) => !folders || folders.includes(posix.dirname(name)));

/** `one of a, b, c`. A long list is cut. */
export const oneOf = (names: readonly string[]) => {
  if (names.length === 0) return "one that is confirmed, of which there is none yet";
  const others = names.length - 40;
  const first = `one of ${names.slice(0, 40).join(", ")}`;
  return others > 0 ? `${first} and ${others} others, which the forms list` : first;
};

const unknownField = {
  message: "no field has this name",
  expected: "a name that other files of this kind have; check its spelling",
};

/** What a schema expected, if it does not say so itself. zod asks for this (https://zod.dev/error-customization). */
export function describeExpected(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_value")
    return issue.values.join(", ").replace(/^(?=.+, )/, "one of ");
  const items = issue.origin === "array" ? " items" : "";
  if (issue.code === "too_small") return `at least ${issue.minimum}${items}`;
  if (issue.code === "too_big") return `at most ${issue.maximum}${items}`;
  return undefined;
}

function describeType(
  issue: z.core.$ZodIssueInvalidType,
  field: FieldSchema,
  choices: Choices,
): string {
  const names = listOptions(field, choices);
  if (names) return oneOf(names);
  const { type = "object", pattern = "", required = [] } = field;
  const isUnquoted = type === "string" && /number|boolean/.test(typeof issue.input);
  if (isUnquoted && new RegExp(pattern).test(`${issue.input}`)) return "text, in quotes";
  return [typeNames[String(type)], required.join(", ")].filter(Boolean).join(": ");
}

const isBlank = (value: unknown) => value === null || String(value).trim() === "";

export function describeValue(value: unknown): string {
  if (value === undefined) return "is missing";
  if (isBlank(value)) return "is empty";
  if (typeof value === "object") return Array.isArray(value) ? "is a list" : "is a group of fields";
  return `is “${String(value)}”`;
}
