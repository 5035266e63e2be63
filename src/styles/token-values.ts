import { readFileSync } from "node:fs";

/**
 * The light and the dark value of a color or number in tokens.css. For loaders and builds only.
 * @param name without the hyphens, such as `paper`
 * @throws {Error} if tokens.css has no such token
 */
export function tokenValues(name: string): { light: string; dark: string } {
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  const values = [...sheet.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"))].flatMap(
    ([, value = ""]) => value.match(/#[0-9a-f]{3,8}|^[0-9.]+$/g) ?? [],
  );
  const [light, dark = light] = values;
  if (light === undefined || dark === undefined) {
    throw new Error(`tokens.css has no color or number --${name}`);
  }
  return { light, dark };
}

/** The page background, for browsers that tint their own UI. */
export const themeColors = () => tokenValues("paper");
