import type { Page } from "@playwright/test";
import { notFoundPath } from "../../app/policies/canonical-path.ts";
import {
  clinic,
  expect,
  footerLink,
  kinds,
  openHydrated,
  sheetsOf,
  site,
  test,
} from "../base-test.ts";

/* What axe cannot see: WCAG 2.2 AA as people meet it. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };

/**
 * Walks to the end of the page with Tab, and checks at each stop that its focus ring shows. The bar
 * at the foot of a phone must not cover any part of the stop; nothing else may cover its middle.
 */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  let isAtEnd = false;
  for (; stops < 150; stops++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(async () => {
      // Focus scrolls the page, and whatever reacts to scrolling does so in the next frame.
      await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const name = `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`;
      const isLast = element.closest("footer, .call-bar") !== null;
      const box = element.getBoundingClientRect();
      const bar = document.querySelector(".call-bar");
      const edge = bar?.getBoundingClientRect() ?? new DOMRect();
      if (element.tagName === "IFRAME") {
        // Where the focus is inside the map is up to the map; we ask that part of the map shows.
        const isCovered = edge.height > 0 && box.top >= edge.top;
        return { name, isLast, faults: isCovered ? ["is covered"] : [] };
      }
      // A card draws the ring of the link that fills it.
      const hasRing = [element, element.closest(".one-link")].some((ringed) => {
        if (ringed === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const top = document.elementFromPoint(
        box.left + Math.min(box.width / 2, 20),
        box.top + box.height / 2,
      );
      const isSeen = top !== null && (element.contains(top) || top.contains(element));
      const isUnderBar =
        edge.height > 0 &&
        bar?.contains(element) === false &&
        element.closest(":popover-open") === null &&
        // What is taller than half the window has to go on somewhere; so may a multi-line field.
        element.tagName !== "TEXTAREA" &&
        box.height < innerHeight / 2 &&
        box.bottom > edge.top &&
        box.top < edge.bottom;
      const faults = [
        ...(hasRing ? [] : ["has no ring"]),
        ...(isSeen && !isUnderBar ? [] : ["is covered"]),
      ];
      return { name, isLast, faults };
    });
    // The map takes the focus away for a moment if it loads just then.
    if (seen === undefined && !isAtEnd) continue;
    if (seen === undefined) return { stops, faults };
    isAtEnd = seen.isLast;
    faults.push(...seen.faults.map((fault) => `${seen.name} ${fault}`));
  }
  return { stops, faults: [...faults, "the walk does not come to the end of the page"] };
}

for (const [path, viewport] of [
  ["/", phone],
  ["/services", phone],
  ["/services/emergency", phone],
  ["/blog", phone],
  ["/contact", phone],
  ["/testimonials", phone],
  ["/services/emergency", small],
  ["/terms-conditions", small],
  ["/", wide],
  ["/blog", wide],
  ["/contact", wide],
] as const) {
  test(`${path}, ${viewport.width} px: the focus is always seen, and never covered`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, path);
    const { stops, faults } = await walk(page);
    expect(stops).toBeGreaterThan(25);
    expect(faults).toEqual([]);
  });
}

for (const viewport of [phone, small, wide]) {
  test(`${viewport.width} px: what opens lies over all else, and Tab leads through it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, "/services/dental");
    if (viewport === wide) {
      await page.getByRole("button", { name: "Services: show pages" }).press("Enter");
    } else {
      await page.getByRole("button", { name: site.labels.menu, exact: true }).press("Enter");
      await page.locator("#menu").getByText("Services", { exact: true }).click();
      await page.locator("#menu").getByRole("link").first().focus();
    }
    const { stops, faults } = await walk(page);
    expect(stops).toBeGreaterThan(25);
    expect(faults).toEqual([]);
  });
}

test("reduced motion stops all of it, from page to page", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        // An animation that takes no time moves nothing.
        if (effect?.getComputedTiming().endTime !== 0) dataset.moved = "";
      }
      dataset.frames = String(Number(dataset.frames ?? 0) + 1);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const name of ["Services", "Blog", "About Us", "Testimonials"]) {
    await footerLink(page, name).click();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => scrollY), name).toBe(0);
    const frames = await page.evaluate(() => Number(document.documentElement.dataset.frames));
    await page.waitForFunction(
      (before) => Number(document.documentElement.dataset.frames) > before + 15,
      frames,
    );
  }
  await expect(page.locator("html[data-moved]")).toHaveCount(0);
});

test("on paper every page is a clean sheet that begins with name, address and phone", async ({
  page,
}) => {
  // The printable width of a sheet of letter paper.
  await page.setViewportSize({ width: 725, height: 960 });
  await page.emulateMedia({ media: "print" });
  for (const path of [...kinds, "/blog/summer-pet-safety", "/services/vaccinations"]) {
    if (path === notFoundPath) continue;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const head = page.getByRole("contentinfo");
    const { y = 99, height = 99 } = (await head.boundingBox()) ?? {};
    const { y: top = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
    expect(y + height, path).toBeLessThanOrEqual(top);
    for (const words of [clinic.name.full, clinic.address.street, clinic.phone.display]) {
      await expect(head.getByText(words, { exact: true }), path).toBeVisible();
    }
    expect(await overprinted(page), path).toEqual([]);
    await expect(page.locator("body > header"), path).toBeHidden();
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
  }
});

test("on paper a page is white, and no more than two sheets", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [
    "/services/dental",
    "/services/vaccinations",
    "/blog/summer-pet-safety",
    "/contact",
    "/service-areas/greer",
  ]) {
    await page.goto(path);
    const grounds = await page
      .locator("body, main *:not(img, svg *), footer")
      .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).backgroundColor));
    const sheets = await sheetsOf(page);
    expect(sheets, path).toBeGreaterThan(0);
    expect(sheets, path).toBeLessThanOrEqual(2);
    expect(
      new Set(
        grounds.filter((color) => !["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(color)),
      ),
      path,
    ).toEqual(new Set());
  }
});

/** Pairs of lines that overlap. */
function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { words: string; node: Node; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? "";
      // Text for screen readers only is clipped.
      const isClipped = [".visually-hidden", "thead"].some((one) =>
        node.parentElement?.closest(one),
      );
      if (words === "" || isClipped) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        lines.push({ words: words.slice(0, 40), node, box });
    }
    // The letters take up the middle of a line's box.
    const overlap = (a: DOMRect, b: DOMRect) => ({
      x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      y:
        Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4),
    });
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const { x, y } = overlap(one.box, other.box);
        return one.node !== other.node && x > 3 && y > 1 ? [`${one.words} × ${other.words}`] : [];
      }),
    );
  });
}
