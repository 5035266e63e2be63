import { type FieldSchema, fieldAt, fieldsOf } from "./field-schema.ts";
import type { Place, Problem } from "./problems.ts";
import type { TextContext } from "./to-rich-text.ts";

/** What is not settled yet, each where it stands. */
export class Unsettled {
  /** What a clinic's site cannot be without, so a build for the public stops. */
  stops: Problem[] = [];
  /** What the public site leaves out. */
  leftOut: Problem[] = [];
  /** How many links lead there: it shows them as words, or not at all. */
  linksLeftOut = 0;
  /** What visitors ask for, and nobody has given or confirmed. */
  visitorsAsk: Problem[] = [];
  /** Questions to whoever signs a text. */
  toDecide: (Place & { message: string })[] = [];
  /** What may be wrong, or would help. */
  warnings: Problem[] = [];
}

type Path = PropertyKey[];

/**
 * Finds what is not settled in a file: `status: unconfirmed`, `sample: true`, and a link to what is left
 * out. The content itself has these marks, so new content needs no code. Removes an unsettled value or, if
 * that is required, its nearest parent that is not: an optional field, an entry of a list, or a list that
 * would have too few. If every parent is required, a public build stops.
 * @returns the content that is kept, and whether a field is still in it
 */
export function withoutUnsettled(
  content: unknown,
  schema: FieldSchema,
  isLeftOut: TextContext["isLeftOut"],
  placeOf: (path: Path) => Place,
  found: Unsettled,
): { kept: unknown; isIn: (path: Path) => boolean } {
  const gone = new Set<string>();

  /**
   * A value without its unsettled parts, such as a list without an unconfirmed entry. `why` is empty, unless
   * the value itself cannot stay. The caller then removes it or, if it is required, cannot stay either. So
   * an unconfirmed price goes alone, but a required number that is not confirmed takes its entry with it.
   */
  function settle(value: unknown, field: FieldSchema, path: Path): Settled {
    const because = (message: string, expected: string, isLink = false): Settled => {
      return { kept: value, why: [{ ...placeOf(path), message, expected, isLink }] };
    };
    if ((field.link || field.choices === "pages") && isLeftOut?.(`${value}`)) {
      const message = `leads to ${value}, which the public site leaves out`;
      return because(message, "another, until that is settled", true);
    }
    if (typeof value !== "object" || value === null || field.markdown)
      return { kept: value, why: [] };
    const { status, sample } = fieldsOf(value);
    if (sample === true) return because("is a sample", "a real one with sample: false, or none");
    if (status === "unconfirmed")
      return because("is not confirmed", "what is right, with status: confirmed");
    const parts = Object.keys(value).map((key) => {
      const { field: inner, value: part, mayGo } = fieldAt(field, [key], value);
      const { kept, why } = settle(part, inner, [...path, key]);
      const goes = why.length > 0 && (mayGo || Array.isArray(value));
      if (goes) gone.add([...path, key].join());
      return { key, kept, why, goes };
    });
    const rest = parts.filter(({ goes }) => !goes);
    const why = parts.flatMap((one) => (one.goes ? one.why : []));
    if (why.length > 0 && rest.length < Number(field.minItems)) {
      const reasons = why.map((one) => `${one.label} ${one.message}`).join(", ");
      return because(`has too little left, because ${reasons}`, "more that is settled");
    }
    found.leftOut.push(...why.filter(({ isLink }) => !isLink));
    found.linksLeftOut += why.filter(({ isLink }) => isLink).length;
    const kept = Array.isArray(value)
      ? rest.map((one) => one.kept)
      : Object.fromEntries(rest.map((one) => [one.key, one.kept]));
    return { kept, why: rest.flatMap((one) => one.why) };
  }

  /** Finds open questions, and what is missing that visitors ask for. */
  function findMissing(value: unknown, field: FieldSchema, path: Path): void {
    const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
    const { status, sample } = fieldsOf(value);
    const isUnconfirmed = status === "unconfirmed";
    if (field.visitorsAsk && (isMissing || isUnconfirmed)) {
      const message = isMissing ? "is missing" : "is not confirmed";
      found.visitorsAsk.push({ ...placeOf(path), message, expected: field.visitorsAsk });
    }
    if (field.toDecide) found.toDecide.push({ ...placeOf(path), message: `${value}` });
    if (typeof value !== "object" || field.markdown || isUnconfirmed || sample === true) return;
    const keys = [...Object.keys(field.properties ?? {}), ...Object.keys(value ?? {})];
    for (const key of new Set(keys)) {
      const { field: inner, value: part } = fieldAt(field, [key], value);
      if (inner.answers && part === undefined) {
        const message = `“${fieldsOf(value)[inner.answers]}” has no answer`;
        const expected = "one, or no such question: no page shows it";
        found.warnings.push({ ...placeOf([...path, key]), message, expected });
      }
      findMissing(part, inner, [...path, key]);
    }
  }

  findMissing(content, schema, []);
  const { kept, why } = settle(content, schema, []);
  found.stops.push(...why);
  return {
    kept,
    isIn: (path) => !path.some((_, index) => gone.has(path.slice(0, index + 1).join())),
  };
}
type Settled = { kept: unknown; why: (Problem & { isLink: boolean })[] };
