import type { Page, Request } from "@playwright/test";
import {
  expect,
  paths,
  readToTheEnd,
  test,
  waitForHydration,
  waitUntilIdle,
} from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";

/*
 * What holds on every page, checked in one visit to each: it is loaded, hydrated and read to the
 * end on a phone, then viewed in other windows. base-test.ts checks that the console stays quiet.
 */

/** A page and all that it loads, once nothing more is requested: bytes of bodies, brotli. */
const budgets = { script: 85_000, all: 200_000 };
const phone = { width: 390, height: 844 };
const tests = 4;

/** An entry of the Layout Instability API, which TypeScript does not know. */
type LayoutShift = {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  interface Window {
    /** What moved, when, and how far. */
    shifts: { time: number; value: number; what: string }[];
    /** When the last font came, in milliseconds. */
    lastFont: number;
  }
}

test.use({ viewport: phone });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordShifts);
  // The fonts come after the first paint, as they do on a phone.
  await page.route(/woff2$/, async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
});

for (let slice = 0; slice < tests; slice++) {
  const some = paths.filter((_, index) => index % tests === slice);

  test(`${some.join(", ")}`, async ({ page, baseURL }) => {
    test.setTimeout(60_000);
    let buttons = 0;
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    for (const path of some) {
      const expectOf = <Value>(what: string, value: Value) =>
        expect.soft(value, `${path}: ${what}`);
      requests.length = 0;
      await page.setViewportSize(phone);
      expectOf("status", (await page.goto(path))?.status()).toBe(200);
      await waitForHydration(page);
      // Let late parts, such as the note that the clinic is closed, appear before the page scrolls.
      for (const request of requests) await (await request.response())?.finished();
      await waitUntilIdle(page);
      const read = await readPage(page);
      await readToTheEnd(page);

      expectOf("moves", await movesOf(page)).toEqual([]);
      const asked = requests.map((request) => request.url());
      const elsewhere = asked.filter((url) => new URL(url).origin !== baseURL);
      expectOf("told to others", elsewhere).toEqual([]);
      expectOf("keeps", await keptBy(page)).toEqual({ local: 0, session: 0, stores: 0 });
      expectOf("cookies", await page.context().cookies()).toEqual([]);

      const list = await Promise.all(requests.map(weigh));
      const scripts = list.filter(({ type }) => type === "script");
      const sum = (sizes: typeof list) => sizes.reduce((total, { bytes }) => total + bytes, 0);
      expectOf("scripts", scripts.length).toBeGreaterThan(3);
      expectOf("bytes of script", sum(scripts)).toBeLessThanOrEqual(budgets.script);
      expectOf("bytes", sum(list)).toBeLessThanOrEqual(budgets.all);

      const sent = condense(builtPage(path)("main").text());
      const missing = read.split("\n").filter((line) => !sent.includes(condense(line)));
      expectOf("missing without script", missing).toEqual([]);

      expectOf("small targets", await smallTargets(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "active" });
      expectOf("buttons without an edge in forced colors", await edgeless(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
      for (const width of [320, 1024, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        expectOf(`scrolls sideways at ${width} px`, await widthOf(page)).toBe(width);
        expectOf(`words that break inside at ${width} px`, await brokenWords(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await spaceText(page);
      expectOf("scrolls sideways with the text spaced", await widthOf(page)).toBe(320);
      expectOf("buttons that cut spaced words", await cutButtons(page)).toEqual([]);
      expectOf("numbers", await page.locator(numbers).count()).toBeGreaterThan(0);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        expectOf(`numbers that are cut at ${width} px`, await cutNumbers(page)).toEqual([]);
      }
      buttons += await page.locator("main .action").count();
    }
    expect(buttons).toBeGreaterThan(some.length);
  });
}

test("fonts that come after the first paint move nothing when a link is pointed at", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready);
  await waitForHydration(page);
  const sheet = page.waitForResponse(/assets\/.*\.css/);
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).hover();
  await (await sheet).finished();
  await readToTheEnd(page);
  expect(await movesOf(page)).toEqual([]);
});

test("the footer stands at the bottom of a short page in a tall window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/sitemap");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(4000);
});

/** What a file weighs in bytes, without its headers. A request that was given up weighs nothing. */
async function weigh(request: Request): Promise<{ type: string; bytes: number }> {
  const response = await request.response();
  const bytes = response === null ? 0 : Number(response.headers()["content-length"]);
  return { type: request.resourceType(), bytes };
}

