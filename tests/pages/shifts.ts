import type { Page } from "@playwright/test";

/**
 * The most that may move, as a share of the screen. A paragraph may wrap into one line more or less in
 * its own font, which moves a screen by up to 0.04 and depends on its words. A heading, a bar or a
 * picture without room moves it further.
 */
export const oneLine = 0.05;

/**
 * The first parts of the first screen that move when the fonts arrive. Until then words are in Arial,
 * or on Linux in Liberation Sans, which is as wide. This function waits for no frame, because a window
 * that nobody sees may not get one.
 */
export function findMoved(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    scrollTo({ top: 0, behavior: "instant" });
    const parts = [...document.querySelectorAll("body :not(.visually-hidden)")];
    const tops = () => parts.map((part) => part.getBoundingClientRect().top);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":root { --text: var(--text-fallback) !important; --display: var(--display-fallback) !important }",
    );
    document.adoptedStyleSheets.push(sheet);
    const before = tops();
    const { fontFamily } = getComputedStyle(document.querySelector("h1") ?? document.body);
    if (fontFamily.includes("Bricolage")) throw new Error(`The title is in ${fontFamily}`);
    document.adoptedStyleSheets.pop();
    const limit = most * Math.max(innerWidth, innerHeight);
    const moved = tops().flatMap((now, index) => {
      const was = before[index] ?? now;
      if (Math.min(now, was) > innerHeight || Math.abs(now - was) <= limit) return [];
      const { localName, textContent } = parts[index] ?? document.body;
      return [`${localName} “${textContent?.trim().slice(0, 40)}” from ${was} to ${now}`];
    });
    return moved.slice(0, 3);
  }, oneLine);
}

/** The layout shifts of a document so far: their sum, and what moved. */
export const readShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const words = node?.textContent?.trim().slice(0, 40) ?? "";
        const edges = [previousRect, currentRect].map((rect) => `${rect.top} to ${rect.bottom}`);
        return `${node?.nodeName} “${words}” from ${edges.join(", now ")}`;
      }),
    );
    return { score: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });

/** TypeScript does not know this entry. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
