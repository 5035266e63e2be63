import { readFileSync } from "node:fs";

/**
 * The colour of the page's paper by day and by night, for browsers that paint their own bars in it:
 * read from tokens.css, the one file that names colours. For loaders and builds only.
 */
export function themeColors(): { light: string; dark: string } {
  const [light, dark] = [
    ...readFileSync("app/styles/tokens.css", "utf8").matchAll(/--paper: (#[0-9a-f]+);/g),
  ].map(([, color]) => color);
  if (light === undefined || dark === undefined) {
    throw new Error("tokens.css does not name --paper for the day and for the night");
  }
  return { light, dark };
}
