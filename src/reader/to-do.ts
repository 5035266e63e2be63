import { asRecord, type FieldSchema, fieldAt } from "./field-schema.ts";
import type { ProblemText } from "./problems.ts";
import { findWrongValues } from "./wrong-values.ts";

type Path = readonly PropertyKey[];

/**
 * Reports what is left to do in a file as it is written. The content itself has the marks, `status: unconfirmed`
 * and `sample: true`, so new content needs no code. What else is in a marked entry is not reported.
 */
export function findToDo(
  content: unknown,
  schema: FieldSchema,
  numbers: readonly string[] | undefined,
  report: (path: Path, field: FieldSchema, problem: ProblemText & { line?: number }) => void,
): void {
  function find(value: unknown, field: FieldSchema, path: Path, known?: readonly string[]): void {
    const { status, sample } = asRecord(value);
    const isEntry = path.length > 0;
    if (sample === true || status === "unconfirmed") {
      const how = isEntry ? "Confirm what is right, or delete it" : "At its end, confirm all of it";
      const message = sample
        ? "made up. Delete it, and add a real one"
        : `not confirmed yet. ${how}`;
      report(path, field, { message, severity: "stops publishing" });
      if (isEntry) return;
    }
    if (typeof value === "string")
      findWrongValues(value, known, (problem) => report(path, field, problem));
    if (typeof value !== "object" || field.markdown) return;
    // In an item that the owner has confirmed, somebody else’s number is no surprise.
    const inside = isEntry && status === "confirmed" ? undefined : known;
    for (const key of Object.keys(Object(value))) {
      const inner = fieldAt(field, [key], value);
      find(inner.value, inner.field, [...path, key], inside);
    }
  }
  find(content, schema, [], numbers);
}
