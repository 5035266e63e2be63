import { test as base, expect } from "../browser.ts";

/** `test` for the specification. §7 is about each: no page that a test opens calls a backend. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url());
    });
    await use(page);
    expect(calls, "§7 No calls to a backend").toEqual([]);
  },
});
