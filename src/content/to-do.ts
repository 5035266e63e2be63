import { type FieldSchema, fieldAt, fieldsOf } from "./field-schema.ts";
import type { ProblemText } from "./problems.ts";
import { findWrongValues } from "./wrong-values.ts";

type Path = readonly PropertyKey[];

/**
 * Reports what is left to do in a file as it is written. The content itself has the marks, `status: unconfirmed`
 * and `sample: true`, so new content needs no code. What is inside a marked entry counts as one with it.
 */
export function findToDo(
  content: unknown,
  schema: FieldSchema,
  numbers: readonly string[] | undefined,
  report: (path: Path, field: FieldSchema, problem: ProblemText & { line?: number }) => void,
): void {
  function find(
    value: unknown,
    field: FieldSchema,
    path: Path,
    mayGo: boolean,
    asked = false,
  ): void {
    const { status, sample } = fieldsOf(value);
    /** In an entry that she has confirmed, somebody else’s number is no surprise. */
    const isAsked = asked || (path.length > 0 && status === "confirmed");
    if (sample === true || status === "unconfirmed") {
      const confirm = path.length > 0 ? "Confirm what is right" : "At its end, confirm all of this";
      const orDelete = mayGo ? ", or delete it" : "";
      const message = sample
        ? "made up. Delete it, and add a real one"
        : `not confirmed yet. ${confirm}${orDelete}`;
      report(path, field, { message, weight: "stops publishing" });
      if (path.length > 0) return;
    }
    if (typeof value === "string")
      findWrongValues(value, isAsked ? undefined : numbers, (problem) =>
        report(path, field, problem),
      );
    if (typeof value !== "object" || field.markdown) return;
    const spare = Array.isArray(value) && value.length > Number(field.minItems ?? 0);
    for (const key of Object.keys(Object(value))) {
      const inner = fieldAt(field, [key], value);
      find(inner.value, inner.field, [...path, key], spare || inner.mayGo, isAsked);
    }
  }
  find(content, schema, [], false);
}
