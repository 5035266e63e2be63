/** Where builds go. `site` is what is published, `prerender` only makes its HTML. */
export const outputs = { site: "dist/site", prerender: "dist/prerender" };
