import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { booking, emergency, night, noon, tel } from "./clinic.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

const bar = (page: Page) => page.getByRole("navigation", { name: "Ways to reach us" });

test("at any hour and size of text, header and bar take a quarter at most", async ({ page }) => {
  for (const [time, line] of [
    [noon, "Open until"],
    [night, "We’re closed."],
  ] as const) {
    await page.clock.setFixedTime(time);
    for (const path of ["/services/surgery", emergency]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo").getByText(line)).toBeAttached();
      // 320×256 is a desktop at 400% zoom.
      for (const size of "320×256 320×568 360×740 390×664 740×360 844×390 1280×720".split(" ")) {
        const [width = 0, height = 0] = size.split("×").map(Number);
        await page.setViewportSize({ width, height });
        const covered = await page.evaluate(() =>
          ["100%", "130%", "200%"].map((letters) => {
            document.documentElement.style.fontSize = letters;
            scrollTo({ top: 1000, behavior: "instant" });
            const parts = [...document.querySelectorAll("body > :is(header, nav)")];
            return parts.reduce((sum, part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
            }, 0);
          }),
        );
        const name = `${path} at ${size} px, ${line} ${covered}`;
        expect(Math.max(...covered), name).toBeLessThanOrEqual(height / 4);
      }
    }
  }
});

test("at 320 px and text at 200%, the bar has each way, and cuts no word", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/services/surgery");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const links = await bar(page)
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        const href = link.getAttribute("href") ?? "";
        return { href, least: Math.min(width, height), cut: link.scrollWidth - width };
      }),
    );
  const [call, book, way = ""] = links.map(({ href }) => href);
  expect([call, book]).toEqual([tel, booking]);
  // What a text is not for has no room in the bar, and stands beside the number elsewhere.
  const text = page.getByRole("contentinfo").locator('a[href="sms:+18648344201"]');
  await expect(text).toHaveText("Text (not for a sick pet) (864) 834-4201");
  const address = "1187 Old Buncombe Rd, Travelers Rest, SC 29690";
  expect(new URL(way).searchParams.get("destination")).toBe(address);
  const shown = links.filter(({ least }) => least > 0);
  expect(Math.min(...shown.map(({ least }) => least))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...shown.map(({ cut }) => cut))).toBeLessThan(1);
});

test("the bar gives way to the page's own button, and to wide windows", async ({ page }) => {
  for (const [path, name] of [
    ["/", "Ways to reach us"],
    [emergency, "Emergency"],
  ] as const) {
    await page.goto(path);
    const call = page.getByRole("navigation", { name, exact: true });
    await expect(call, path).not.toBeInViewport();
    // If Tab leads into the bar, the bar comes back, so that the focus can be seen.
    const first = call.getByRole("link").first();
    await first.focus();
    await expect(call, path).toBeInViewport({ ratio: 1 });
    await first.blur();
    await page.mouse.wheel(0, 1500);
    await expect(call, path).toBeInViewport({ ratio: 1 });
    for (const link of await call.getByRole("link").filter({ visible: true }).all())
      await link.click({ trial: true });
  }
  await page.goto("/contact");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar(page)).toBeHidden();
});

test("the bar covers nothing at the end of a page, with motion or without", async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const path of ["/services/surgery", "/privacy-policy"]) {
      await page.goto(path);
      await expect(bar(page), path).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo({ top: 99999, behavior: "instant" }));
      const foot = await page.getByRole("contentinfo").boundingBox();
      const end = (foot?.y ?? 0) + (foot?.height ?? 0);
      await expect
        .poll(async () => (await bar(page).boundingBox())?.y, path)
        .toBeGreaterThanOrEqual(end - 1);
      // The hidden bar leaves no empty room at the end of the page.
      expect(end, path).toBeCloseTo(844, 0);
    }
  }
});

test("beside a notch, text stays in the safe area", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  const insets = { left: 59, right: 59 };
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.goto("/services/surgery");
  const { x = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(insets.left);
});

test("home says who, where and when, books, calls, and asks how urgent", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: width === 1366 ? 657 : 844 });
    for (const part of [
      main.getByRole("heading", { level: 1 }),
      // On a laptop also the street.
      main.getByText(width === 1366 ? "1187 Old Buncombe Rd" : "Travelers Rest, SC").first(),
      main.getByText("Open until 5:30 PM").first(),
      main.getByRole("searchbox"),
      main.locator(`a[href="${booking}"]`).first(),
      main.locator(`a[href="${tel}"]`).filter({ visible: true }).first(),
      main.locator(`a[href^="${emergency}"]`).first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test("with forced colors, what a fill shows has an edge or a line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(emergency);
  await page.emulateMedia({ forcedColors: "active" });
  const button = page.getByRole("main").getByRole("link", { name: "Call Emergency Line" }).first();
  await expect(button).not.toHaveCSS("border-top-width", "0px");
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]").first();
  await expect(current).toHaveCSS("text-decoration-line", "underline");
  await page.goto("/services");
  const urgent = page.getByRole("article", { name: "Emergency Visits" });
  await expect(urgent).toHaveCSS("border-top-style", "solid");
  await page.goto("/services/surgery");
  const bullet = page.locator(".tick-list > li").first();
  const edge = await bullet.evaluate((item) => getComputedStyle(item, "::before").borderTopStyle);
  expect(edge).toBe("solid");
});
