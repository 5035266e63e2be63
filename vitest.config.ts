import { defineConfig } from "vitest/config";

const shared = { testTimeout: 60_000, isolate: false };

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...shared,
          name: "sources",
          include: ["app/**/*.test.ts", "tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/built/**"],
        },
      },
      { test: { ...shared, name: "built files", include: ["tests/built/*.test.ts"] } },
    ],
  },
});
