import { readdirSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { outputs } from "../../server/outputs.ts";

/* The built pages, judged by html-validate. */

const files = readdirSync(outputs.site, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => path.join(outputs.site, name));

const checker = new HtmlValidate({ extends: ["html-validate:standard"] });

test("every page passes html-validate, and a broken one does not", async () => {
  const broken = await checker.validateString("<!doctype html><p><div id=a id=b></p>");
  expect(broken.valid).toBe(false);
  expect(files.length).toBeGreaterThan(31);
  for (const file of files) {
    const { results } = await checker.validateFile(file);
    expect(
      results.flatMap(({ messages }) => messages),
      file,
    ).toEqual([]);
  }
});
