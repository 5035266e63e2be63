import { loadSite } from "../src/routes/load-site.ts";

/** The content of the tests' own clinic: tests/README.md. */
export const site = loadSite("tests/clinic", "public");
