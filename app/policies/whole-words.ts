/** Words with a hyphen at which no line may end, as a pattern: `X-ray`, `I-85`, `24-hour`. */
export const wholeWords = String.raw`\b(?:X|I|US|SC|24)-[a-z\d]+`;
