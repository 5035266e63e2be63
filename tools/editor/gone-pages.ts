import { oldAddress } from "../../src/policies/canonical-path.ts";
import type { Site } from "../../src/site/site.ts";
import type { Advice } from "../advice.ts";

/** Addresses that have had a page since the forms were opened. */
const known = new Set<string>();

/** Pages that the owner has deleted since then, whose addresses lead nowhere. */
export function findGonePages({ routes, redirects }: Pick<Site, "routes" | "redirects">): Advice[] {
  const paths = routes.map(({ path }) => path);
  for (const path of paths) known.add(path);
  const led = [...paths, ...redirects.map(({ from }) => oldAddress(from))];
  return [...known]
    .filter((path) => !led.includes(path))
    .map((path) => {
      const message = `the page ${path} is gone, but search engines and bookmarks still lead there. Add Moved Page: From ${path}, To the page that people should see instead.`;
      return { file: "content/redirects.yaml", field: "", message };
    });
}
