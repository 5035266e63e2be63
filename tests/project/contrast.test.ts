import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { levels } from "../../src/signs/levels.ts";
import { tokenValues } from "../../src/styles/token-values.ts";

test.each(["light", "dark"] as const)("no level looks like another: %s", (scheme) => {
  const sheet = readFileSync("src/signs/level-tag/level-tag.css", "utf8");
  const rules = Array.from(sheet.matchAll(/\.level-tag-\w+ \{([^}]+)/g), ([, rule = ""]) =>
    rule.trim().replace(/var\(--([\w-]+)\)/g, (_, name) => tokenValues(name)[scheme]),
  );
  expect(new Set(rules).size).toBe(levels.length);
});

/*
 * Contrast that axe cannot see, by the colors in tokens.css: edges and focus rings (WCAG 2.2,
 * 1.4.11), faces, and text in drawings (1.4.3).
 */

/** Of a color as in pictures for shared links. */
async function luminance(color: string): Promise<number> {
  expect(color, "sharp draws these colors, and all others in black").toMatch(/^(#|rgb|hsl)/);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="${color}"/></svg>`;
  const [red = 0, green = 0, blue = 0] = [...(await sharp(Buffer.from(svg)).raw().toBuffer())]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function contrast(a: string, b: string): Promise<number> {
  const [one, other] = [await luminance(a), await luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Grounds, the least contrast, and the inks on them, one of which is enough: a ring has two colors. */
const pairs: [grounds: string, least: number, inks: string][] = [
  ["paper mint paint-hill-3", 3, "edge"],
  ["paper sand mint ground-urgent", 3, "focus focus-halo"],
  ["accent ground-accent navy highlight", 3, "on-dark on-highlight"],
  ["paint-white paint-sun paint-sun-fold", 4.5, "paint-ink"],
  ["pin", 4.5, "on-pin"],
  ["paint-dog paint-hill-1", 4.5, "on-dark"],
  ["paint-skin-1 paint-skin-2 paint-skin-3", 3, "paint-ink"],
  ["paint-hill-2 paint-hill-3 mint", 4.5, "ink"],
  ["paper sand mint paint-hill-3 paint-hill-2", 2.5, "paint-iron"],
];

test.each(["light", "dark"] as const)("edges and drawn text stand out: %s", async (scheme) => {
  const of = (name: string): string => tokenValues(name)[scheme];
  const faint: string[] = [];
  for (const [grounds, least, inks] of pairs) {
    for (const ground of grounds.split(" ")) {
      const contrasts = inks.split(" ").map((ink) => contrast(of(ink), of(ground)));
      if (Math.max(...(await Promise.all(contrasts))) < least) faint.push(ground);
    }
  }
  expect(faint).toEqual([]);
});
