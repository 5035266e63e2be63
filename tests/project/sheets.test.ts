import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css").map((file) => {
  const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
  // Whatever stands before a brace: queries and selectors.
  const heads = css.match(/[^{};]+(?={)/g)?.join("") ?? "";
  const all = (text: string, form: RegExp) => Array.from(text.matchAll(form), ([found]) => found);
  return {
    file,
    folder: path.dirname(file),
    tokens: all(css, /(?<=[{;]\s*)--[\w-]+(?=:)/g),
    classes: all(heads, /(?<=\.)[a-z][\w-]*/g),
  };
});

test("a token means the same on every page, but for the colors of a ground or a mode", () => {
  const tokens = sheets.find(({ file }) => file.endsWith("/tokens.css"))?.tokens ?? [];
  const others = sheets.filter(({ file }) => !/\/(?:tokens|grounds|states)\.css$/.test(file));
  const again = others.filter((one) => one.tokens.some((name) => tokens.includes(name)));
  expect(again, "give the part a property of its own, such as --crop-ratio").toEqual([]);
});

test.each(sheets.filter(({ folder }) => !folder.startsWith("src/styles")))(
  "$file has its own classes, and a part that brings it",
  ({ file, folder, classes }) => {
    const components = globSync(`${folder}/*.tsx`).map((part) => readFileSync(part, "utf8"));
    expect(components.join()).toContain(`import "./${path.basename(file)}"`);
    const shared = sheets.flatMap((one) => (one.folder === "src/styles" ? one.classes : []));
    const names = [folder, ...globSync(`${folder}/*.css`)].map((one) => path.basename(one, ".css"));
    const isOwn = (name: string) => names.some((own) => `${name}-`.startsWith(`${own}-`));
    const foreign = classes.filter((name) => !shared.includes(name) && !isOwn(name));
    expect(foreign, "classes of other parts: give those a prop").toEqual([]);
  },
);

test("nothing glides where a visitor asked for less motion", () => {
  const code = globSync("src/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  expect(code.join().match(/behavior: (?!"instant")\S+/g)).toBeNull();
});
