import type { Page } from "@playwright/test";
import { expect, fallbacks, openFolds, paths, test } from "../base-test.ts";

/* Pictures come in time, and stay off what is read or tapped. */

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
  expected: { console: [/404/], failures: [/^\/404$/] },
});

/**
 * Words with a picture or a hill over them, and controls with anything over them, wherever the page
 * is scrolled to. Only header and call bar may pass over what scrolls below them.
 */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What lets taps through still hides what is below it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { pointer-events: auto !important }");
    document.adoptedStyleSheets = [sheet];
    // The words of a drawing are its own. The 404 is half buried on purpose.
    const unasked = ".visually-hidden, .drawing, .not-found";
    const parts: { name: string; part: Element; linesOf: Element | Range }[] = [];
    for (const field of document.querySelectorAll("input, textarea")) {
      parts.push({ name: field.id, part: field, linesOf: field });
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const part = text.parentElement;
      const name = text.textContent?.trim() ?? "";
      if (part === null || name === "" || part.closest(unasked) !== null) continue;
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const linesOf = new Range();
      linesOf.selectNodeContents(text);
      parts.push({ name: name.slice(0, 30), part, linesOf });
    }
    const faults = new Map<string, string>();
    const look = ({ name, part }: (typeof parts)[number], x: number, y: number) => {
      const seen = document.elementFromPoint(x, y);
      if (seen === null || part.contains(seen) || seen.contains(part)) return;
      if (seen.closest(".site-header, .call-bar") !== null) return;
      const isControl = part.closest("a, button, summary, label, input, textarea") !== null;
      const picture = seen.closest("svg, img, iframe");
      const cover = picture ?? (isControl || seen.matches(".ridge") ? seen : null);
      if (cover === null) return;
      const what = `${cover.localName} in ${cover.parentElement?.getAttribute("class")}`;
      const fault = `“${name}” under ${what}`;
      if (!faults.has(fault)) faults.set(fault, `${fault}, scrolled to ${Math.round(scrollY)}`);
    };
    const step = innerHeight / 4;
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end + step; top += step) {
      scrollTo({ top, behavior: "instant" });
      for (const part of parts) {
        for (const line of part.linesOf.getClientRects()) {
          if (line.bottom < 0 || line.top > innerHeight || line.width < 4) continue;
          look(part, line.left + 2, line.top + 0.2 * line.height);
          look(part, line.left + line.width / 2, line.top + 0.5 * line.height);
          look(part, line.right - 2, line.top + 0.8 * line.height);
        }
      }
    }
    return [...faults.values()];
  });
}

/** Each picture, how it loads, and where it begins, in screens from the top of the page. */
function findPictures(page: Page) {
  return page.locator("img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).map((picture) => {
      const { top, width } = picture.getBoundingClientRect();
      const screens = width === 0 ? Number.POSITIVE_INFINITY : top / innerHeight;
      return { src: picture.src, loading: picture.loading, screens };
    }),
  );
}

for (const path of [...paths, ...fallbacks]) {
  test(`${path}: pictures load in time, and are never over words or controls`, async ({ page }) => {
    await page.goto(path);
    const onDesktop = await findPictures(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = await findPictures(page);
    // Those of the first screen at once, those far below when needed; at its very end, where the
    // length of the text decides, either will do.
    const faults = onPhone.flatMap(({ src, loading, screens }, index) => {
      const nearest = Math.min(screens, onDesktop[index]?.screens ?? 0);
      const isRight = loading === "lazy" ? nearest >= 0.9 : nearest < 2;
      return isRight ? [] : [`${src} is ${loading}, ${nearest.toFixed(2)} screens from the top`];
    });
    expect.soft(faults, path).toEqual([]);
    await openFolds(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await findCovered(page), `${path} at ${width}×${height}`).toEqual([]);
    }
  });
}
