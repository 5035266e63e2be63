import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

/* What the docs name is there. */

const ignore = ["**/node_modules/**", "{dist,test-results}/**"];
const docs = globSync("**/*.md", { ignore });

/** What a reader would add, as in "a new page, such as /careers". */
const examples = [
  "src/routes/careers",
  "content/pages/careers.yaml",
  "name/name.tsx",
  "name/name.css",
];

/** Names in a text that no file of the project has: paths and code files in backticks, and links. */
function lostNames(text: string, folder: string): string[] {
  const named = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name = ""]) => name)
    .filter((name) => !examples.includes(name))
    .filter((name) =>
      /^(?:\.github|content|docs|plugins|public|src|tests|tools)\/|^[\w./-]+\.(?:css|mjs|tsx?)$/.test(
        name,
      ),
    )
    .filter((name) => {
      // `src/ui/<block>/` is any block, `boot.ts` is a file of that name anywhere.
      const anyName = name.replace(/<\w+>/g, "*").replace(/\/$/, "");
      return (
        globSync([anyName, `**/${anyName}`], { ignore, dot: true, onlyFiles: false }).length === 0
      );
    });
  const links = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link = ""]) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => !existsSync(path.join(folder, link)));
  return [...named, ...links];
}

test("every path that the docs name exists", () => {
  const lost = lostNames(
    "`src/gone.ts`, `gone.ts`, `src/ui/<block>/`, `boot.ts`, [a](gone.md)",
    "docs",
  );
  expect(lost).toEqual(["src/gone.ts", "gone.ts", "gone.md"]);
  expect(docs.length).toBeGreaterThan(20);
  const found = docs.flatMap((file) => {
    const lost = lostNames(readFileSync(file, "utf8"), path.dirname(file));
    return lost.map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
