import { expect, test } from "vitest";
import { defaultOrigin, siteOrigin } from "./site-origin.ts";

test.each([
  [undefined, defaultOrigin],
  ["https://Clinic.example:443/", "https://clinic.example"],
  ["http://localhost:4173", "http://localhost:4173"],
])("SITE_ORIGIN=%s is %s", (SITE_ORIGIN, origin) => {
  expect(siteOrigin({ SITE_ORIGIN })).toBe(origin);
});

test.each([
  "",
  "www.clinic.example",
  "http://localhost.clinic.example",
  "https://www.clinic.example/site",
  "https://www.clinic.example/?a=b",
])("SITE_ORIGIN=“%s” is refused by name", (SITE_ORIGIN) => {
  expect(() => siteOrigin({ SITE_ORIGIN })).toThrow(`SITE_ORIGIN is “${SITE_ORIGIN}”.`);
});
