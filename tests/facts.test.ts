import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clinic } from "./site.ts";

/* A fact has one home: no code repeats what content/clinic.yaml says. Tests have facts of their own. */

const code = globSync("{app,public,server,tools}/**/*.{css,html,js,mjs,svg,ts,tsx}", {
  exclude: ["**/*.test.ts"],
}).map((file) => ({ file, source: readFileSync(file, "utf8") }));

test.each([
  ["phone", clinic.phone.display],
  ["text number", clinic.text.display],
  ["fax", clinic.fax.display],
  ...clinic.poisonLines.map(({ name, display }): [string, string] => [name, display]),
  ["e-mail address", clinic.email],
  ["booking address", clinic.booking.url],
])("no code repeats this fact of content/clinic.yaml: %s", (_name, fact) => {
  expect(fact.length).toBeGreaterThan(5);
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter(({ source }) => source.includes(fact)).map(({ file }) => file)).toEqual([]);
});
