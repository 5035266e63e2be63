import { expect, test } from "vitest";

/* vitest.config.ts runs the tests of days and hours in two time zones. */

test("dates here are in the time zone that the configuration asks for", () => {
  const offsets: Record<string, number> = { "Pacific/Kiritimati": -840, "Pacific/Pago_Pago": 660 };
  expect(new Date(2026, 0).getTimezoneOffset()).toBe(offsets[process.env.TZ ?? ""]);
});
