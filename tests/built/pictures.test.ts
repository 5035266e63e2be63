import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outputs } from "../../server/outputs.ts";

/* All pictures share the colors in tokens.css: a changed token changes every picture. */

test("every color in app/illustrations is a token", () => {
  const others = globSync("app/illustrations/*.svg").flatMap((file) => {
    const colors = /<style|style="|(fill|stroke|[a-z]+-color)="(?!var\(--|none")[^"]*"/g;
    return [...readFileSync(file, "utf8").matchAll(colors)].map(([found]) => `${file}: ${found}`);
  });
  expect(others).toEqual([]);
});

const files = globSync(`${outputs.site}/assets/*.svg`);
const [light, dark] = splitSchemes(readFileSync("app/styles/tokens.css", "utf8"));

test("there are files of pictures", () => expect(files.length).toBeGreaterThan(20));

test.each(files)("%s has the light and the dark colors of tokens.css", (file) => {
  const svg = readFileSync(file, "utf8");
  const [inLight, inDark] = splitSchemes(svg.split("</style>")[0] ?? "");
  const used = [...new Set(svg.match(/(?<=var\()[^)]+/g))];
  const pick = (tokens: Record<string, string>) =>
    Object.fromEntries(used.map((name) => [name, tokens[name]]));
  expect([inLight, inDark]).toEqual([pick(light), pick(dark)]);
});

/** Custom properties in light and in dark, which has those of light that it does not change. */
function splitSchemes(css: string): [Record<string, string>, Record<string, string>] {
  const [light = {}, dark] = css
    .split(/@media ?\(prefers-color-scheme: ?dark\)/)
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/(--[\w-]+): ?([#0-9a-f.]+)(?=[;}])/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
    );
  return [light, { ...light, ...dark }];
}
