import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { outputs } from "../../server/outputs.ts";

test("licenses.txt lists every package and font that goes to visitors", () => {
  const read = (file: string) => readFileSync(path.join(outputs.site, file), "utf8");
  const listed = [...read("licenses.txt").matchAll(/^={80}\n([a-z-]+)/gm)].map(([, name]) => name);
  // Each part of Workbox signs with its name and version.
  const workbox = [...read("sw.js").matchAll(/workbox:([a-z-]+):\d/g)];
  expect(workbox).not.toEqual([]);
  const parts = workbox.map(([, part]) => `workbox-${part}`);
  const fonts = globSync("app/fonts/*.woff2").map((file) => (openSync(file) as Font).familyName);
  expect(fonts).not.toEqual([]);
  const families = fonts.map((name) => name.toLowerCase().replaceAll(" ", "-"));
  expect(listed).toEqual(expect.arrayContaining(["react", "react-dom", "scheduler", ...parts]));
  const unlisted = families.filter((name) => !listed.some((entry = "-") => name.startsWith(entry)));
  expect(unlisted).toEqual([]);
});
