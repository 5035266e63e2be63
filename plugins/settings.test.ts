import { expect, test } from "vitest";
import { defaultOrigin } from "../src/routes/load-site.ts";
import { readSettings } from "./settings.ts";

test.each([
  [{}, "local", defaultOrigin],
  // A host's own variables change nothing.
  [{ CONTEXT: "production", WORKERS_CI_BRANCH: "main" }, "local", defaultOrigin],
  [{ SITE_ORIGIN: "http://localhost:4173" }, "local", "http://localhost:4173"],
  [{ SITE_EDITION: "preview", SITE_ORIGIN: "https://Vet.org:443/" }, "preview", "https://vet.org"],
  [{ SITE_EDITION: "public", SITE_ORIGIN: "https://vet.org" }, "public", "https://vet.org"],
])("%o: %s, at %s", (environment, edition, origin) => {
  expect(readSettings(environment)).toEqual({ edition, origin });
});

const SITE_ORIGIN = "https://vet.org";
const whoSeesIt = /^SITE_ORIGIN is “https:.+ SITE_EDITION, too: to public or preview\.$/;
const notHere = /^ADMIN_REPOSITORY is “owner\/name”, .+ SITE_EDITION=preview alone/;
const ADMIN_REPOSITORY = "owner/name";

test.each([
  [{ SITE_EDITION: "Public" }, /“Public”.+public or/],
  [{ WORKERS_CI: "1" }, /“local”.+public or/],
  [{ SITE_EDITION: "public", SITE_ORIGIN: "https://www.example.com" }, /the domain you own/],
  [{ SITE_ORIGIN }, whoSeesIt],
  [{ SITE_ORIGIN, SITE_EDITION: "local" }, whoSeesIt],
  [{ ADMIN_REPOSITORY }, notHere],
  [{ ADMIN_REPOSITORY, SITE_ORIGIN, SITE_EDITION: "public" }, notHere],
  [{ ADMIN_REPOSITORY: "https://a/b", SITE_ORIGIN, SITE_EDITION: "preview" }, /b”.+owner\/name\.$/],
])("%o is refused in a sentence", (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test.each([
  "",
  "www.clinic.example",
  "http://localhost.clinic.example",
  "https://www.clinic.example/site",
  "https://www.clinic.example/?a=b",
])("SITE_ORIGIN=“%s” is refused by name", (SITE_ORIGIN) => {
  expect(() => readSettings({ SITE_ORIGIN })).toThrow(`SITE_ORIGIN is “${SITE_ORIGIN}”.`);
});

test.each(["preview", "public"])("a build for others needs an address: %s", (SITE_EDITION) => {
  expect(() => readSettings({ SITE_EDITION })).toThrow("SITE_ORIGIN is “”.");
});
