/**
 * What must not wrap: phone numbers, and words such as X-ray, together with a period or comma after them.
 * No-break characters in the text would do it, too, but whoever copies a number would copy them with it.
 */
export const unbreakable = new RegExp(
  `((?:${[
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\bWeek \d+`,
    String.raw`\b\d+(?:-\d+)? (?:min|minutes|hours|days|weeks|months|years|AM|PM)\b`,
    // Pieces of an address, which may break between them: 409 Old | Buncombe Rd | SC 29690.
    String.raw`\b\d+ [A-Z]\w+|\b[A-Z]\w+ (?:Rd|St|Ave|Blvd|Hwy)\b|\b[A-Z]{2} \d{5}\b`,
    // The name in an email address, which may break after it
    String.raw`\b[\w.+-]+@`,
    // X-ray, I-85, 24-hour, 47-5-90, weigh-in: at most 8 letters after a hyphen, so that it fits a line.
    String.raw`\b[A-Za-z\d]+(?:-[A-Za-z\d]{1,8}\b)+%?`,
  ].join("|")})[,.;:!?]*)`,
);
