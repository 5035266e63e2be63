const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** `ten` for 10; above twenty, the digits. */
export const spellNumber = (number: number): string => words[number] ?? String(number);
