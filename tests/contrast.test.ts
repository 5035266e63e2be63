import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* The colors of tokens.css against each other, by WCAG 2.2 (relative luminance). */

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

/** The least contrast of words, and of marks such as the edge of a field. */
const [words, marks] = [4.5, 3];

/** Each ground, and what stands on it; of a ring's two colors one is enough, whatever it stands on. */
const pairs: [ground: string, least: number, ...inks: string[]][] = [
  ...["paper", "stock", "mist"].flatMap((ground): typeof pairs => [
    ...["ink", "ink-2", "teal"].map((ink): (typeof pairs)[number] => [ground, words, ink]),
    [ground, marks, "focus", "focus-halo"],
  ]),
  ["block", words, "on-block"],
  ["block", words, "on-block-2"],
  ["block", marks, "on-deep", "on-sun"],
  ["deep", words, "on-deep"],
  ["deep", words, "on-deep-2"],
  ["deep", marks, "on-deep", "on-sun"],
  ["sun", words, "on-sun"],
  ["sun", marks, "on-sun", "on-deep"],
  ["sun-2", words, "on-sun"],
  ["red", words, "on-red"],
  ["red-wash", words, "red-ink"],
  ["red-wash", marks, "focus", "focus-halo"],
  ["card", words, "on-card-2"],
  ["paper", marks, "edge"],
  ["mist", marks, "edge"],
];

test.each(Object.entries(schemes))("what is drawn shows on its ground: %s", (_name, color) => {
  const of = (name: string): string => {
    const value = color[name];
    if (value === undefined) throw new Error(`tokens.css has no --${name}`);
    return value;
  };
  const faint = pairs.filter(([ground, least, ...inks]) =>
    inks.every((ink) => contrast(of(ink), of(ground)) < least),
  );
  expect(faint).toEqual([]);
});
