/** Memoizes a function of texts, for good: an edit adds the new text of one file. */
export function memoize<Texts extends string[], Value>(make: (...texts: Texts) => Value) {
  const known = new Map<string, Value>();
  return (...texts: Texts): Value => {
    const key = texts.join("\0");
    if (!known.has(key)) known.set(key, make(...texts));
    return known.get(key) as Value;
  };
}
