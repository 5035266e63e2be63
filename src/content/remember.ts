/** Memoizes a function of one value. */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Memoizes a function of a file's text, for the latest text of each file: of all content, an edit
 * changes one file.
 */
export function rememberLatest<Value>(make: (file: string, text: string) => Value) {
  const latest = new Map<string, { text: string; value: Value }>();
  return (file: string, text: string): Value => {
    const known = latest.get(file);
    if (known?.text === text) return known.value;
    const value = make(file, text);
    latest.set(file, { text, value });
    return value;
  };
}
