import { siteReader } from "../plugins/content/site-reader.ts";
import { siteConfig } from "../vite.config.ts";

/* The tests' own clinic: `vite build --config tests/clinic.config.ts`. No variable changes it. */

// As most builders: west of UTC, where a date that forgets it is the day before.
process.env.TZ = "America/New_York";

const settings = { edition: "public", origin: "https://www.clinic-of-the-tests.com" } as const;

export default siteConfig(
  siteReader("tests/clinic", () => settings),
  "dist/clinic",
);
