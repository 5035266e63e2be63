import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadSite } from "../../app/prerender/load-site.ts";
import type { ServedFolder } from "../../tools/serve-folder.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { serveWatched } from "./watched-site.ts";
import { startWebKit } from "./webkit.ts";

/* What must work in Firefox and Safari: npm run test:engines. */

const { routes, articles } = loadSite();
const [narrow, phone, wide, height] = [320, 390, 1440, 900];
const pictures = "screenshots/engines";
const missingPage = "/no-such-page";
/** Console messages that the site logs on purpose. */
const known = [
  `warn: 404: no page at ${missingPage}`,
  "log: Testimonial submitted: [object Object]",
];

let site: ServedFolder;
beforeAll(async () => {
  site = await serveWatched();
});
afterAll(() => site.close());

describe.each([
  ["Firefox", "light", startFirefox],
  ["Firefox", "dark", startFirefox],
  ["WebKit", "light", startWebKit],
  ["WebKit", "dark", startWebKit],
] as const)("%s, %s", (name, scheme, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start(scheme);
  });
  afterAll(() => engine?.close());
  afterEach(async () => {
    const noise = await engine.run((): string => {
      const noted = sessionStorage.noise ?? "";
      sessionStorage.clear();
      return noted;
    });
    expect(noise.split("\n").filter((line) => line !== "" && !known.includes(line))).toEqual([]);
  });

  async function open(address: string, width = wide): Promise<void> {
    await engine.resize(width, height);
    await engine.open(site.origin + address);
    await engine.until(() => performance.getEntriesByName("hydrated").length === 1);
  }
  /** Waits until a selector matches this many elements. */
  const see = (selector: string, count = 1) =>
    engine.until((all, n) => document.querySelectorAll(all).length === n, selector, count);
  const boxOf = (selector: string) =>
    engine.run((wanted): DOMRect => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box?.toJSON();
    }, selector);
  /** Scrolls instantly: the site scrolls smoothly, and drivers do not wait for that. */
  const scrollTo = (selector: string) =>
    engine.run((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
      return scrollY;
    }, selector);
  async function click(selector: string): Promise<void> {
    await scrollTo(selector);
    await engine.click(selector);
  }

  test("follows the preferred color scheme", async () => {
    await open("/");
    const color = await engine.run(() => getComputedStyle(document.body).backgroundColor);
    const [red = 128] = color.match(/\d+/g)?.map(Number) ?? [];
    expect(red > 200, color).toBe(scheme === "light");
    expect(red < 60, color).toBe(scheme === "dark");
  });

  test.each(["/", "/services/emergency", "/contact"])("pictures of %s", async (address) => {
    mkdirSync(pictures, { recursive: true });
    for (const width of [phone, wide]) {
      await open(address, width);
      await engine.resize(width, await engine.run(() => document.documentElement.scrollHeight));
      await engine.until(() =>
        [...document.images].every((image) => {
          image.loading = "eager";
          return image.complete && image.naturalWidth > 0;
        }),
      );
      const page = address.split("/").at(-1) || "home";
      const file = `${pictures}/${name}-${page}-${width}-${scheme}.png`;
      writeFileSync(file, await engine.screenshot());
    }
  });

  // The other checks do not depend on the color scheme.
  if (scheme === "dark") return;

  test.each([...routes.map((route) => route.path), missingPage])(
    "%s reads whole, and fits",
    async (address) => {
      await open(address, narrow);
      // Widening: until its next layout, WebKitGTK keeps the scroll width of a window that shrank.
      for (const width of [narrow, wide]) {
        await engine.resize(width, height);
        await engine.until(() => document.fonts.status === "loaded");
        const page = await engine.run(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          headings: [...document.querySelectorAll("h1")].map((h1) => h1.innerText),
          fonts: [...document.fonts].map((font) => (font.status === "loaded" ? font.family : "")),
          broken: [...document.images]
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map((image) => image.src),
        }));
        expect(page.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
        expect(page.broken).toEqual([]);
        expect(page.headings).toHaveLength(1);
        expect(page.headings[0]).toMatch(address === missingPage ? "404" : /./);
        expect(page.fonts.join()).toMatch(/Figtree.*Bricolage Display|Bricolage Display.*Figtree/);
      }
    },
  );

  test("a link opens the page, and Back restores the scroll position", async () => {
    const link = 'footer a[href="/about"]';
    await open("/");
    const title = await engine.run(() => {
      document.documentElement.dataset.sameDocument = "yes";
      return document.title;
    });
    const place = await scrollTo(link);
    await engine.click(link);
    await engine.until((old) => location.pathname === "/about" && document.title !== old, title);
    await engine.until(() => scrollY === 0);
    const page = await engine.run(() => ({
      hasNavigation: "navigation" in window,
      isSameDocument: document.documentElement.dataset.sameDocument === "yes",
    }));
    // Without the Navigation API, links load documents.
    expect(page.isSameDocument).toBe(page.hasNavigation);
    await engine.back();
    await engine.until((old) => document.title === old, title);
    await engine.until((top) => Math.abs(scrollY - top) < 100, place);
  });

  test("Back to an address with a part restores the scroll position, not the part", async () => {
    await open("/services/emergency#poison", phone);
    const place = await scrollTo("footer h2");
    const title = await engine.run(() => document.title);
    await engine.click('footer a[href="/about"]');
    await engine.until((old) => location.pathname === "/about" && document.title !== old, title);
    await engine.back();
    await engine.until((old) => document.title === old, title);
    await engine.until((top) => Math.abs(scrollY - top) < 100, place);
  });

  test("a phone that is turned, and turned back, stays where it was read", async () => {
    await open("/blog/senior-pet-care", phone);
    const place = await engine.run(() => {
      window.scrollTo({ top: 2500, behavior: "instant" });
      return scrollY;
    });
    await engine.resize(height, phone);
    await engine.until((low) => innerHeight === low, phone);
    await engine.until(() => scrollY > 500);
    await engine.resize(phone, height);
    await engine.until((narrowed) => innerWidth === narrowed, phone);
    await engine.until((top) => Math.abs(scrollY - top) < 400, place);
  });

  test("a dropdown opens below its button, and a click outside closes it", async () => {
    const item = 'header li:has(> [aria-label^="Services"])';
    await open("/");
    await click(`${item} > button`);
    await see(":popover-open");
    const [button, panel] = [await boxOf(item), await boxOf(":popover-open")];
    expect(Math.abs(panel.top - button.bottom)).toBeLessThan(40);
    expect(panel.left).toBeLessThan(button.right);
    expect(panel.right).toBeGreaterThan(button.left);
    await engine.click("h1");
    await see(":popover-open", 0);
  });

  test("the phone menu opens, expands, survives rotation, and closes", async () => {
    await open("/", phone);
    await click('[popovertarget="menu"]');
    await see("#menu:popover-open");
    await click("#menu details:nth-of-type(1) summary");
    await see("#menu details[open]");
    for (const width of [844, phone, wide, narrow]) {
      await engine.resize(width, width === 844 ? phone : height);
      const { left, right } = await boxOf("#menu:popover-open");
      expect([left >= 0, right <= width], `${width} px`).toEqual([true, true]);
    }
    expect((await boxOf("#menu details[open] a")).height).toBeGreaterThan(20);
    await engine.press("Escape");
    await see(":popover-open", 0);
  });

  test("the blog filter shows one category, and so does a link to it", async () => {
    const wanted = articles.filter(({ category }) => category === "Senior Care").length;
    const pressed = 'main [aria-pressed="true"][value="Senior Care"]';
    await open("/blog");
    await see("main h3:has(a)", articles.length);
    await click('main button[value="Senior Care"]');
    await see("main h3:has(a)", wanted);
    await see(pressed);
    await engine.until(() => /^\?category=Senior(\+|%20)Care$/.test(location.search));
    await open("/blog?category=Senior%20Care");
    await see("main h3:has(a)", wanted);
    await see(pressed);
  });

  test("a story without a name is rejected, a complete one is thanked for", async () => {
    await open("/testimonials");
    await click("main form button");
    await see("[name=name]:invalid:focus");
    await engine.type("Ada");
    await click("main [name=story]");
    await engine.type("All is well.");
    expect(await engine.alertAfter(() => click("main form button"))).toMatch(/^Thank you/);
    await engine.until(() =>
      [...document.querySelectorAll<HTMLInputElement>("main form [name]")].every(
        (field) => field.value === "",
      ),
    );
  });

  test("the map has a frame over the drawing on a tap, and a directions link", async () => {
    await open("/contact");
    await click(".visit-map summary");
    await see(".visit-map [open] iframe");
    expect((await boxOf(".visit-map iframe")).width).toBeGreaterThan(300);
    await see('.visit-map a[href^="https://"]');
  });

  test("Tab shows the skip link, and Enter follows it", async () => {
    await open("/about");
    await engine.press("Tab");
    await engine.until(() => {
      const link = document.querySelector('[href="#main"]:focus-visible');
      return link !== null && link.getBoundingClientRect().top >= 0;
    });
    await engine.press("Enter");
    await engine.press("Tab");
    await engine.until(() => {
      const focused = document.querySelector("main :focus-visible");
      return focused !== null && getComputedStyle(focused).outlineStyle !== "none";
    });
  });
});
