import { afterAll, describe, expect, test } from "vitest";
import { outputs } from "../../plugins/output.ts";
import { serveFolder } from "../../tools/serve-folder.ts";
import { blogContent, paths, site } from "../site.ts";
import { type Browser, startFirefox, startWebKit } from "./browsers.ts";

/* What must work in Firefox and Safari: npm run test:engines. */

const server = await serveFolder(outputs.site);
afterAll(() => server.close());

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
])("%s", async (_name, start) => {
  const browser = await start("light");
  afterAll(() => browser.close());
  const see = (selector: string, times = 1) => {
    const count = () => browser.run((all) => document.querySelectorAll(all).length, selector);
    return expect.poll(count, { message: selector }).toBe(times);
  };
  const path = () => browser.run(() => location.pathname);
  async function open(address: string, width = 390): Promise<void> {
    await browser.open(server.origin + address, width);
    const marks = () => browser.run(() => performance.getEntriesByName("hydrated").length);
    await expect.poll(marks, { message: address }).toBe(1);
  }
  /** Scrolls at once, then clicks: the site scrolls smoothly, and drivers do not wait for that. */
  async function click(selector: string): Promise<void> {
    await browser.run((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
    }, selector);
    await browser.click(selector);
  }

  test("every page opens, and fits a phone", async () => {
    for (const address of [...paths, "/no-such-page"]) {
      await open(address);
      const width = await browser.run(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(390);
    }
  });

  test("a link opens the page at its top, and Back restores the place", async () => {
    await open("/");
    await browser.run(() => document.documentElement.setAttribute("data-first", ""));
    await click('footer a[href="/about"]');
    await expect.poll(path).toBe("/about");
    await expect.poll(() => browser.run(() => scrollY)).toBe(0);
    // Without the Navigation API, links load documents.
    await see("[data-first]", (await browser.run(() => "navigation" in window)) ? 1 : 0);
    await browser.back();
    await expect.poll(path).toBe("/");
    await expect.poll(() => browser.run(() => scrollY)).toBeGreaterThan(1000);
  });

  test("the menus open, and close", async () => {
    await open("/");
    await click('[popovertarget="menu"]');
    await click("#menu:popover-open summary");
    await click("#menu details[open] a");
    await expect.poll(path).not.toBe("/");
    await see(":popover-open", 0);
    await open("/", 1440);
    await click("header li [popovertarget]");
    await see("li :popover-open");
    await click("h1");
    await see(":popover-open", 0);
  });

  test("the blog filter shows one category", async () => {
    const [category = ""] = blogContent.categories;
    const posts = site.articles.filter((article) => article.category === category);
    await open("/blog");
    await click(`main button[value="${category}"]`);
    await see("main h3:has(a)", posts.length);
  });

  test("a story without a name is refused, a complete one gets a thank-you", async () => {
    await open("/testimonials");
    await browser.run(() => {
      window.alert = (thanks) => document.documentElement.setAttribute("data-thanks", thanks);
    });
    await click("main form button");
    await see("[name=name]:user-invalid");
    await browser.type("[name=name]", "Ada");
    await browser.type("[name=story]", "All is well.");
    await click("main form button");
    await see("[data-thanks]");
    await see("main form");
    expect(await browser.run(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("follows the preferred color scheme", async () => {
    const dark = await start("dark");
    const redOf = async (one: Browser) => {
      await one.open(server.origin, 390);
      const color = await one.run(() => getComputedStyle(document.body).backgroundColor);
      return Number(/\d+/.exec(color));
    };
    expect(await redOf(browser)).toBeGreaterThan(200);
    expect(await redOf(dark)).toBeLessThan(60);
    await dark.close();
  });
});
