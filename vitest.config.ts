import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { parse } from "yaml";

// Visitors and builders may be anywhere. In this time zone, 14 hours ahead of UTC, code that forgets the
// clinic's zone mostly gets the wrong day.
process.env.TZ = "Pacific/Kiritimati";

/** Once Clinic is confirmed, its facts are the owner's: no save of hers fails a test of them. */
const ownerHasConfirmed =
  parse(readFileSync("content/clinic.yaml", "utf8"))?.status === "confirmed";

const built = "tests/{pages,specification,visitor}/**/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,plugins,owner-tools,tests}/**/*.test.ts"],
          exclude: [built],
          setupFiles: "tests/support/clock.ts",
        },
      },
      // Tests of what `npm run build` and `npm run build:clinic` wrote.
      {
        extends: true,
        test: {
          name: "built",
          include: [built],
          exclude: ownerHasConfirmed ? ["tests/specification/owners-facts/**"] : [],
          globalSetup: "tests/support/fresh-builds.ts",
        },
      },
    ],
    pool: "threads",
    // Machines differ in speed, and may be busy: a limit only ends what hangs.
    testTimeout: 20 * 60_000,
    hookTimeout: 20 * 60_000,
    // No test changes a module that another test imports, so all files can share loaded modules.
    isolate: false,
    // By default, Vitest leaves one core free.
    maxWorkers: "100%",
  },
});
