/** The texts in a value, by the path of their field, such as `list.3.decide.0`. */
export const textsIn = (value: unknown, path: string[] = []): [path: string, text: string][] =>
  typeof value === "string"
    ? [[path.join("."), value]]
    : Object.entries(Object(value)).flatMap(([key, one]) => textsIn(one, [...path, key]));
