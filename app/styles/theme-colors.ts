import { readFileSync } from "node:fs";

/**
 * The light value of a color in tokens.css, and the dark one if it differs. For loaders and builds
 * only.
 * @param name without the hyphens, such as `paper`
 * @throws {Error} if tokens.css has no such color
 */
export function tokenColors(name: string): { light: string; dark: string | undefined } {
  const [light, dark] = [
    ...readFileSync("app/styles/tokens.css", "utf8").matchAll(
      new RegExp(`--${name}: (#[0-9a-f]{3,8});`, "g"),
    ),
  ].map(([, color]) => color);
  if (light === undefined) throw new Error(`tokens.css has no color --${name}`);
  return { light, dark };
}

/** The page background, for browsers that tint their own UI. */
export function themeColors(): { light: string; dark: string } {
  const { light, dark } = tokenColors("paper");
  if (dark === undefined) throw new Error("tokens.css has no dark --paper");
  return { light, dark };
}
