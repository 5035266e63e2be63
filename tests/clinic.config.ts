import { siteCache } from "../plugins/content/site-cache.ts";
import { siteConfig } from "../vite.config.ts";

/* The tests' own clinic: `vite build --config tests/clinic.config.ts`. No variable changes it. */

// As for most who build this: west of UTC, where a date read as UTC midnight is still the day before.
process.env.TZ = "America/New_York";

const settings = { edition: "public", origin: "https://www.clinic-of-the-tests.com" } as const;

export default siteConfig(
  siteCache("tests/clinic", () => settings),
  "dist/clinic",
);
