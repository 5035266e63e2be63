import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

// Visitors and builders are anywhere: far ahead of the clinic, most of its days are yesterday. For all
// threads, which have one timezone.
process.env.TZ = "Pacific/Kiritimati";

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ["{src,plugins,tools,tests}/**/*.test.ts"],
      pool: "threads",
      // Machines differ in speed: a limit only ends what hangs.
      testTimeout: 180_000,
      isolate: false,
      // By default, Vitest leaves one core free.
      maxWorkers: "100%",
    },
  }),
);
