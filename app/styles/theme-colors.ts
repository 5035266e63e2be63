import { readFileSync } from "node:fs";

/**
 * The values of a colour in tokens.css, the one file that names colours: by day, and by night where
 * that is another. For loaders and builds only.
 * @param name without the hyphens, such as `paper`
 * @throws {Error} where tokens.css has no such colour
 */
export function tokenColors(name: string): { light: string; dark: string | undefined } {
  const [light, dark] = [
    ...readFileSync("app/styles/tokens.css", "utf8").matchAll(
      new RegExp(`--${name}: (#[0-9a-f]{3,8});`, "g"),
    ),
  ].map(([, color]) => color);
  if (light === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return { light, dark };
}

/** The colour of the page's paper, for browsers that paint their own bars in it. */
export function themeColors(): { light: string; dark: string } {
  const { light, dark } = tokenColors("paper");
  if (dark === undefined) throw new Error("tokens.css does not name --paper for the night");
  return { light, dark };
}
