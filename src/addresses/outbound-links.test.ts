import { expect, test } from "vitest";
import { directionsHref, mapFrameHref, mapOrigin, mapSearchHref } from "./outbound-links.ts";

test("directions and map are built from the address, and encode it", () => {
  const address = "1 & 2 Main St, A, SC";
  const directions = new URL(directionsHref(address));
  expect(directions.origin + directions.pathname).toBe(`${mapOrigin}/maps/dir/`);
  expect(Object.fromEntries(directions.searchParams)).toEqual({ api: "1", destination: address });
  const search = new URL(mapSearchHref(address));
  expect(search.origin + search.pathname).toBe(`${mapOrigin}/maps/search/`);
  expect(Object.fromEntries(search.searchParams)).toEqual({ api: "1", query: address });
  const frame = new URL(mapFrameHref(address));
  expect(Object.fromEntries(frame.searchParams)).toEqual({ q: address, output: "embed" });
});
