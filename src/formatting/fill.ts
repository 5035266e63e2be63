/**
 * A text with values for its words in braces, such as `{day}`. A value is taken as it is: neither `$&`
 * nor another word in braces means anything in it.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
