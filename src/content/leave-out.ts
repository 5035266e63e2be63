/**
 * A copy of parsed YAML without some entries of lists, and some fields.
 * @param isLeftOut called for each, with its place among all of them
 */
export function leaveOut(
  value: unknown,
  isLeftOut: (inner: unknown, path: readonly string[]) => boolean,
  path: readonly string[] = [],
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const at = [...path, key];
    return isLeftOut(inner, at) ? [] : [[key, leaveOut(inner, isLeftOut, at)]];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
