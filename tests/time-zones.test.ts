import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";

/* Visitors and builders are anywhere: days and hours are tested far from the clinic, too. */

const files = [
  ...globSync("app/**/{opening-*,calendar,current-notice,dates}.test.ts"),
  "tests/machine-dates.test.ts",
];

test.each([
  ["Pacific/Kiritimati", -840],
  ["Pacific/Pago_Pago", 660],
])("%s", { timeout: 60_000 }, (zone, offset) => {
  expect(files).toHaveLength(6);
  const env = { ...process.env, TZ: zone };
  const node = (...args: string[]) => spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(Number(node("-p", "new Date(2026, 0).getTimezoneOffset()").stdout)).toBe(offset);
  const { status, stdout } = node("node_modules/vitest/vitest.mjs", "run", ...files);
  expect(status, stdout).toBe(0);
});
