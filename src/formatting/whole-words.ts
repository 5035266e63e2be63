/** What no line may end within, as a pattern: phone numbers, `X-ray`, `24-hour`, `47-5-90`, `follow-up`, `Week 3`, `6 months`, `4 PM`. */
export const wholeWords = String.raw`\(\d{3}\) \d{3}-\d{4}|\b(?:Week \d+|\d+(?:-\d+)? (?:minutes|hours|days|weeks|months|years|AM|PM)\b|follow-up|(?:X|I|US|SC|[Ee]|\d+)(?:-[a-z\d]+)+%?)`;
