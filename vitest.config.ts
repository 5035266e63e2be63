import { defineConfig } from "vitest/config";

// Visitors and builders are anywhere: far ahead of the clinic, most of its days are yesterday.
process.env.TZ = "Pacific/Kiritimati";

const built = "tests/{pages,specification,visitor}/**/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,plugins,tools,tests}/**/*.test.ts"],
          exclude: [built],
        },
      },
      // What `npm run build` and `npm run build:clinic` wrote.
      {
        extends: true,
        test: { name: "built", include: [built], globalSetup: "tests/fresh-builds.ts" },
      },
    ],
    pool: "threads",
    // Machines differ in speed: a limit only ends what hangs.
    testTimeout: 180_000,
    // No test changes what another imports, and each file alone would load all modules again.
    isolate: false,
    // By default, Vitest leaves one core free.
    maxWorkers: "100%",
  },
});
