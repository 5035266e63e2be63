import type { Page } from "@playwright/test";
import { expect, test, timeOrigin, waitForHydration, waitUntilIdle } from "../support/browser.ts";
import { emergency, expectPage, footerLink } from "./clinic.ts";

/* When React starts: with a mouse, once the page is idle; by touch, at the first tap, key or focus. */

/** The scripts that a page asks for from now on, by name. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("React starts neither unasked nor at a scroll, but at a tap", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await waitUntilIdle(page);
  // A tap before its end would only stop it.
  const scrolled = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("scrollend", () => resolve(scrollY), { once: true });
      }),
  );
  const devTools = await page.context().newCDPSession(page);
  const drag = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: number[]) =>
    devTools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: ys.map((y) => ({ x: 195, y })),
    });
  await drag("touchStart", 600);
  for (const y of [500, 400, 300]) await drag("touchMove", y);
  await drag("touchEnd");
  expect(await scrolled).toBeGreaterThan(0);
  await waitUntilIdle(page);
  expect(scripts).not.toContain("react");
  // The menu opens at once, and from then on links change the page in its document.
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(page.locator(":popover-open")).toBeVisible();
  await waitForHydration(page);
  expect(scripts).toContain("react");
  const loaded = await timeOrigin(page);
  await page.locator(":popover-open").getByRole("link", { name: "Blog" }).tap();
  await expectPage(page, "/blog");
  expect(await timeOrigin(page)).toBe(loaded);
});

test("a link that is tapped first loads its document alone", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(emergency);
  const loaded = await timeOrigin(page);
  // One to a part of the page moves the focus there.
  await page.getByRole("main").locator("a[href='#choking']").first().tap();
  await expect(page.locator("#choking")).toBeFocused();
  await footerLink(page, "/about").tap();
  await expectPage(page, "/about");
  expect(await timeOrigin(page)).not.toBe(loaded);
  await waitUntilIdle(page);
  expect(scripts).not.toContain("react");
});

test("at the first tap, a button prints the checklist of an article alone, on one sheet", async ({
  page,
}) => {
  await page.goto("/blog/first-visit");
  // No test can see paper, so this stands in for printing.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Print the checklist" }).tap();
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(title).toBeHidden();
  await expect(page.getByText("Ask your last clinic for records")).toBeVisible();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // If a browser has refused to print, the next key or tap shows the whole page again.
  await page.keyboard.press("Control");
  await expect(title).toBeVisible();
});
