import { findDoubts } from "./doubts.ts";
import { type FieldSchema, fieldAt, fieldsOf } from "./field-schema.ts";
import type { Problem, ProblemText, ToDo } from "./problems.ts";

export const headingOf = (count: number) =>
  `Before the site goes public, ${count === 1 ? "1 thing is" : `${count} things are`} to do:`;

type Path = readonly PropertyKey[];

/**
 * Finds what is left to do in a file as it is written. The content itself has the marks, `status: unconfirmed`
 * and `sample: true`, so new content needs no code. What is inside a marked value counts as one with it.
 * @param at adds the place of a field
 */
export function findToDo(
  content: unknown,
  schema: FieldSchema,
  numbers: readonly string[] | undefined,
  toDo: ToDo,
  at: (path: Path, field: FieldSchema) => (one: ProblemText & { line?: number }) => Problem,
): void {
  function find(value: unknown, field: FieldSchema, path: Path, mayGo: boolean): void {
    const here = at(path, field);
    const { status, sample } = fieldsOf(value);
    if (sample === true || status === "unconfirmed") {
      const orDelete = mayGo ? ", or delete it" : "";
      const message = sample
        ? "made up. Delete it, or replace it with a real one, which is no sample"
        : `not confirmed yet. Confirm what is right${orDelete}`;
      toDo.first.push(here({ message }));
      return;
    }
    if (typeof value === "string") findDoubts(value, numbers, toDo, here);
    if (typeof value !== "object" || field.markdown) return;
    const spare = Array.isArray(value) && value.length > Number(field.minItems ?? 0);
    for (const key of Object.keys(Object(value))) {
      const inner = fieldAt(field, [key], value);
      find(inner.value, inner.field, [...path, key], spare || inner.mayGo);
    }
  }
  find(content, schema, [], false);
}
