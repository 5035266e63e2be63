import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { securityHeaders } from "../../app/policies/security-headers.ts";
import { outputs } from "../../tools/outputs.ts";

test("nothing of the forms is published: no page, no script, nothing in the policy", () => {
  const files = globSync(`{${outputs.site},${outputs.hosting}}/**/*`, {
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  for (const { parentPath, name } of files) {
    const file = `${parentPath}/${name}`;
    expect(file).not.toMatch(/sveltia|forms|editor/);
    expect(readFileSync(file, "latin1"), file).not.toMatch(
      /sveltia|api\.github\.com|127\.0\.0\.1/i,
    );
  }
  // Only in development, and only if `npm run edit` asks for it, may another origin frame a page.
  const policyOf = (options: Parameters<typeof securityHeaders>[0]) =>
    securityHeaders(options)["Content-Security-Policy"];
  expect(policyOf({ framedBy: "http://127.0.0.1:4400" })).toBe(policyOf({}));
});
