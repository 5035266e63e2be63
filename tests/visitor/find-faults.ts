import type { Page } from "@playwright/test";

/* What may be wrong with the page in view. every-page.spec.ts asks it. */

/** Buttons and fields under 44 px high, and other links under 24 px (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  const targets = page.locator("a:not([href='#main']), button, summary, input, textarea");
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      // The label of a checkbox checks it, too.
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      // A link inside a sentence may be as high as its line (exception "inline").
      const line = element.closest("h3, li, p, td, div");
      const isInline = getComputedStyle(element).display === "inline";
      const isInSentence = isInline && line?.textContent !== element.textContent;
      if (width === 0 || isInSentence) return [];
      const least = element.matches(".action, button, summary, input") ? 44 : 24;
      const isSmall = height < least || width < 24;
      return isSmall ? [`${element.textContent?.slice(0, 30)} ${width}×${height}`] : [];
    }),
  );
}

/** Phone numbers that break over lines. */
export function findBrokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent ?? "";
      for (const { 0: number, index } of words.matchAll(/\(\d{3}\)\s\d{3}-\u2060?\d{4}/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(text.parentElement?.outerHTML ?? number);
      }
    }
    return broken;
  });
}

/** Replaces the sheet that a reader adds to a page. The page's policy does not cover it. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    return document.documentElement.scrollWidth;
  }, css);

/** Each picture, how it loads, and where it begins, in screens from the top of the page. */
export function findPictures(page: Page) {
  return page.locator("img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).map((picture) => {
      const { top, width } = picture.getBoundingClientRect();
      const screens = width === 0 ? Number.POSITIVE_INFINITY : top / innerHeight;
      return { src: picture.src, loading: picture.loading, screens };
    }),
  );
}

/**
 * The texts of a page, and whether each shows: not cards to print, lists of contents, or the heading
 * of a table's first column.
 */
export function findTexts(page: Page): Promise<Record<string, boolean>> {
  const asked = ":is(h2, h3, p, li, thead * + th):not(.emergency-card *, nav *)";
  return page.locator(`main ${asked}`).evaluateAll((parts) => {
    const shows: Record<string, boolean> = {};
    for (const part of parts) shows[part.textContent ?? ""] ||= part.checkVisibility();
    return shows;
  });
}

/**
 * Words with a picture or a hill over them, and controls with anything over them, wherever the page
 * is scrolled to. Only header and call bar may pass over what scrolls below them.
 */
export function findCovered(page: Page): Promise<string[]> {
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
    const step = innerHeight / 2;
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

/** Targets of links that a jump leaves below the header, or out of sight. */
export function findHiddenTargets(page: Page, hashes: string[]): Promise<string[]> {
  return page.evaluate((list) => {
    const found: string[] = [];
    // The address in view would not scroll again.
    location.hash = "";
    for (const hash of list) {
      location.hash = hash;
      const top = document.querySelector(hash)?.getBoundingClientRect().top ?? -1;
      const covered = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      if (top < covered || top > innerHeight * 0.9) found.push(`${hash}: ${top}, ${covered}`);
    }
    return found;
  }, hashes);
}

/**
 * The first parts of the first screen that move when the fonts arrive, by more than a share of the
 * screen's longer side. It waits for no frame: a window that nobody sees may not get one.
 */
export function findMoved(page: Page, share: number): Promise<string[]> {
  return page.evaluate((most) => {
    scrollTo({ top: 0, behavior: "instant" });
    const parts = [...document.querySelectorAll("body *")];
    const tops = () => parts.map((part) => part.getBoundingClientRect().top);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":root { --text: var(--text-fallback) !important; --display: var(--display-fallback) !important }",
    );
    document.adoptedStyleSheets = [sheet];
    const before = tops();
    const { fontFamily } = getComputedStyle(document.querySelector("h1") ?? document.body);
    if (fontFamily.includes("Bricolage")) throw new Error(`The title is in ${fontFamily}`);
    document.adoptedStyleSheets = [];
    const limit = most * Math.max(innerWidth, innerHeight);
    const moved = tops().flatMap((now, index) => {
      const was = before[index] ?? now;
      if (Math.min(now, was) > innerHeight || Math.abs(now - was) <= limit) return [];
      const { localName, textContent } = parts[index] ?? document.body;
      return [`${localName} “${textContent?.trim().slice(0, 40)}” from ${was} to ${now}`];
    });
    return moved.slice(0, 3);
  }, share);
}

/** Ends of the page, and its first dark ground, without a hill; or more than three hills. */
export function findFlat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const grounds = [...document.querySelectorAll(".ridge")];
    const isHill = (ground: Element) => {
      const { content, height } = getComputedStyle(ground, "::before");
      return content !== "none" && Number.parseFloat(height) > 1;
    };
    const flat = [
      document.querySelector(".page-head + .ridge"),
      document.querySelector(".band:is(.ground-teal, .ground-deep)"),
      document.querySelector(".closing-call") ?? document.querySelector(".site-footer"),
    ].flatMap((ground) => (ground === null || isHill(ground) ? [] : [ground.className]));
    const hills = grounds.filter(isHill).length;
    return hills > 3 ? [...flat, `${hills} hills`] : flat;
  });
}
