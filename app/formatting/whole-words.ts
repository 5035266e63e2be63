/** What no line may end within, as a pattern: phone numbers, `X-ray`, `I-85`, `24-hour`, `6-8`. */
export const wholeWords = String.raw`\(\d{3}\) \d{3}-\d{4}|\b(?:X|I|US|SC|[Ee]|\d+)-[a-z\d]+%?`;
