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
  function find(value: unknown, field: FieldSchema, path: Path, mayGo: boolean): void {
    const { status, sample } = fieldsOf(value);
    if (sample === true || status === "unconfirmed") {
      const orDelete = mayGo ? ", or delete it" : "";
      const message = sample
        ? "made up. Delete it, and add a real one"
        : `not confirmed yet. Confirm what is right${orDelete}`;
      report(path, field, { message, weight: "stops publishing" });
      if (path.length > 0) return;
    }
    if (typeof value === "string")
      findWrongValues(value, numbers, (problem) => report(path, field, problem));
    if (typeof value !== "object" || field.markdown) return;
    const spare = Array.isArray(value) && value.length > Number(field.minItems ?? 0);
    for (const key of Object.keys(Object(value))) {
      const inner = fieldAt(field, [key], value);
      find(inner.value, inner.field, [...path, key], spare || inner.mayGo);
    }
  }
  find(content, schema, [], false);
}
