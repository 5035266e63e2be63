import { test as base, expect } from "../browser.ts";
import { message } from "./message.ts";

/**
 * `test` whose `expect` says with each failure which line of the specification it is about. §7 is about
 * each: no page that a test opens calls a backend.
 */
export const test = base.extend<{ expect: ReturnType<typeof expect.configure> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
  expect: async ({}, use, { title, titlePath: [file = ""] }) => {
    await use(expect.configure({ message: message(title, `tests/${file}`) }));
  },
  page: async ({ page }, use) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url());
    });
    await use(page);
    const line = message("§7 No calls to a backend", "tests/specification/specify-in-browser.ts");
    expect(calls, line).toEqual([]);
  },
});
