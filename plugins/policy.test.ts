import { expect, test } from "vitest";
import { formsPolicy, withPolicy } from "./policy.ts";

test("no policy lets other code run, and pages reach the map alone", () => {
  const pages = withPolicy(`<meta charset="utf-8"/>`, "'sha256-a'", "'sha256-b'");
  const forms = formsPolicy.replace("style-src 'self' 'unsafe-inline'", "");
  for (const policy of [pages, forms]) {
    expect(policy).toMatch(/"default-src 'none'; script-src 'self'.+ base-uri 'none'/);
    expect(policy).not.toMatch(/unsafe|eval|\*|http:|(script|style)-src[^;]* (https|data|blob):/);
  }
  expect(pages).toContain("script-src 'self' 'sha256-b'; style-src 'self' 'sha256-a'; ");
  expect(pages.replace("frame-src https:", "")).not.toMatch(/https:|blob:|connect-src[^;]* data:/);
});
