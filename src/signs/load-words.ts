import type { Site } from "../reader/site.ts";
import { type Level, levels } from "./levels.ts";
import { signsFile } from "./schema.ts";

/** The words that the components of signs show anywhere. */
export const loadSignWords = ({ get }: Site) => {
  const { levels: words, rules } = get(signsFile);
  const names = levels.map((level) => [level, words[level].name]);
  return {
    levels: Object.fromEntries(names) as Record<Level, string>,
    rules: [rules.worse, rules.oneLevelUp, rules.fast],
  };
};
