import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { fallbacks, paths } from "../site.ts";
import { builtHtml } from "./built-html.ts";

/* The built pages, judged by html-validate. */

const checker = new HtmlValidate({ extends: ["html-validate:standard"] });

test("every page passes html-validate, and a broken one does not", async () => {
  const broken = await checker.validateString("<!doctype html><p><div id=a id=b></p>");
  expect(broken.valid).toBe(false);
  for (const path of [...paths, ...fallbacks]) {
    const { results } = await checker.validateString(builtHtml(path));
    const messages = results.flatMap(({ messages }) => messages);
    expect(messages, path).toEqual([]);
  }
});
