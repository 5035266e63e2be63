import { defineConfig } from "vitest/config";

// Visitors and builders are anywhere: far ahead of the clinic, most of its days are yesterday.
process.env.TZ = "Pacific/Kiritimati";

export default defineConfig({
  test: {
    include: ["{src,plugins,tools,tests}/**/*.test.ts"],
    pool: "threads",
    // Machines differ in speed: a limit only ends what hangs.
    testTimeout: 180_000,
    isolate: false,
    // By default, Vitest leaves one core free.
    maxWorkers: "100%",
  },
});
