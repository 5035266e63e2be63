import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import ts from "typescript";
import { afterEach, describe, expect, test } from "vitest";
import { importRules } from "./import-rules.ts";

/** Each violated rule, and the module that violated it. */
async function findViolations(...files: string[]): Promise<string[]> {
  const { output } = await cruise(files, importRules);
  return (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
}

describe("who may import whom", () => {
  let fixture = "";
  afterEach(() => {
    if (fixture !== "") rmSync(fixture, { recursive: true });
    fixture = "";
  });

  test("no rule is violated", async () => {
    expect(await findViolations("app", "server", "tools", "tests")).toEqual([]);
  }, 30_000);

  test.each([
    ["app/ui", "x.tsx", "app/content-model/read-site.ts", "ui-knows-nothing-of-the-clinic"],
    ["app/ui", "x.tsx", "app/sections/shell/shell.tsx", "ui-knows-nothing-of-the-clinic"],
    ["app/sections", "x.tsx", "app/content-model/read-site.ts", "sections-get-words-as-props"],
    ["app/sections", "x.tsx", "app/policies/page-metadata.ts", "sections-get-words-as-props"],
    ["app/routes", "page.tsx", "app/content-model/read-site.ts", "components-load-nothing"],
    ["app/routes", "page.tsx", "app/routes/home/route.ts", "components-load-nothing"],
    [
      "app/policies",
      "x.ts",
      "app/content-model/read-site.ts",
      "policies-hold-no-component-and-read-no-file",
    ],
    ["app/policies", "x.ts", "app/ui/note/note.tsx", "policies-hold-no-component-and-read-no-file"],
    ["app/content-model", "x.ts", "app/document/app.tsx", "content-model-is-a-boundary"],
    ["app/document", "x.tsx", "app/content-model/read-site.ts", "no-parser-in-the-browser"],
    ["app/browser", "x.ts", "app/content-model/load-site.ts", "no-parser-in-the-browser"],
    ["app/routes", "route.ts", "server/outputs.ts", "app-does-not-know-its-tools"],
    ["app/service-worker", "x.ts", "app/document/load-page.ts", "service-worker-is-alone"],
    ["server", "x.ts", "tests/specification.ts", "nothing-imports-tests"],
  ])("%s/…/%s may not import %s", async (folder, name, target, rule) => {
    // In a real folder, because the rules match paths.
    fixture = mkdtempSync(path.join(folder, "broken-"));
    const file = path.join(fixture, name);
    const specifier = path.relative(path.dirname(file), target);
    writeFileSync(file, `import * as broken from "./${specifier}";\nconsole.log(broken);\n`);
    try {
      const violations = await findViolations(file);
      expect(violations.filter((line) => line.includes("broken-"))).toContainEqual(
        expect.stringContaining(`${rule}: ${file} → ${target}`),
      );
    } finally {
      rmSync(file, { force: true });
    }
  });
});

/** Text between tags, and in attributes that screen readers announce. */
function visibleWords(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const words: string[] = [];
  const spoken = /^(alt|title|placeholder|aria-label|aria-description|label)$/;
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) words.push(node.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression !== undefined &&
      ts.isStringLiteralLike(node.expression)
    ) {
      words.push(node.expression.text);
    }
    if (
      ts.isJsxAttribute(node) &&
      spoken.test(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer)
    ) {
      words.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words.filter((text) => /[a-z]{2}/i.test(text)).map((text) => `${file}: ${text.trim()}`);
}

describe("words are content", () => {
  const components = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".examples.tsx"))
    .map((name) => path.join("app", name));

  test("no component contains text", () => {
    expect(components.length).toBeGreaterThan(30);
    expect(components.flatMap(visibleWords)).toEqual([]);
  });

  test("text in a component is detected", () => {
    const folder = mkdtempSync("node_modules/.cache-words-");
    const file = path.join(folder, "x.tsx");
    writeFileSync(file, `export const X = () => <p title="Spoken">Written {"and said"}</p>;`);
    expect(visibleWords(file)).toEqual([
      `${file}: Spoken`,
      `${file}: Written`,
      `${file}: and said`,
    ]);
    rmSync(folder, { recursive: true });
  });
});

test.each(["app/ui", "app/sections"])(
  "style sheets in %s begin with the layer of parts",
  (folder) => {
    const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".css"),
    );
    expect(sheets.length).toBeGreaterThan(5);
    for (const sheet of sheets) {
      expect(readFileSync(path.join(folder, sheet), "utf8"), sheet).toMatch(/^@layer parts \{/);
    }
  },
);
