import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadSite } from "../../app/prerender/load-site.ts";
import type { Engine, Scheme } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { missingPage, startWatchedSite, type WatchedSite } from "./watched-site.ts";
import { startWebKit } from "./webkit.ts";

/* What visitors with Firefox and Safari must be able to do: npm run test:engines. */

const { clinic, routes, articles } = loadSite();
const widths = { narrow: 320, phone: 390, wide: 1440 };
const height = 900;
const fonts = ["Figtree", "Bricolage Display"];
const pictures = "screenshots/engines";

const engines: Record<string, (scheme: Scheme, tell: (line: string) => void) => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

describe.each(Object.entries(engines))("%s", (name, start) => {
  let site: WatchedSite;
  let engine: Engine;
  const backgrounds: Partial<Record<Scheme, string>> = {};

  async function open(address: string, width = widths.wide): Promise<void> {
    await engine.resize(width, height);
    await engine.open(site.origin + address);
    await expect
      .poll(() => engine.run(() => performance.getEntriesByName("hydrated").length), {
        message: `${address}: the script takes the page over`,
        timeout: 10_000,
      })
      .toBe(1);
  }

  const count = (selector: string) =>
    engine.run((wanted) => document.querySelectorAll(wanted).length, selector);
  const pathAndQuery = () => engine.run(() => location.pathname + location.search);

  describe.each(["light", "dark"] as const)("%s", (scheme) => {
    beforeAll(async () => {
      site = await startWatchedSite();
      engine = await start(scheme, site.tell);
    });
    afterAll(async () => {
      await engine?.close();
      site.close();
    });
    afterEach(() => expect(site.takeNoise(), "console, errors, policy, status").toEqual([]));

    test("shows the colours that the visitor has asked for", async () => {
      await open("/");
      const { isDark, background } = await engine.run(() => ({
        isDark: matchMedia("(prefers-color-scheme: dark)").matches,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect(isDark).toBe(scheme === "dark");
      expect(background).not.toBe("rgba(0, 0, 0, 0)");
      expect(Object.values(backgrounds)).not.toContain(background);
      backgrounds[scheme] = background;
    });

    test("pictures of three pages", async () => {
      mkdirSync(pictures, { recursive: true });
      for (const address of ["/", "/services/emergency", "/contact"]) {
        for (const width of [widths.phone, widths.wide]) {
          await open(address, width);
          await engine.resize(width, await engine.run(() => document.documentElement.scrollHeight));
          await engine.run(async () => {
            for (const image of document.images) image.loading = "eager";
            await Promise.all([...document.images].map((image) => image.decode()));
            await new Promise((resolve) => setTimeout(resolve, 300));
          });
          const file = `${name}-${address.split("/").at(-1) || "home"}-${width}-${scheme}.png`;
          writeFileSync(path.join(pictures, file), await engine.screenshot(), "base64");
        }
      }
    });

    // The rest does not depend on colours.
    if (scheme === "dark") return;

    test.each([...routes.map((route) => route.path), missingPage])(
      "%s reads whole, fits, and has the phone number to touch",
      async (address) => {
        await open(address);
        for (const width of [widths.wide, widths.narrow]) {
          await engine.resize(width, height);
          const page = await engine.run(async () => {
            await document.fonts.ready;
            const { innerWidth } = window;
            /** Inside something that scrolls by itself, or cuts its edges, nothing can stick out. */
            const isKept = (element: Element): boolean => {
              const parent = element.parentElement;
              if (parent === null || parent === document.body) return false;
              return getComputedStyle(parent).overflowX !== "visible" || isKept(parent);
            };
            return {
              innerWidth,
              scrollWidth: document.documentElement.scrollWidth,
              // Not cut off, but beside the page.
              outside: [...document.querySelectorAll("main *, footer *")]
                .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
                .filter((element) => !isKept(element))
                .map((element) => `${element.tagName} ${element.className}`),
              headings: [...document.querySelectorAll("h1")].map((h1) => h1.innerText.trim()),
              fonts: [...document.fonts]
                .filter(({ status }) => status === "loaded")
                .map(({ family }) => family.replaceAll('"', "")),
              brokenPictures: [...document.images]
                .filter((image) => image.complete && image.naturalWidth === 0)
                .map((image) => image.src),
              phones: [
                ...document.querySelectorAll<HTMLAnchorElement>('header a[href^="tel:"]'),
              ].map((link) => link.href),
            };
          });
          expect(page.innerWidth).toBe(width);
          expect(page.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
          expect(page.outside, `${width} px`).toEqual([]);
          expect(page.headings).toHaveLength(1);
          expect(page.headings[0]).not.toBe("");
          expect(page.fonts).toEqual(expect.arrayContaining(fonts));
          expect(page.brokenPictures).toEqual([]);
          expect(page.phones.length).toBeGreaterThan(0);
          for (const phone of page.phones) expect(phone).toBe(`tel:${clinic.phone.dial}`);
        }
      },
    );

    test("a window that changes its width again and again goes on answering", async () => {
      for (const address of ["/", "/contact", "/services/emergency"]) {
        await open(address);
        for (let turn = 0; turn < 4; turn += 1) {
          for (const width of Object.values(widths)) await engine.resize(width, height);
        }
        expect(await engine.run(() => innerWidth)).toBe(widths.wide);
      }
    });

    test("the menu of a phone opens, unfolds, and closes", async () => {
      await open("/", widths.phone);
      await engine.click('[popovertarget="menu"]');
      expect(await count("#menu:popover-open")).toBe(1);
      await engine.click("#menu details:nth-of-type(1) summary");
      expect(await count("#menu details[open] a")).toBeGreaterThan(1);
      await engine.escape();
      expect(await count(":popover-open")).toBe(0);
    });

    test("a dropdown opens below its button, and a click beside it closes it", async () => {
      await open("/");
      const button = 'header nav [aria-label^="Services"]';
      await engine.click(button);
      const gap = await engine.run((selector) => {
        const panel = document.querySelector(":popover-open")?.getBoundingClientRect();
        const item = document.querySelector(selector)?.closest("li")?.getBoundingClientRect();
        if (panel === undefined || item === undefined) return undefined;
        return {
          below: panel.top - item.bottom,
          // The panel and its button share a part of the width.
          beside: Math.max(panel.left - item.right, item.left - panel.right),
          outside: panel.right - innerWidth,
        };
      }, button);
      expect(gap).toBeDefined();
      expect(Math.abs(gap?.below ?? Number.NaN)).toBeLessThan(40);
      expect(gap?.beside).toBeLessThan(0);
      expect(gap?.outside).toBeLessThanOrEqual(0);
      await engine.click("h1");
      expect(await count(":popover-open")).toBe(0);
    });

    test("a question opens and closes", async () => {
      await open("/contact");
      await engine.click("main details summary");
      expect(await count("main details[open]")).toBe(1);
      await engine.click("main details[open] summary");
      expect(await count("main details[open]")).toBe(0);
    });

    test("a link changes the page without loading a document, and Back leads back", async () => {
      await open("/");
      const title = await engine.run(() => document.title);
      await engine.run(() => {
        document.documentElement.dataset.sameDocument = "yes";
      });
      await engine.click('footer a[href="/about"]');
      await expect.poll(pathAndQuery).toBe("/about");
      await expect.poll(() => engine.run(() => document.title)).not.toBe(title);
      await engine.run(() => history.back());
      await expect.poll(() => engine.run(() => document.title)).toBe(title);
      expect(await count("html[data-same-document]")).toBe(1);
    });

    test("the filter of the blog shows one category", async () => {
      await open("/blog");
      expect(await count("main article")).toBe(articles.length);
      const category = articles[0]?.category ?? "";
      await engine.click(`.post-filter button[value="${category}"]`);
      const wanted = articles.filter((article) => article.category === category).length;
      await expect.poll(() => count("main article")).toBe(wanted);
      expect(await engine.run(() => new URLSearchParams(location.search).get("category"))).toBe(
        category,
      );
      expect(await count('.post-filter [aria-pressed="true"]')).toBe(1);
    });

    test("a story without a name is held back, and the field says what it misses", async () => {
      await open("/testimonials");
      await engine.click(".story-form button");
      const field = await engine.run(() => {
        const { activeElement } = document;
        return activeElement instanceof HTMLInputElement
          ? { name: activeElement.name, isMissing: activeElement.validity.valueMissing }
          : undefined;
      });
      expect(field).toEqual({ name: "name", isMissing: true });
      expect(await pathAndQuery()).toBe("/testimonials");
    });
  });
});
