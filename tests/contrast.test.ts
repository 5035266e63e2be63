import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/* The colours of tokens.css against each other, by WCAG 2.2 (relative luminance). */

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

describe.each(Object.entries(schemes))("%s", (_scheme, colour) => {
  const of = (name: string): string => {
    const value = colour[name];
    if (value === undefined) throw new Error(`tokens.css has no --${name}`);
    return value;
  };

  test.each(["paper", "stock", "mist"])("words are readable on %s", (ground) => {
    for (const ink of ["ink", "ink-2", "teal"]) {
      expect(contrast(of(ink), of(ground)), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([
    ["on-block", "block"],
    ["on-block-2", "block"],
    ["on-deep", "deep"],
    ["on-deep-2", "deep"],
    ["on-sun", "sun"],
    ["on-sun", "sun-2"],
    ["on-red", "red"],
    ["red-ink", "red-wash"],
    ["on-card-2", "card"],
  ])("%s is readable on %s", (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  // The ring has two colours: one of them shows, whatever it stands on.
  test.each([
    ["paper", "focus", "focus-halo"],
    ["stock", "focus", "focus-halo"],
    ["mist", "focus", "focus-halo"],
    ["red-wash", "focus", "focus-halo"],
    ["block", "on-deep", "on-sun"],
    ["deep", "on-deep", "on-sun"],
    ["sun", "on-sun", "on-deep"],
  ])("the focus ring shows on %s", (ground, ring, halo) => {
    const best = Math.max(contrast(of(ring), of(ground)), contrast(of(halo), of(ground)));
    expect(best).toBeGreaterThanOrEqual(3);
  });

  test.each(["paper", "mist"])("the edges of fields and chips show on %s", (ground) => {
    expect(contrast(of("edge"), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
