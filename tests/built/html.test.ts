import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { fallbacks, paths } from "../site.ts";
import { builtHtml } from "./built-html.ts";

/* The built pages, judged by html-validate: also headings without a gap, and landmarks by name. */

const rules = { "heading-level": "error", "unique-landmark": "error" } as const;
const checker = new HtmlValidate({ extends: ["html-validate:standard"], rules });

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) => messages).map((one) => `${one.ruleId}: ${one.message}`);
}

test("every page passes html-validate, and a broken one does not", async () => {
  const broken = "<!doctype html><nav></nav><nav></nav><h1>A</h1><h3 id=a id=b>B</h3>";
  const found = (await faultsIn(broken)).map((fault) => fault.replace(/:.*/, ""));
  expect(found).toEqual(expect.arrayContaining([...Object.keys(rules), "no-dup-attr"]));
  for (const path of [...paths, ...fallbacks]) {
    expect(await faultsIn(builtHtml(path)), path).toEqual([]);
  }
});
