import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import ts from "typescript";
import { describe, expect, onTestFinished, test } from "vitest";
import { clinic } from "./site.ts";

const importRules = await extractDepcruiseOptions("./.dependency-cruiser.mjs");

/** Each violated rule, and the module that violated it. */
async function findViolations(...files: string[]): Promise<string[]> {
  const { output } = await cruise(files, importRules);
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  expect(totalCruised).toBeGreaterThan(1);
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

describe("who may import whom", () => {
  test("no rule is violated", async () => {
    expect(await findViolations("src", "plugins", "tools", "tests", "vite.config.ts")).toEqual([]);
  });

  test("no two files may import each other, even types", async () => {
    const fixture = mkdtempSync("src/formatting/broken-");
    onTestFinished(() => rmSync(fixture, { recursive: true }));
    const [one = "", other = ""] = ["one.ts", "other.ts"].map((name) => path.join(fixture, name));
    writeFileSync(one, 'import { two } from "./other.ts";\nexport const first = two;\n');
    writeFileSync(other, 'import type * as One from "./one.ts";\nexport const two: One = 2;\n');
    expect(await findViolations(one)).toContain(`no-circles: ${one} → ${other}`);
  });

  test.each([
    ["src/ui/x.tsx", "src/sections/shell/shell.tsx", "ui-knows-nothing-of-the-clinic"],
    ["src/sections/x.tsx", "src/policies/page-metadata.ts", "sections-get-content-as-props"],
    ["src/routes/x.tsx", "src/routes/home/route.ts", "components-load-nothing"],
    ["src/policies/x.ts", "src/ui/note/note.tsx", "policies-hold-no-component-and-read-no-file"],
    ["src/content/x.ts", "src/site/load-site.ts", "content-knows-no-site"],
    ["src/document/x.tsx", "src/site/load-site.ts", "no-parser-in-the-browser"],
    ["src/browser/x.ts", "plugins/output.ts", "src-does-not-know-its-tools"],
    ["src/service-worker/x.ts", "src/document/load-page.ts", "service-worker-is-alone"],
    ["plugins/x.ts", "tests/site.ts", "nothing-imports-tests"],
  ])("%s may not import %s", async (from, target, rule) => {
    // In a real folder, because the rules match paths.
    const fixture = mkdtempSync(path.join(path.dirname(from), "broken-"));
    onTestFinished(() => rmSync(fixture, { recursive: true }));
    const file = path.join(fixture, path.basename(from));
    const specifier = path.relative(fixture, target);
    writeFileSync(file, `import * as broken from "${specifier}";\nconsole.log(broken);\n`);
    expect(await findViolations(file)).toContain(`${rule}: ${file} → ${target}`);
  });
});

/** Text between tags, and in attributes that screen readers read out. */
function visibleText(file: string, code: string): string[] {
  const found: string[] = [];
  const spoken = /^(alt|title|placeholder|aria-label|aria-description|label)$/;
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text);
    const literal = ts.isJsxExpression(node)
      ? node.expression
      : ts.isJsxAttribute(node) && spoken.test(node.name.getText())
        ? node.initializer
        : undefined;
    if (literal !== undefined && ts.isStringLiteralLike(literal)) found.push(literal.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => /[a-z]{2}/i.test(text)).map((text) => `${file}: ${text.trim()}`);
}

test("no component contains text: it is content", () => {
  const broken = `export const X = () => <p title="Spoken">Written {"and said"}</p>;`;
  expect(visibleText("x", broken)).toEqual(["x: Spoken", "x: Written", "x: and said"]);
  const components = globSync("src/**/*.tsx");
  expect(components.length).toBeGreaterThan(30);
  expect(components.flatMap((file) => visibleText(file, readFileSync(file, "utf8")))).toEqual([]);
});

/** Tests have facts of their own. */
const code = globSync("{src,plugins,public,tools}/**/*.{css,html,js,mjs,svg,ts,tsx}", {
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
