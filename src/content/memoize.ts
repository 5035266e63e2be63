/** Memoizes a function of texts. Of all content, an edit changes one file. */
export function memoize<Texts extends string[], Value>(make: (...texts: Texts) => Value) {
  const known = new Map<string, Value>();
  return (...texts: Texts): Value => {
    const key = texts.join("\0");
    const value = known.get(key) ?? make(...texts);
    known.set(key, value);
    return value;
  };
}
