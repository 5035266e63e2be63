import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { outputs } from "../../tools/outputs.ts";

/* The built pages, judged by two validators: html-validate always, the Nu checker where Java is. */

const files = readdirSync(outputs.site, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => path.join(outputs.site, name));

const checker = new HtmlValidate({ extends: ["html-validate:standard"] });

test("html-validate has nothing against any page", async () => {
  expect(files.length).toBeGreaterThan(31);
  for (const file of files) {
    const { results } = await checker.validateFile(file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(faults, file).toEqual([]);
  }
});

test("html-validate would have something against a broken page", async () => {
  const { valid } = await checker.validateString("<!doctype html><p><div id=a id=b></p>");
  expect(valid).toBe(false);
});

const java = spawnSync("java", ["-version"]).status === 0;

test("the Nu checker has nothing against any page", () => {
  test.skip(!java, "The Nu checker is a Java program, and there is no Java here.");
  test.setTimeout(120_000);
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const check = (...checked: string[]) =>
    // Its list of CSS is older than the CSS; browsers and Biome judge that.
    spawnSync("java", ["-jar", jar, "--errors-only", "--filterpattern", "CSS: .*", ...checked], {
      encoding: "utf8",
      maxBuffer: 1e8,
    });
  const { stderr, status } = check(...files);
  expect(stderr.split("\n").slice(0, 20)).toEqual([""]);
  expect(status).toBe(0);
  expect(check("tests/built/html.spec.ts").status, "it finds faults").not.toBe(0);
});
