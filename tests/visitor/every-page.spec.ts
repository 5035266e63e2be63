import { mapOrigin } from "../../src/policies/outbound-links.ts";
import {
  bringArial,
  expect,
  fallbacks,
  kinds,
  measureShifts,
  openFolds,
  openHydrated,
  paths,
  readToTheEnd,
  site,
  test,
  waitUntilIdle,
} from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";
import {
  findBrokenNumbers,
  findCovered,
  findFlat,
  findHiddenTargets,
  findMoved,
  findPictures,
  findSmallTargets,
  findTexts,
  restyle,
} from "./find-faults.ts";

/* What holds on every page, on one visit of each. base-test.ts checks that the console stays quiet. */

/**
 * A page and all that it loads, in bytes of brotli. Of the script, up to 2,000 bytes are the owner's
 * own: hours, notices, hospitals. How much ours may be, budgets.test.ts says for each file.
 */
const budgets = { script: 83_500, all: 200_000 };

/**
 * A paragraph may wrap into one line more or less in its own font, which moves a screen by up to
 * 0.04 and hangs on its words. A heading, a bar or a picture without room moves it further.
 */
const oneLine = 0.05;

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };
const lowDesk = { width: 1440, height: 700 };
/** Only words wrap elsewhere in these: each page is shown in one of them, in turn. */
const between = [360, 375, 412].map((width) => ({ width, height: 2 * width }));

test.use({
  viewport: phone,
  expected: { console: [/404/], failures: [/^\/404$/] },
});

for (const path of kinds) {
  test(`${path}: no other host, within budget, and nothing moves while the app starts and somebody reads`, {
    tag: "@facts",
  }, async ({ page, baseURL }) => {
    const requested: string[] = [];
    const bytes = { script: 0, all: 0 };
    page.on("request", (request) => requested.push(new URL(request.url()).origin));
    page.on("response", (response) => {
      const size = Number(response.headers()["content-length"]);
      bytes.all += size;
      const isCode = response.request().resourceType() === "script";
      if (isCode && !response.url().includes("/content-")) bytes.script += size;
    });
    const shifts = await measureShifts(page);
    await openHydrated(page, path);
    await waitUntilIdle(page);
    // What is near is up to the browser: to Chromium, at most 2,500 pixels below the window.
    if (path === "/") expect(requested.toString()).not.toContain(mapOrigin);
    await readToTheEnd(page);
    expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
    // Only where the page shows its map, which the reader has passed by now.
    const hosts = builtPage(path)("iframe").length > 0 ? [baseURL, mapOrigin] : [baseURL];
    expect(new Set(requested)).toEqual(new Set(hosts));
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThanOrEqual(budgets.script);
    expect(bytes.all).toBeLessThanOrEqual(budgets.all);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    const { score, moved } = await shifts();
    expect(score, moved.join("; ")).toBeLessThan(oneLine);
  });
}

/** WCAG 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Places that links of the site lead to. */
const places = [...paths, ...fallbacks].flatMap((path) =>
  builtPage(path)("main a[href*='#']")
    .toArray()
    .map((link) => new URL(link.attribs.href ?? "", `https://a.test${path}`)),
);

/** The launched site is asked for one page of each kind: the rest is alike. */
const asked = [...(site.edition === "public" ? kinds : paths), ...fallbacks];
const folderOf = (path: string) => path.replace(/[^/]*$/, "");

for (const folder of new Set(asked.map(folderOf))) {
  const pages = asked.filter((path) => folderOf(path) === folder);
  test(`pages in ${folder}: room to tap, and nothing is covered, too wide, or moves with the fonts`, {
    tag: "@facts",
  }, async ({ page }) => {
    test.setTimeout(pages.length * 60_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await bringArial(page);
    for (const [place, path] of pages.entries()) {
      await page.setViewportSize(phone);
      await page.goto(path);
      expect.soft(await findFlat(page), path).toEqual([]);
      const pictures = await findPictures(page);
      await page.setViewportSize(desk);
      const picturesOnDesk = await findPictures(page);
      // Those of the first screen at once, those far below when needed; at its very end, where the
      // length of the text decides, either will do.
      const wrong = pictures.flatMap(({ src, loading, screens }, index) => {
        const nearest = Math.min(screens, picturesOnDesk[index]?.screens ?? 0);
        const isRight = loading === "lazy" ? nearest >= 0.8 : nearest < 2;
        return isRight ? [] : [`${src} is ${loading}, ${nearest.toFixed(2)} screens from the top`];
      });
      expect.soft(wrong, path).toEqual([]);
      const here = places.filter(({ pathname }) => pathname === path);
      const hashes = [...new Set(here.map(({ hash }) => hash))];
      let showsOnDesk: Record<string, boolean> = {};
      for (const size of [desk, lowDesk, tablet, phone, between[place % between.length] ?? phone]) {
        await page.setViewportSize(size);
        const where = `${path} at ${size.width}×${size.height}`;
        // Words wrap alike in windows of one width.
        if (size !== lowDesk) expect.soft(await findMoved(page, oneLine), where).toEqual([]);
        expect.soft(await findBrokenNumbers(page), where).toEqual([]);
        if (between.includes(size)) continue;
        expect.soft(await findHiddenTargets(page, hashes), where).toEqual([]);
        await openFolds(page);
        const shows = await findTexts(page);
        if (size === desk) showsOnDesk = shows;
        const lost = Object.keys(shows).filter((text) => showsOnDesk[text] && !shows[text]);
        expect.soft(lost, `${where} hides a text`).toEqual([]);
        expect.soft(await findCovered(page), where).toEqual([]);
        expect.soft(await findSmallTargets(page), where).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await restyle(page, ""), path).toBe(320);
      expect.soft(await restyle(page, spacing), `${path}, spaced`).toBe(320);
      expect.soft(await restyle(page, ":root { font-size: 200% }"), `${path}, 200%`).toBe(320);
      expect.soft(await findBrokenNumbers(page), `${path}, 200%`).toEqual([]);
    }
  });
}

test("the footer is at the bottom of a short page in a tall window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/sitemap");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(4000);
});
