import { mapOrigin } from "../../src/policies/outbound-links.ts";
import { findViolations } from "../accessible.ts";
import { expect, openFolds, openHydrated, readToTheEnd, test, waitUntilIdle } from "../browser.ts";
import { builtPage, fallbacks, paths } from "../built.ts";
import {
  findBrokenNumbers,
  findCovered,
  findHiddenFocus,
  findSmallTargets,
  restyle,
} from "./find-faults.ts";

/*
 * One visit to each page, which asks what holds for any content. browser.ts checks that the console
 * stays quiet and no request fails.
 */

/** A first visit, read to the end, in bytes of brotli. Photographs are the owner's, and not counted. */
const budget = 165_000;

/** WCAG 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
  expected: { console: [/404/], failures: [/^\/404$/] },
});

for (const path of [...paths, ...fallbacks]) {
  test(path, async ({ page, baseURL }) => {
    const requested = new Set<string>();
    let bytes = 0;
    page.on("request", (request) => requested.add(new URL(request.url()).origin));
    page.on("response", (response) => {
      const isPhoto = /\.(avif|jpeg)$/.test(response.url());
      if (!isPhoto) bytes += Number(response.headers()["content-length"] ?? 0);
    });
    // No script takes the offline page over: its address is that of another page.
    if (path === "/offline") await page.goto(path);
    else await openHydrated(page, path);
    await waitUntilIdle(page);
    await readToTheEnd(page);
    const hosts = builtPage(path)("iframe").length > 0 ? [baseURL, mapOrigin] : [baseURL];
    expect.soft(requested, "asks no other host").toEqual(new Set(hosts));
    expect.soft(bytes, "bytes of a first visit").toBeLessThanOrEqual(budget);
    expect.soft(await page.context().cookies(), "keeps nothing").toEqual([]);
    const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect.soft(kept, "keeps nothing").toBe(0);

    expect.soft(await findHiddenFocus(page), "shows the focus").toEqual([]);
    await openFolds(page);
    expect.soft(await findViolations(page.locator("html")), "passes axe").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const byNight = await findViolations(page.locator("html"), ["color-contrast"]);
    expect.soft(byNight, "can be read by night").toEqual([]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findCovered(page), `covers nothing at ${width} px`).toEqual([]);
      expect.soft(await findSmallTargets(page), `has room to tap at ${width} px`).toEqual([]);
      expect.soft(await findBrokenNumbers(page), `keeps numbers whole at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const css of ["", spacing, ":root { font-size: 200% }"]) {
      expect.soft(await restyle(page, css), `is 320 px wide: ${css}`).toBe(320);
      expect.soft(await findBrokenNumbers(page), `keeps numbers whole: ${css}`).toEqual([]);
    }
  });
}
