/** A range of numbers with an en dash, as type this large needs one: "6-8" becomes "6–8". */
export const withRangeDash = (text: string) => text.replace(/(?<=\d)-(?=\d)/g, "–");
