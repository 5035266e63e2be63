import { defineConfig, mergeConfig } from "vitest/config";
import { publicBuild } from "./tests/launched/launched-site.ts";
import viteConfig from "./vite.config.ts";

/** Where a unit test lies: beside what it tests; tests/ holds those of the whole project. */
const unitTests = ["{src,plugins,tools,tests}/**/*.test.{ts,tsx}"];

/** The facts of the specification: the owner may change them, so `npm run check` omits them. */
const specification = ["tests/specification/**/*.test.ts"];

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // Machines differ in speed: a limit only ends what hangs.
      testTimeout: 180_000,
      isolate: false,
      // By default, Vitest leaves one core free.
      maxWorkers: "100%",
      // Visitors and builders are anywhere: far ahead of the clinic, most of its days are yesterday.
      projects: [
        {
          extends: true,
          test: {
            name: "Kiritimati",
            env: { TZ: "Pacific/Kiritimati" },
            include: unitTests,
            exclude: [...specification, "tests/launched/**"],
          },
        },
        // The same site once it has launched, with a clinic's own content.
        {
          extends: true,
          test: {
            name: "launched",
            env: { TZ: "Pacific/Kiritimati", ...publicBuild },
            setupFiles: "tests/launched/enter.ts",
            include: ["{plugins,tools,tests,src/routes,src/site}/**/*.test.ts"],
            // The last of these read the project, or values of their own.
            exclude: [
              ...specification,
              "tests/architecture.test.ts",
              "src/site/pasted-content.test.ts",
            ],
          },
        },
        { extends: true, test: { name: "specification", include: specification } },
      ],
    },
  }),
);
