import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * Contrast that axe cannot see, by the colors in tokens.css: edges and focus rings (WCAG 2.2,
 * 1.4.11), and text in drawings (1.4.3).
 */

const sheet = readFileSync("app/styles/tokens.css", "utf8");
const [day = "", night = ""] = sheet.split("@media (prefers-color-scheme: dark)");
const read = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;
const light = read(day);
const schemes = { light, dark: { ...light, ...read(night) } };

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
  ["paper mist", 3, "edge"],
  ["paper stock mist red-wash", 3, "focus focus-halo"],
  ["block deep sun", 3, "on-deep on-sun"],
  ["p0 pm", 4.5, "p1"],
  ["p2 p3", 4.5, "on-block"],
  ["p4 p5 p6", 4.5, "ink"],
];

test.each(Object.entries(schemes))("edges, and text in drawings: %s", (_name, color) => {
  const of = (name: string): string => {
    const value = color[name];
    if (value === undefined) throw new Error(`tokens.css has no --${name}`);
    return value;
  };
  const faint = pairs.flatMap(([grounds, least, inks]) =>
    grounds
      .split(" ")
      .filter((ground) => inks.split(" ").every((ink) => contrast(of(ink), of(ground)) < least)),
  );
  expect(faint).toEqual([]);
});
