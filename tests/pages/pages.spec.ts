import type { Page } from "@playwright/test";
import { mapOrigin } from "../../src/addresses/outbound-links.ts";
import { loadSignFinder } from "../../src/signs/finder/load.ts";
import { readSite } from "../../src/site/read-site.ts";
import { findViolations } from "../accessible.ts";
import { expect, openHydrated, test, waitUntilIdle } from "../browser.ts";
import { builtPage, fallbacks, paths } from "../built.ts";
import {
  findBroken,
  findCovered,
  findFixedSizes,
  findHiddenFocus,
  findLostLinks,
  findSmallTargets,
  phoneNumbers,
  restyle,
  wholes,
} from "./find-faults.ts";
import { findMoved, oneLine, readShifts } from "./shifts.ts";

/*
 * One visit to each page, which asks what holds for any content. browser.ts checks that the console
 * stays quiet and no request fails.
 */

/** Most bytes (brotli) of a first visit, read to the end. Photographs, which the owner adds, do not count. */
const budget = 165_000;

/** `opened` shows all that addresses open, at once; `still` also takes header and call bar off it. */
const opened = ".emergency-sign, .dog-chosen { display: block !important } ";
const still = `${opened} .site-header { position: static } .call-bar { display: none }`;

/** The spacing that readers may set (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const viewport = { width: 390, height: 844 };
test.use({ viewport, expected: /^(error|warning): .*404|^status 404 \/404$/ });

for (const path of [...paths, ...fallbacks])
  test(path, ({ page, baseURL }) => visit(page, path, baseURL ?? ""));

test("what the field finds is on the first screen of where it leads", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const found = loadSignFinder(readSite()).entries.filter(({ href }) => href.includes("#"));
  await openHydrated(page, "/services/emergency");
  const lost = await page.evaluate(async (entries) => {
    const isFound = async ({ name, level, href }: (typeof entries)[number]) => {
      await navigation.navigate(href).finished;
      const place = document.querySelector(":target");
      const { top = innerHeight, bottom = 0 } = place?.getBoundingClientRect() ?? {};
      return top < innerHeight && bottom > 0 && (!level || place?.textContent.includes(name));
    };
    const lost: string[] = [];
    for (const entry of entries) if (!(await isFound(entry))) lost.push(entry.href);
    return lost;
  }, found);
  expect(lost).toEqual([]);
});

async function visit(page: Page, path: string, origin: string): Promise<void> {
  // No script takes the offline page over: its address is that of another page.
  if (path === "/offline") await page.goto(path);
  else await openHydrated(page, path);
  await waitUntilIdle(page);
  // As a reader does, to the bottom of the page.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      // The second frame begins once the first is on the screen.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
  const { score, moved } = await readShifts(page);
  expect.soft(score, `stands still: ${moved.join("; ")}`).toBeLessThan(oneLine);
  const { hosts, bytes, kept } = await whatItTook(page);
  const allowed = [origin, ...(builtPage(path)("iframe").length > 0 ? [mapOrigin] : [])];
  const others = hosts.filter((host) => !allowed.includes(host));
  expect.soft(others, "asks no other host").toEqual([]);
  expect.soft(bytes, "bytes of a first visit").toBeLessThanOrEqual(budget);
  expect.soft(kept, "keeps nothing").toBe(0);
  expect.soft(await page.context().cookies(), "keeps nothing").toEqual([]);

  // Header and footer are the same on every page.
  const part = page.locator(path === "/" ? "html" : "main");
  // Only the map may ask another host.
  await page.locator("details:not(:has(iframe))").evaluateAll((all) => {
    for (const one of all) one.toggleAttribute("open", true);
  });
  await restyle(page, opened);
  expect.soft(await findHiddenFocus(part), "shows the focus").toEqual([]);
  await restyle(page, still);
  expect.soft(await findViolations(part), "passes axe").toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect.soft(await findLostLinks(page), "on paper, sentences keep their links").toEqual([]);
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  const byNight = await findViolations(part, ["color-contrast"]);
  expect.soft(byNight, "can be read by night").toEqual([]);
  const schemes = await page
    .locator("img, svg")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).colorScheme));
  expect.soft([...new Set(schemes)], "has pictures of the window's hour").toEqual(["light dark"]);
  // The call bar gives way to what somebody scrolls to.
  const motions = await page.locator(":not(.call-bar)").evaluateAll((all) =>
    all.map((element) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return `${animationName} ${transitionDuration} ${scrollBehavior}`;
    }),
  );
  expect
    .soft([...new Set(motions)], "with reduced motion, moves nothing")
    .toEqual(["none 0s auto"]);
  for (const width of [360, 375, 390, 412, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findMoved(page), `stands still at ${width} px`).toEqual([]);
  }
  for (const width of [360, 390, 768, 1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findBroken(page, wholes), `numbers and words at ${width} px`).toEqual([]);
    if (width === 390 || width === 768) continue;
    expect.soft(await findFixedSizes(page), `text grows at ${width} px`).toEqual([]);
    expect.soft(await findCovered(part), `covers nothing at ${width} px`).toEqual([]);
    expect.soft(await findSmallTargets(part), `has room to tap at ${width} px`).toEqual([]);
  }
  for (const css of ["", spacing, ":root { font-size: 200% }"]) {
    expect.soft(await restyle(page, opened + css), `is 320 px wide: ${css}`).toBe(320);
    expect.soft(await findBroken(page, phoneNumbers), `numbers: ${css}`).toEqual([]);
  }
}

/** The hosts that a page asked, the bytes of its files, and how much it keeps in the browser. */
const whatItTook = (page: Page) =>
  page.evaluate(() => {
    const entries = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const counted = entries.filter(({ name }) => !/\.(avif|jpeg)$/.test(name));
    return {
      hosts: [...new Set(entries.map(({ name }) => new URL(name).origin))],
      // Browsers do not tell the size of other hosts' files.
      bytes: counted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      kept: localStorage.length + sessionStorage.length,
    };
  });