/** What moved by itself. The swap of the fonts may move a word by a hair. */
async function movesOf(page: Page): Promise<string[]> {
  const { shifts, lastFont } = await page.evaluate(() => ({
    shifts: window.shifts,
    lastFont: window.lastFont,
  }));
  const isSwap = ({ time }: { time: number }) => time < lastFont + 200;
  const swap = shifts.filter(isSwap).reduce((sum, { value }) => sum + value, 0);
  const others = shifts.filter((shift) => !isSwap(shift));
  return (swap > 0.005 ? shifts : others).map(
    ({ time, value, what }) => `${value} at ${time}: ${what}`,
  );
}

function isPainted(): boolean {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}

function recordShifts(): void {
  window.shifts = [];
  window.lastFont = 0;
  document.fonts.addEventListener("loadingdone", () => {
    window.lastFont = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as LayoutShift;
      if (value <= 0.0005) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}” ${JSON.stringify([previousRect, currentRect])}`,
      );
      window.shifts.push({ time: entry.startTime, value, what: moved.join() });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The words that a visitor reads, without those of controls that need script. */
function readPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    const texts = (parts: Iterable<HTMLElement>) => Array.from(parts, (part) => part.innerText);
    const controls = texts(
      main?.querySelectorAll<HTMLElement>(":is(.scripted, .share, .opening-hours-line)") ?? [],
    ).join("\n");
    const lines = (main?.innerText ?? "").split("\n");
    return lines.filter((line) => !controls.includes(line)).join("\n");
  });
}

/** Words letter for letter, whatever spacing and capitals the page sets them in. */
function condense(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

function keptBy(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    stores: (await indexedDB.databases()).length + (await caches.keys()).length,
  }));
}

function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a, button, summary, input, textarea").evaluateAll((elements) =>
    elements.flatMap((element) => {
      // The words beside a box tick it, too.
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (width === 0 || element.closest(":not(:popover-open)[popover]") !== null) return [];
      // A link inside a sentence may be as high as its line (WCAG 2.5.8, exception "inline").
      const isInline = getComputedStyle(element).display === "inline";
      const least = element.matches(".action, button, summary, input") ? 44 : 24;
      const isSmall = !isInline && (height < least || width < 24);
      return isSmall && !element.matches(".skip-link")
        ? [`${element.tagName} ${element.textContent?.slice(0, 30)} ${width}×${height}`]
        : [];
    }),
  );
}

function edgeless(page: Page): Promise<(string | null)[]> {
  return page.locator("main .action").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderStyle, borderWidth, borderColor } = getComputedStyle(button);
        const isClear = borderColor.includes("rgba(0, 0, 0, 0)");
        return borderStyle === "none" || Number.parseFloat(borderWidth) < 1 || isClear;
      })
      .map((button) => button.textContent),
  );
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The spacing that readers may set (WCAG 1.4.12). The page's policy does not cover their sheet. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

const numbers = 'main a[href^="tel:"]';

/** Phone numbers that break inside, or end beyond the window or a box that clips them. */
function cutNumbers(page: Page): Promise<(string | null)[]> {
  return page.locator(numbers).evaluateAll((links) =>
    links
      .filter((link) => {
        const texts = document.createNodeIterator(link, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          if (!/\d{4}/.test(text.textContent ?? "")) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) return true;
          // For words stretched to a length (textLength), the range has the width before that.
          const words = text.parentElement instanceof SVGElement ? text.parentElement : range;
          const { left, right } = words.getBoundingClientRect();
          if (left < -1 || right > innerWidth + 1) return true;
          for (let box = text.parentElement; box !== null; box = box.parentElement) {
            const edge = box.getBoundingClientRect();
            const isClipped =
              getComputedStyle(box).overflowX !== "visible" && box.tagName !== "svg";
            if (isClipped && (left < edge.left - 1 || right > edge.right + 1)) return true;
          }
        }
        return false;
      })
      .map((link) => link.textContent),
  );
}

/** Words and numbers on two lines, without a hyphen. Addresses may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
        if (/[/@]/.test(word) || !text.parentElement?.checkVisibility()) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = Array.from(range.getClientRects()).flatMap(({ top, width }) =>
          width > 1 ? Math.round(top) : [],
        );
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

function cutButtons(page: Page): Promise<(string | null)[]> {
  return page
    .locator("main .action")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .map((button) => button.textContent),
    );
}
