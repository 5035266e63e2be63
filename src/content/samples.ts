/**
 * A copy of parsed YAML without what is marked `sample: true`, be it an entry of a list or a field.
 * @param report called for each
 */
export function withoutSamples(value: unknown, report: () => void): unknown {
  const isKept = (inner: unknown) => {
    if (Object(inner).sample !== true) return true;
    report();
    return false;
  };
  if (Array.isArray(value)) {
    return value.filter(isKept).map((item) => withoutSamples(item, report));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => isKept(inner))
      .map(([key, inner]) => [key, withoutSamples(inner, report)]),
  );
}
