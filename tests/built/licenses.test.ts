import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { outputs } from "../../server/outputs.ts";

/* licenses.txt: everything that goes to visitors and is not ours, with the text of its license. */

const file = readFileSync(path.join(outputs.site, "licenses.txt"), "utf8");
const entries = file
  .split(/^={80}\n/m)
  .slice(1)
  .map((entry) => {
    const [heading = "", ...text] = entry.split("\n");
    const [name = "", license = ""] = heading.split(": ");
    return { name: name.replace(/ [\d.]+$/, ""), license, text: text.join("\n").trim() };
  });
const names = entries.map(({ name }) => name);

test("every package that goes to visitors is listed", () => {
  // Each part of Workbox signs with its name and version.
  const worker = readFileSync(path.join(outputs.site, "sw.js"), "utf8");
  const parts = [...worker.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => `workbox-${part}`);
  expect(parts).toContain("workbox-precaching");
  expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "scheduler", ...parts]));
});

test("every font is listed under the copyright of its makers", () => {
  const fonts = readdirSync("app/fonts").filter((name) => name.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const { familyName } = openSync(path.join("app/fonts", font)) as Font;
    const entry = entries.find(({ name }) =>
      familyName.toLowerCase().startsWith(name.replaceAll("-", " ")),
    );
    expect(entry?.license, `${font}: ${familyName}`).toBe("OFL-1.1");
    expect(entry?.text).toContain("SIL OPEN FONT LICENSE Version 1.1");
  }
});
