import { readFileSync } from "node:fs";

/** The light and the dark value of a color or number in tokens.css, such as `paper`. */
export function tokenValues(name: string) {
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  const found = sheet.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"));
  // A token may stand a second time, in a media query for dark mode.
  const [value, darkValue = value] = Array.from(found, ([, text = ""]) => text);
  if (!value || !darkValue) throw new Error(`tokens.css has no color or number --${name}`);
  const [, light = value, dark = darkValue] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return { light, dark };
}
