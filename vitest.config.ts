import { defineConfig } from "vitest/config";

const include = ["{app,tests}/**/*.test.{ts,tsx}"];
const shared = { testTimeout: 60_000, isolate: false };

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free.
    maxWorkers: "100%",
    // Visitors and builders are anywhere: days and hours are tested at both ends of the world.
    projects: [
      { test: { ...shared, name: "Kiritimati", env: { TZ: "Pacific/Kiritimati" }, include } },
      {
        test: {
          ...shared,
          name: "Pago Pago",
          env: { TZ: "Pacific/Pago_Pago" },
          include: [
            "src/{formatting,hours,policies,sections}/**/*.test.ts",
            "tests/machine-dates.test.ts",
          ],
        },
      },
    ],
  },
});
