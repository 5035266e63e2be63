import path from "node:path";

/** The project with the content of a launched clinic, built for the public: build.ts. */
export const launchedFolder = path.resolve(import.meta.dirname, "../../test-results/launched");

/** The variables with which a host builds it, and with which its tests run. */
export const publicBuild = {
  SITE_EDITION: "public",
  SITE_ORIGIN: "https://www.clinic-of-the-tests.com",
};
