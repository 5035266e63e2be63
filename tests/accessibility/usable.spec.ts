import type { Page } from "@playwright/test";
import { clinic, expect, openHydrated, sheetsOf, test } from "../base-test.ts";
import { paths } from "../specification.ts";

/* What axe cannot see: WCAG 2.2 AA as people meet it. */

const some = ["/", "/services", "/services/emergency", "/blog", "/testimonials", "/contact"];
const phone = { width: 390, height: 844 };

test("headings do not skip a level, on any page", async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of paths) {
    await page.goto(path);
    const levels = await page
      .locator("h1, h2, h3, h4")
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    for (const [index, level] of levels.entries()) {
      if (index > 0)
        expect(level, `${path}: ${levels.join(" ")}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        );
    }
  }
});

test("a link says by itself where it goes: one name, one address, on any page", async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const path of paths) {
    await page.goto(path);
    const links = await page
      .locator("a")
      .evaluateAll((elements) =>
        elements.map((element) => [
          (element.textContent ?? "").trim().replace(/\s+/g, " "),
          element.getAttribute("href") ?? "",
        ]),
      );
    const addresses = new Map<string, string>();
    for (const [name = "", href = ""] of links) {
      expect(name, `${path}: a link to ${href} has no name`).not.toBe("");
      const known = addresses.get(name) ?? href;
      expect(href, `${path}: two links are named “${name}”`).toBe(known);
      addresses.set(name, href);
    }
  }
});

/** Walks with Tab, and asks of each stop whether its ring shows and nothing covers it. */
async function walk(page: Page, path: string): Promise<{ stops: number; faults: string[] }> {
  await openHydrated(page, path);
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 80; stops++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(async () => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = element.getBoundingClientRect();
      // A card draws the ring of the link that fills it.
      const rings = [element, element.closest("article, .picture-card")].filter((ringed) => {
        if (ringed === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const x = box.left + Math.min(box.width / 2, 20);
      const y = box.top + box.height / 2;
      const top = document.elementFromPoint(x, y);
      const isFrame = element.tagName === "IFRAME";
      return {
        name: `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`,
        hasRing: rings.length > 0 || isFrame,
        isSeen: top !== null && (element.contains(top) || top.contains(element)),
      };
    });
    if (seen === undefined) break;
    if (!seen.hasRing) faults.push(`${path}: no ring on ${seen.name}`);
    if (!seen.isSeen) faults.push(`${path}: something covers ${seen.name}`);
  }
  return { stops, faults };
}

for (const path of some) {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    test(`${path}, ${viewport.width} px: the focus is always seen, and never covered`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      const { stops, faults } = await walk(page, path);
      expect(stops).toBeGreaterThan(10);
      expect(faults).toEqual([]);
    });
  }

  test(`${path}: targets are 24 px at least, buttons 44 px`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const small = await page
      .locator("a, button, summary, input, textarea")
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (width === 0 || element.closest(":not(:popover-open)[popover]") !== null) return [];
          // A link inside a sentence may be as high as its line (WCAG 2.5.8, exception "inline").
          const isInline = getComputedStyle(element).display === "inline";
          const least = element.matches(".action, button, summary, input") ? 44 : 24;
          const isSmall = !isInline && (height < least || width < 24);
          return isSmall && !element.matches(".skip-link")
            ? [`${element.tagName} ${element.textContent?.slice(0, 30)} ${width}×${height}`]
            : [];
        }),
      );
    expect(small).toEqual([]);
  });

  test(`${path}: at 400% zoom nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path}: forced colours keep the edges of buttons`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    for (const button of await page.locator("main .action").all()) {
      const edge = await button.evaluate((element) => {
        const { borderStyle, borderWidth, borderColor } = getComputedStyle(element);
        return { borderStyle, width: Number.parseFloat(borderWidth), borderColor };
      });
      expect(edge.borderStyle).not.toBe("none");
      expect(edge.width).toBeGreaterThanOrEqual(1);
      expect(edge.borderColor).not.toContain("rgba(0, 0, 0, 0)");
    }
  });

  test(`${path}: reduced motion stops all of it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, path);
    await page.evaluate(() => {
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          // React hides what has no part in a transition with animations that take no time.
          if (effect?.getComputedTiming().endTime !== 0) document.body.dataset.moved = "";
        }
        document.body.dataset.frames = String(Number(document.body.dataset.frames ?? 0) + 1);
        requestAnimationFrame(look);
      };
      look();
    });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "About Us", exact: true })
      .click();
    await expect(page).toHaveURL("/about");
    await page.waitForFunction(() => Number(document.body.dataset.frames) > 60);
    await expect(page.locator("body[data-moved]")).toHaveCount(0);
  });
}

test.describe("with the spacing that readers may set (WCAG 1.4.12)", () => {
  // The reader's own style sheet does not come under the policy of the page.
  test.use({ bypassCSP: true });

  test("no page scrolls sideways and no button cuts its words", async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      const cut = await page
        .locator("main .action")
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.scrollWidth > button.clientWidth + 1)
            .map((button) => button.textContent),
        );
      expect(cut, path).toEqual([]);
    }
  });
});

test.describe("on paper", () => {
  for (const path of [
    "/services/dental",
    "/blog/first-visit",
    "/contact",
    "/service-areas/greer",
  ]) {
    test(`${path} is a clean sheet with address and phone, without navigation and bars`, async ({
      page,
    }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(path);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.locator(".call-bar")).toBeHidden();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toContainText(clinic.address.street);
      await expect(page.getByRole("contentinfo").getByText(clinic.phone.display)).toBeVisible();
      const ground = await page.evaluate(() =>
        [...document.querySelectorAll(".band, .page-head, footer")].map(
          (element) => getComputedStyle(element).backgroundColor,
        ),
      );
      for (const colour of ground)
        expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(colour);
      const sheets = await sheetsOf(page);
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(2);
    });
  }
});
