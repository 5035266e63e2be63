/**
 * Replaces words in braces, such as `{day}`, with values. A value is literal: `$&` or braces in it
 * mean nothing.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
