import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { outputs } from "../../plugins/output.ts";

/* All pictures share the colors in tokens.css: a changed token changes every picture. */

test("every color in src/illustrations is a token", () => {
  const others = globSync("src/illustrations/**/*.svg").flatMap((file) => {
    const colors = /<style|style="|(fill|stroke|[a-z]+-color)="(?!var\(--|none")[^"]*"/g;
    return [...readFileSync(file, "utf8").matchAll(colors)].map(([found]) => `${file}: ${found}`);
  });
  expect(others).toEqual([]);
});

const files = globSync(`${outputs.site}/assets/*.svg`);
const sheet = readFileSync("src/styles/tokens.css", "utf8");

/** The values of a custom property: in light and, if it differs, in dark. */
const valuesIn = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}: ?([^;}]+)`, "g"))].flatMap(
    ([, value]) => value?.match(/#[0-9a-f]+|^[0-9.]+$/g) ?? [],
  );

test("there are files of pictures", () => expect(files.length).toBeGreaterThan(20));

test.each(files)("%s fills any tile, in the light and the dark colors of tokens.css", (file) => {
  const svg = readFileSync(file, "utf8");
  expect(svg).toMatch(/^<svg[^>]* preserveAspectRatio="\w+ slice"/);
  const used = [...new Set(svg.match(/(?<=var\(--)[^)]+/g))];
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(valuesIn(svg, name), name).toEqual(valuesIn(sheet, name));
});
