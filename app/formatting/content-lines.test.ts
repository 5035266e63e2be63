import { expect, test } from "vitest";
import { contentLines, escapeValue } from "./content-lines.ts";

test("a value keeps its signs, each behind a backslash, and has no line break", () => {
  expect(escapeValue("Paws, Claws; Sons \\ Co.\nTwo\r\nThree")).toBe(
    "Paws\\, Claws\\; Sons \\\\ Co.\\nTwo\\nThree",
  );
});

test.each(["", "x", "xx", "xxx"])(
  "a line has 75 octets at most, and cuts no letter: %s",
  (start) => {
    const long = start + "naïveté 🐈 ".repeat(40);
    const file = contentLines(["SHORT", long]);
    const lines = file.split("\r\n");
    expect(lines.length).toBeGreaterThan(7);
    for (const line of lines) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line.isWellFormed(), line).toBe(true);
    }
    expect(file.replaceAll("\r\n ", "")).toBe(`SHORT\r\n${long}\r\n`);
  },
);
