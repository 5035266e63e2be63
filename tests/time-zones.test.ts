import { expect, test } from "vitest";

/* vitest.config.ts runs the tests of days and hours in two time zones. */

test("the tests run in the configured time zone", () => {
  const offsets: Record<string, number> = { "Pacific/Kiritimati": -840, "Pacific/Pago_Pago": 660 };
  expect(new Date(2026, 0).getTimezoneOffset()).toBe(offsets[process.env.TZ ?? ""]);
});
