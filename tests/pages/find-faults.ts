import type { Locator, Page } from "@playwright/test";

/* What may be wrong with a page, or with a part of it, in view. pages.spec.ts uses it. */

/** Buttons and fields under 44 px high. Axe finds what is under 24 px (WCAG 2.5.8). */
export const findSmallTargets = (part: Locator): Promise<string[]> =>
  part.locator(".button:not([href='#main']), button, summary, input").evaluateAll((elements) =>
    elements.flatMap((element) => {
      // The label of a checkbox checks it, too.
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      const isSmall = width > 0 && height < 44;
      return isSmall ? [`${element.textContent?.slice(0, 30)} ${width}×${height}`] : [];
    }),
  );

/** Phone numbers, and how a street begins: 409 Old. */
export const numbers = /\(\d{3}\)\s\d{3}-\u2060?\d{4}|\b\d+ [A-Z]\w+(?= [A-Z]\w+ (?:Rd|St|Ave)\b)/g;
export const wholes = new RegExp(`${numbers.source}|[\\p{L}\\p{N}]+`, "gu");

/** Numbers, or words, that are in pieces: broken over lines, or turned around. */
export function findBroken(page: Page, whole: RegExp): Promise<string[]> {
  return page.evaluate((pattern) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of text.textContent?.matchAll(pattern) ?? []) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1)
          broken.push(`${word} in ${text.textContent?.trim().slice(0, 40)}`);
      }
    }
    return broken;
  }, whole);
}

/** Replaces the sheet that a reader adds to a page. The page's policy does not cover it. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // The first is the page’s own.
    document.adoptedStyleSheets.splice(1, Infinity, sheet);
    return document.documentElement.scrollWidth;
  }, css);

/** Texts that are small, or hardly grow with a reader's letters. Words of drawings fill their place. */
export function findFixedSizes(page: Page): Promise<string[]> {
  return page.locator("body :not(svg *)").evaluateAll((elements) => {
    const isText = ({ nodeType, textContent }: Node) =>
      nodeType === 3 && textContent?.trim() !== "";
    const texts = elements.filter(({ childNodes }) => Array.from(childNodes).some(isText));
    const sizeOf = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);
    const least = texts.map((text) => (sizeOf(text) < 14 ? Infinity : 1.1 * sizeOf(text)));
    document.documentElement.style.fontSize = "200%";
    const fixed = texts.filter((text, index) => sizeOf(text) < (least[index] ?? 0));
    document.documentElement.style.fontSize = "";
    return fixed.map(({ textContent }) => textContent?.slice(0, 40) ?? "");
  });
}

/**
 * Words that a picture or a hill covers, and controls that anything covers, wherever the page is scrolled
 * to. Only the header and the call bar may cover what scrolls below them.
 */
export function findCovered(part: Locator): Promise<string[]> {
  return part.evaluate((whole) => {
    // elementFromPoint skips what lets taps through, although that still hides what is below it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    // A drawing may draw over its own words.
    const unasked = ".visually-hidden, .drawing";
    const parts: { name: string; part: Element; linesOf: Element | Range }[] = [];
    for (const field of whole.querySelectorAll("input, textarea"))
      parts.push({ name: field.id, part: field, linesOf: field });
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
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
    const step = 0.75 * innerHeight;
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

/**
 * Moves the focus through a part of a page. Each focused element must show its ring, and nothing may cut
 * the ring or cover the element's middle.
 */
export async function findHiddenFocus(part: Locator): Promise<string[]> {
  // After a key, browsers show the ring of each focus.
  await part.page().keyboard.press("Tab");
  return part.locator("a, button, summary, input, textarea").evaluateAll((elements) => {
    const faults: string[] = [];
    for (const element of elements as HTMLElement[]) {
      element.focus();
      // Skips what is hidden, which takes no focus, and what only a mouse reaches (tabindex -1).
      if (document.activeElement !== element || element.tabIndex < 0) continue;
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      // If a link fills a card, the ring is the card's.
      const hasRing = [element, element.closest(".one-link") ?? element].some((ringed) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowY, overflowClipMargin } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const room = 3 - (Number.parseFloat(overflowClipMargin) || 0);
        const isCut = top - room < edge.top || top + height + room > edge.bottom;
        if (/hidden|clip/.test(overflowY) && isCut) faults.push(`${name}: cut`);
      }
      if (!hasRing) faults.push(`${name}: no ring`);
      if (!(element.contains(seen) || seen?.contains(element))) faults.push(`${name}: covered`);
    }
    return faults;
  });
}

/** What moves, although the reader asked for less motion, but for the call bar, which gives way. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.locator(":not(.call-bar)").evaluateAll((all) => {
    const motions = all.map((element) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return `${animationName} ${transitionDuration} ${scrollBehavior}`;
    });
    return [...new Set(motions)].filter((motion) => motion !== "none 0s auto");
  });

/** The layout shifts of a document so far: their sum, and the words that moved. */
export const readShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    const moved = nodes.map((node) => `“${node?.textContent?.trim().slice(0, 40)}” moves`);
    return { score: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });

/** TypeScript does not know this entry. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
