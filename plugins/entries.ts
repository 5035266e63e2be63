/** What pages load that no other module imports, in the order in which it runs: the build inlines the first. */
export const browserEntries = {
  beforePaint: "src/app/before-paint.ts",
  start: "src/app/late-start.ts",
};

/** What renders pages in Node. */
export const renderEntry = "src/app/prerender.tsx";
