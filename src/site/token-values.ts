import { readFileSync } from "node:fs";

type Values = { light: string; dark: string };

/** The light and the dark value of a color or number in tokens.css, such as `paper`. */
export const tokenValues = (name: string): Values =>
  valuesIn(readFileSync("src/styles/tokens.css", "utf8"), name);

/** Reads `light-dark(a, b)`, or a single value, which a dark-mode media query may replace. */
export function valuesIn(sheet: string, name: string): Values {
  const found = sheet.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"));
  const [value, darkValue = value] = Array.from(found, ([, one = ""]) => one);
  if (!value || !darkValue) throw new Error(`tokens.css has no color or number --${name}`);
  // At the comma outside all brackets, because a color may have commas, as rgb(1, 2, 3) does.
  const [, light, dark] = /^light-dark\(((?:[^,(]|\([^)]*\))+), (.+)\)$/.exec(value) ?? [];
  return light && dark ? { light, dark } : { light: value, dark: darkValue };
}
