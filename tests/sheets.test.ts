import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

/** A sheet without its comments and strings, where a dot is no class. */
const read = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");

const classesIn = (file: string) =>
  [...read(file).matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name = ""]) => name);

/** What any part may use. */
const shared = new Set(globSync("src/styles/*.css").flatMap(classesIn));

/** The widths of windows that README.md names. */
const widths = [40, 48, 60, 66, 80].map((width) => `${width}rem`);

const sheets = globSync("src/**/*.css").sort();

test("sheets ask for few widths, as ranges", () => {
  const css = sheets.map(read).join("");
  const media = [...css.matchAll(/@media [^{]*width[^{]*/g)].map(([query]) => query);
  const others = media.filter((query) => {
    const asked = query.replace(/\([^)]*height[^)]*\)/g, "").match(/[\d.]+r?em/g) ?? [];
    return asked.some((width) => !widths.includes(width));
  });
  expect(media.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
  expect(css.match(/\((?:min|max)-(?:width|height):/g)).toBeNull();
});

test("a token means the same on every page, but for the colors of a ground or a mode", () => {
  const set = (file: string) => Array.from(read(file).matchAll(/--[\w-]+(?=:)/g), String);
  const tokens = set("src/styles/tokens.css");
  const others = sheets.filter((file) => !/\/(?:tokens|grounds|modes)\.css$/.test(file));
  const again = others.filter((file) => set(file).some((name) => tokens.includes(name)));
  expect(again, "give the part a property of its own, such as --tile-ratio").toEqual([]);
});

const parts = globSync("src/{ui,sections,signs,routes}/*/*.css").sort();

test.each(parts)("%s has its own classes, and a part that brings it", (sheet) => {
  const components = globSync(`${path.dirname(sheet)}/*.tsx`).map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(components.join()).toContain(`import "./${path.basename(sheet)}"`);
  const siblings = globSync(`${path.dirname(sheet)}/*.css`);
  const names = [path.dirname(sheet), ...siblings].map((file) => path.basename(file, ".css"));
  const isOwn = (name: string) => names.some((own) => `${name}-`.startsWith(`${own}-`));
  const foreign = classesIn(sheet).filter((name) => !shared.has(name) && !isOwn(name));
  expect(foreign, "classes of other parts: give those a prop").toEqual([]);
});
