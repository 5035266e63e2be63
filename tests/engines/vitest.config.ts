import { defineConfig } from "vitest/config";

/* npm run test:engines. No part of npm test: two more browsers take minutes. */

export default defineConfig({
  test: {
    include: ["tests/engines/*.check.ts"],
    reporters: ["verbose"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
