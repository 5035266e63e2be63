/** "6-8" as "6–8", for figures so large that a hyphen looks too short. */
export const withRangeDash = (text: string) => text.replace(/(?<=\d)-(?=\d)/g, "–");
