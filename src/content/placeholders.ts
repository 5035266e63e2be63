const patterns: readonly (readonly [pattern: RegExp, why: string])[] = [
  // Reserved by the North American Numbering Plan; without an area code if something separates the groups.
  [
    /(?:\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}|(?<!\d)555[-.\s‐-–]{1,3})01\d\d(?!\d)/g,
    "a number for films and examples, which nobody answers",
  ],
  // Reserved by RFC 2606 and RFC 6761.
  [
    /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org))\b(?!\.[a-z0-9])/gi,
    "an address for examples and tests, which leads nowhere",
  ],
  // Neither a Markdown link nor the box of a checklist.
  [/\[(?![ xX]\])[^[\]]+\](?!\()/g, "a blank to fill in"],
];

/** What in a text cannot be real: fictional phone numbers, reserved domains, and blanks such as `[name]`. */
export const findPlaceholders = (text: string) =>
  patterns.flatMap(([pattern, why]) =>
    Array.from(text.matchAll(pattern), ({ 0: text, index }) => ({ text, index, why })),
  );
