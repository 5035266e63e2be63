import { expect, test } from "vitest";
import { defaultOrigin } from "../src/addresses.ts";
import { readSettings } from "./settings.ts";

test.each([
  [{}, "preview", defaultOrigin],
  // A host's own variables change nothing.
  [{ CONTEXT: "production", WORKERS_CI_BRANCH: "live" }, "preview", defaultOrigin],
  [{ SITE_ORIGIN: "http://localhost:4173" }, "preview", "http://localhost:4173"],
  [{ SITE_EDITION: "preview", SITE_ORIGIN: "https://Vet.org:443/" }, "preview", "https://vet.org"],
  [{ SITE_EDITION: "public", SITE_ORIGIN: "https://vet.org" }, "public", "https://vet.org"],
])("%o builds the %s edition, at %s", (environment, edition, origin) => {
  expect(readSettings(environment)).toEqual({ edition, origin });
});

const SITE_ORIGIN = "https://vet.org";
const ADMIN_REPOSITORY = "owner/name";
const noAddress = /^SITE_ORIGIN is “”\. .+ the domain you own/;

test.each([
  [{ SITE_EDITION: "Public" }, /“Public”.+public or/],
  [{ SITE_EDITION: "public" }, noAddress],
  [{ SITE_EDITION: "public", SITE_ORIGIN: defaultOrigin }, /the domain you own/],
  [{ SITE_ORIGIN: "" }, noAddress],
  [{ SITE_ORIGIN: "vet.org" }, /“vet\.org”.+ the domain you own/],
  [{ SITE_ORIGIN: "http://localhost.vet.org" }, /“http:.+ the domain you own/],
  [{ SITE_ORIGIN: "https://vet.org/site" }, /\/site”.+ the domain you own/],
  [{ ADMIN_REPOSITORY, SITE_ORIGIN, SITE_EDITION: "public" }, /SITE_EDITION=preview alone/],
  [{ ADMIN_REPOSITORY: "https://a/b", SITE_ORIGIN }, /b”.+owner\/name\.$/],
])("%o is refused in a sentence", (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
