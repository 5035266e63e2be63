import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* Contrast of marks in tokens.css (WCAG 2.2, 1.4.11). For words, see tests/accessibility. */

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

/** Each background, and the marks on it. On each, one of a focus ring's two colors is enough. */
const marks: [ground: string, ...inks: string[]][] = [
  ...["paper", "stock", "mist", "red-wash"].map((ground): (typeof marks)[number] => [
    ground,
    "focus",
    "focus-halo",
  ]),
  ...["block", "deep", "sun"].map((ground): (typeof marks)[number] => [
    ground,
    "on-deep",
    "on-sun",
  ]),
  ["paper", "edge"],
  ["mist", "edge"],
];

test.each(Object.entries(schemes))(
  "edges and focus rings show on their ground: %s",
  (_name, color) => {
    const of = (name: string): string => {
      const value = color[name];
      if (value === undefined) throw new Error(`tokens.css has no --${name}`);
      return value;
    };
    const faint = marks.filter(([ground, ...inks]) =>
      inks.every((ink) => contrast(of(ink), of(ground)) < 3),
    );
    expect(faint).toEqual([]);
  },
);
