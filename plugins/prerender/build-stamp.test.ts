import { expect, onTestFinished, test, vi } from "vitest";
import { fingerprint } from "./build-stamp.ts";

test("another mode, address or switch makes another build", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const prints = [fingerprint("production"), fingerprint("cdn")];
  for (const [name, value] of [
    ["SITE_ORIGIN", "https://one.example"],
    ["SITE_ORIGIN", "https://other.example"],
    ["SERVICE_WORKER", "off"],
  ] as const) {
    vi.stubEnv(name, value);
    prints.push(fingerprint("production"));
  }
  expect(new Set(prints)).toHaveLength(prints.length);
});
