/**
 * What must not wrap: phone numbers, and words such as X-ray, with what ends a sentence after them. A no-break
 * character would come along when they are copied.
 */
export const wholeWord = new RegExp(
  `((?:${[
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\bWeek \d+`,
    String.raw`\b\d+(?:-\d+)? (?:min|minutes|hours|days|weeks|months|years|AM|PM)\b`,
    // An address breaks between these: 409 Old, Buncombe Rd, SC 29690.
    String.raw`\b\d+ [A-Z]\w+|\b[A-Z]\w+ (?:Rd|St|Ave|Blvd|Hwy)\b|\b[A-Z]{2} \d{5}\b`,
    // X-ray, I-85, 24-hour, 47-5-90, weigh-in; what follows is so short that a line can hold both.
    String.raw`\b[A-Za-z\d]+(?:-[A-Za-z\d]{1,8}\b)+%?`,
  ].join("|")})[,.;:!?]*)`,
);
