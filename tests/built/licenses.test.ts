import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Font, openSync } from "fontkit";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { loadSite } from "../../app/prerender/load-site.ts";
import { outputs } from "../../tools/outputs.ts";
import { siteBuild } from "../../vite.config.ts";

/* licenses.txt: whatever goes to visitors and is not ours is in it, with the text of its licence. */

const permissive = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1", "0BSD"];
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

test("each entry has a permissive licence and its text, once", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const { name, license, text } of entries) {
    expect(permissive, name).toContain(license);
    expect(text, name).toMatch(/^(MIT License|Copyright|The MIT License|Apache License)/i);
    expect(text.length, name).toBeGreaterThan(500);
  }
});

test("every package in the script of the pages and of the service worker is listed", async () => {
  const { output } = (await build({
    ...siteBuild(loadSite()),
    build: { ...siteBuild(loadSite()).build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const bundled = new Set<string>();
  for (const chunk of output) {
    if (chunk.type !== "chunk") continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
      if (name !== undefined && renderedLength > 0) bundled.add(name);
    }
  }
  // The worker is bundled apart; each part of Workbox signs with its name and version.
  for (const name of readdirSync(outputs.site, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const code = readFileSync(path.join(outputs.site, name), "utf8");
    for (const [, part] of code.matchAll(/workbox:([a-z-]+):\d/g)) bundled.add(`workbox-${part}`);
  }
  expect([...bundled]).toEqual(expect.arrayContaining(["react", "react-dom"]));
  expect(names).toEqual(expect.arrayContaining([...bundled]));
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

test("humans.txt leads to it", () => {
  expect(readFileSync(path.join(outputs.site, "humans.txt"), "utf8")).toContain("/licenses.txt");
});
