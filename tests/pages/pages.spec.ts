import type { Page } from "@playwright/test";
import { readSite } from "../../src/assemble/read-site.ts";
import { loadSearch } from "../../src/signs/search/load-search.ts";
import { findViolations } from "../support/accessible.ts";
import { expect, openHydrated, test, waitUntilIdle } from "../support/browser.ts";
import { fallbacks, paths } from "../support/built.ts";
import {
  findBroken,
  findCovered,
  findFixedSizes,
  findHiddenFocus,
  findMotion,
  findSmallTargets,
  numbers,
  readShifts,
  restyle,
  wholes,
} from "./find-faults.ts";

/*
 * One visit to each page, which asks what holds for any content. browser.ts checks that the console
 * stays quiet and no request fails.
 */

/**
 * Most bytes (brotli) of a first visit, read to the end, with some room for what the owner adds: the longest page
 * takes 1 kB more with two hospitals, hours and notices. Photographs do not count.
 */
const budget = 170_000;

/** `opened` shows all that addresses open, at once; `still` also takes header and call bar off it. */
const opened = ".emergency-sign, .dog-chosen { display: block !important } ";
const still = `${opened} .site-header { position: static } .call-bar { display: none }`;

/** Sheets of readers: that of the site, the spacing that WCAG 1.4.12 names, and large letters. */
const readers = {
  "as it is": "",
  "with wide spacing":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  "with letters at 200%": ":root { font-size: 200% }",
  "from right to left": ":root { direction: rtl }",
};

/**
 * The most that may move while a page loads, as a share of the screen. A paragraph may wrap into one line
 * more or less in its own font, which moves a screen by up to 0.04 and depends on its words.
 */
const oneLine = 0.05;

const viewport = { width: 390, height: 844 };
test.use({ viewport, expected: /^(error|warning): .*404|^status 404 \/404$/ });

for (const path of [...paths, ...fallbacks]) test(path, ({ page }) => visit(page, path));

test("what the search finds is on the first screen of where it leads", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const found = loadSearch(readSite()).filter(({ href }) => href?.includes("#"));
  await openHydrated(page, "/services/emergency");
  const lost = await page.evaluate(async (entries) => {
    const isFound = async ({ name, level, href }: (typeof entries)[number]) => {
      await navigation.navigate(href).finished;
      const place = document.querySelector(":target");
      const { top = innerHeight, bottom = 0 } = place?.getBoundingClientRect() ?? {};
      // What is read in an article or an answer need not have the name of the sign.
      const isNamed = level && !/^\/blog|#question/.test(href);
      const said = (place?.closest("details") ?? place)?.textContent;
      return top < innerHeight && bottom > 0 && (!isNamed || said?.includes(name));
    };
    const lost: string[] = [];
    for (const entry of entries) if (!(await isFound(entry))) lost.push(entry.href);
    return lost;
  }, found);
  expect(lost).toEqual([]);
});

async function visit(page: Page, path: string): Promise<void> {
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
  await ask("stands still", async () => {
    const { score, moved } = await readShifts(page);
    return score < oneLine ? [] : [score, ...moved];
  });
  const { bytes, kept } = await whatItTook(page);
  await ask(`takes ${budget} bytes at most`, () => [bytes].filter((size) => size > budget));
  await ask("keeps nothing", async () => [...kept, ...(await page.context().cookies())]);

  // Header and footer are the same on every page.
  const part = page.locator(path === "/" ? "html" : "main");
  // Only the map may ask another host.
  await page.locator("details:not(:has(iframe))").evaluateAll((all) => {
    for (const one of all) one.toggleAttribute("open", true);
  });
  await restyle(page, opened);
  await ask("shows the focus", () => findHiddenFocus(part));
  for (const field of await page.getByRole("searchbox").all()) await field.fill("ate, bleeding");
  await restyle(page, still);
  await ask("passes axe", () => findViolations(part));
  await page.emulateMedia({ colorScheme: "dark" });
  await ask("can be read by night", () => findViolations(part, ["color-contrast"]));
  await ask("moves nothing with reduced motion", () => findMotion(page));
  for (const width of [360, 390, 768, 1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const state of ["open", "closed"]) {
      // As src/app/before-paint.ts says it, whatever the hour is now.
      await page.locator("html").evaluate((html, clinic) => {
        html.dataset.clinic = clinic;
      }, state);
      const when = `at ${width} px while ${state}`;
      await ask(`keeps numbers and words whole ${when}`, () => findBroken(page, wholes));
      if (width === 390 || width === 768) continue;
      await ask(`has text that grows ${when}`, () => findFixedSizes(page));
      await ask(`covers nothing ${when}`, () => findCovered(part));
      await ask(`has room to tap ${when}`, () => findSmallTargets(part));
    }
  }
  for (const [name, css] of Object.entries(readers)) {
    const width = await restyle(page, opened + css);
    await ask(`is 320 px wide ${name}`, () => [width].filter((one) => one !== 320));
    await ask(`keeps numbers whole ${name}`, () => findBroken(page, numbers));
  }
}

/** A step with the name of a question. What it finds fails the test, and the other questions are asked, too. */
const ask = (question: string, find: () => unknown[] | Promise<unknown[]>) =>
  test.step(question, async () => expect.soft(await find(), question).toEqual([]));

/** The bytes of the files of a page, and what it keeps in the browser. */
const whatItTook = (page: Page) =>
  page.evaluate(() => {
    const entries = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const counted = entries.filter(({ name }) => !/\.(avif|jpeg)$/.test(name));
    return {
      // Browsers do not tell the size of the map's files.
      bytes: counted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    };
  });
