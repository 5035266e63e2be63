import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ["{src,plugins,tools,tests}/**/*.test.ts"],
      // Visitors and builders are anywhere: far ahead of the clinic, most of its days are yesterday.
      env: { TZ: "Pacific/Kiritimati" },
      // Machines differ in speed: a limit only ends what hangs.
      testTimeout: 180_000,
      isolate: false,
      // By default, Vitest leaves one core free.
      maxWorkers: "100%",
    },
  }),
);
