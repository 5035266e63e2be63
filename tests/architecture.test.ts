import { readFileSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";

const importRules = await extractDepcruiseOptions("./.dependency-cruiser.mjs");

async function cruised(files: string[]): Promise<ICruiseResult> {
  const result = (await cruise(files, importRules)).output as ICruiseResult;
  expect(result.summary.totalCruised).toBeGreaterThan(1);
  return result;
}

/** Each violated rule, and the module that violated it. */
const findViolations = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

/** What a file loads by a pattern, which no import names. */
const globbed = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*"([^"]+)"/g)].flatMap(
    ([, pattern = ""]) => globSync(path.join(path.dirname(file), pattern)),
  );

/** A folder of the first level, such as src/ui, and that of one part, such as src/ui/note. */
const foldersOf = (file: string) => [
  file.split("/").slice(0, 2).join("/"),
  globSync(`${path.dirname(file)}/*/*.ts*`).length > 0 ? file : path.dirname(file),
];

/** Folders that know each other, over others too: by imports, also of types, and by patterns. */
function findFolderCircles({ modules }: Pick<ICruiseResult, "modules">): string[] {
  const isOurs = (file: string) => /^(src|plugins|tools)\/(?!.*\.test\.ts)/.test(file);
  const known = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter(({ source }) => isOurs(source))) {
    const targets = [...dependencies.map(({ resolved }) => resolved), ...globbed(source)];
    for (const target of targets.filter(isOurs)) {
      for (const [level, from] of foldersOf(source).entries()) {
        const to = foldersOf(target)[level] ?? "";
        if (from !== to) known.set(from, (known.get(from) ?? new Set()).add(to));
      }
    }
  }
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(known.get(from) ?? [])].some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      return reaches(next, wanted, seen.add(next));
    });
  return [...known]
    .flatMap(([from, targets]) =>
      [...targets].flatMap((to) => (reaches(to, from) ? `${from} → ${to}` : [])),
    )
    .sort();
}

describe("who may import whom", async () => {
  const whole = await cruised(["src", "plugins", "tools", "tests", "vite.config.ts"]);

  test("no rule is violated", () => {
    expect(findViolations(whole)).toEqual([]);
  });

  test("no building block and no section loads by a pattern, which no rule sees", () => {
    const loads = (file: string) => readFileSync(file, "utf8").includes("import.meta.glob");
    expect(globSync("src/**/*.ts*").some(loads)).toBe(true);
    expect(globSync("src/{ui,sections}/**/*.ts*").filter(loads)).toEqual([]);
  });

  test("no two folders may know each other", () => {
    expect(findFolderCircles(whole)).toEqual([]);
  });
});

test("no component says aloud what is not content; Biome refuses text between tags", () => {
  const spoken = /\b(?:alt|title|placeholder|aria-label|aria-description|label)="[^"]*[a-z]{2}/i;
  expect('<svg aria-label="A dog">').toMatch(spoken);
  const components = globSync("src/**/*.tsx");
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => spoken.test(readFileSync(file, "utf8")))).toEqual([]);
});
