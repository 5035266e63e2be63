import { defineConfig } from "vitest/config";
/* npm run test:engines. Not part of npm test, because two more browsers take minutes. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.check.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
