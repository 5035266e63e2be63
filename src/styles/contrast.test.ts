import { expect, test } from "vitest";
import { tokenValues } from "./token-values.ts";

/*
 * Contrast that axe cannot see, by the colors in tokens.css: edges and focus rings (WCAG 2.2,
 * 1.4.11), faces, and text in drawings (1.4.3).
 */

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Grounds, the least contrast, and the inks on them, one of which is enough: a ring has two colors. */
const pairs: [grounds: string, least: number, inks: string][] = [
  ["paper mist p5", 3, "edge"],
  ["paper stock mist red-wash", 3, "focus focus-halo"],
  ["block deep sun", 3, "on-deep on-sun"],
  ["p0 pm", 4.5, "p1"],
  ["pin", 4.5, "on-pin"],
  ["p2 p3", 4.5, "on-block"],
  ["h1 h2 h3", 3, "p1"],
  ["p4 p5 p6", 4.5, "ink"],
];

test.each(["light", "dark"] as const)("edges, and text in drawings: %s", (scheme) => {
  const of = (name: string): string => tokenValues(name)[scheme];
  const faint = pairs.flatMap(([grounds, least, inks]) =>
    grounds
      .split(" ")
      .filter((ground) => inks.split(" ").every((ink) => contrast(of(ink), of(ground)) < least)),
  );
  expect(faint).toEqual([]);
});
