import type { Page } from "@playwright/test";
import {
  clinic,
  expect,
  kinds,
  openHydrated,
  site,
  standIns,
  test,
  titleOf,
} from "../base-test.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const turned = { width: 844, height: 390 };

const openButton = (page: Page) =>
  page.getByRole("button", { name: site.labels.menu, exact: true });
const closeButton = (page: Page) =>
  page.getByRole("button", { name: site.labels.close, exact: true });

/** The header's edge, the open menu's, and how many rows the header's controls stand in. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const middles = Array.from(document.querySelectorAll("header .wrap :is(a, button)"))
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => Math.round((top + height / 2) / 10));
    return {
      header: box("header")?.bottom,
      menu: box("#menu")?.top,
      rows: new Set(middles).size,
      width: document.documentElement.scrollWidth,
    };
  });

test.describe("on a wide window", () => {
  test.use({ viewport: wide });

  test("Enter and Space open a dropdown, Escape closes it and keeps the focus on its button", async ({
    page,
  }) => {
    await openHydrated(page, "/about");
    const button = page.getByRole("button", { name: "Services: show pages" });
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await expect(page.getByRole("link", { name: "All Services" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(":popover-open")).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test("Tab walks through an open dropdown and closes it on leaving", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "About Us: show pages" }).focus();
    await page.keyboard.press("Enter");
    for (const name of ["About Our Practice", "Why Choose Us", "Testimonials"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name, exact: true }).first()).toBeFocused();
    }
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(
      page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Services", exact: true }),
    ).toBeFocused();
  });

  test("one dropdown is open at a time, and a click outside closes it", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Services: show pages" }).click();
    await page.getByRole("button", { name: "Service Areas: show pages" }).click();
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "All Areas" })).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });

  test("choosing a page closes the dropdown, and so does choosing the one in view", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    for (const _ of ["another page", "the page in view"]) {
      await page.getByRole("button", { name: "Services: show pages" }).click();
      await page.locator(":popover-open").getByRole("link", { name: "Dental Care" }).click();
      await expect(page).toHaveURL("/services/dental");
      await expect(page.locator(":popover-open")).toHaveCount(0);
    }
  });

  test("with forced colors the line stands under the current item alone", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/services/dental");
    const lined = await page
      .getByRole("navigation", { name: "Main" })
      .locator("li > a > span")
      .evaluateAll((spans) =>
        spans
          .filter((span) => Number.parseFloat(getComputedStyle(span).borderBottomWidth) > 0)
          .map((span) => span.textContent),
      );
    expect(lined).toEqual(["Services"]);
  });

  test("the parent of the current page is marked for everybody", async ({ page }) => {
    await page.goto("/services/dental");
    const item = (name: string) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
    await expect(item("Services")).toHaveAttribute("aria-current", "true");
    const lineOf = (name: string) =>
      item(name)
        .locator("span")
        .evaluate((span) => getComputedStyle(span).borderBottomColor);
    expect(await lineOf("Services")).not.toBe(await lineOf("Blog"));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("one button named Menu opens a sheet that scrolls inside itself", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
    const sheet = page.locator("#menu");
    await sheet.getByText("Services", { exact: true }).click();
    await expect(sheet.getByRole("link", { name: "Imaging Services" })).toBeVisible();
    const size = await sheet.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      content: element.scrollHeight,
      overflow: getComputedStyle(element).overflowY,
      window: innerHeight,
    }));
    expect(size.height).toBeLessThanOrEqual(size.window * 0.7 + 1);
    expect(size.content).toBeGreaterThan(size.height);
    expect(size.overflow).toBe("auto");
  });

  test("every link of the menu is large enough for a thumb", async ({ page }) => {
    await openHydrated(page, "/blog");
    await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
    const links = await page.locator("#menu").getByRole("link").filter({ visible: true }).all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const { height = 0 } = (await link.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test("the button says what it does next: Close closes the sheet, and so does Escape", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    await openButton(page).click();
    await expect(page.locator("#menu")).toBeVisible();
    await expect(openButton(page)).toHaveCount(0);
    await closeButton(page).click();
    await expect(page.locator("#menu")).toBeHidden();
    await openButton(page).click();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(closeButton(page)).toHaveCount(0);
  });

  test("Back closes the sheet", async ({ page }) => {
    await openHydrated(page, "/about");
    await page.evaluate(() => navigation.navigate("/blog").finished);
    await openButton(page).click();
    await page.evaluate(() => navigation.back().finished);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/about"));
    await expect(page.locator("#menu")).toBeHidden();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("a tap beside the open sheet closes it and does nothing else", async ({ page }) => {
        await page.goto("/services");
        const call = page.getByRole("link", { name: site.labels.call, exact: true });
        const { x = 0, y = 0, width = 0, height = 0 } = (await call.boundingBox()) ?? {};
        const spot = [x + width / 2, y + height / 2] as const;
        const takesTap = () =>
          call.evaluate(
            (link, [left, top]) => link.contains(document.elementFromPoint(left, top)),
            spot,
          );
        expect(await takesTap()).toBe(true);
        await openButton(page).click();
        expect(await takesTap()).toBe(false);
        await page.touchscreen.tap(...spot);
        await expect(page.locator("#menu")).toBeHidden();
        await expect(page).toHaveURL("/services");
      });
    });
  }

  test("a sheet whose list goes on shades that edge, and only that", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openHydrated(page, "/");
    await openButton(page).click();
    /** How much darker the row at an edge of the sheet is than the paper. */
    const shade = async (edge: "upper" | "lower") => {
      const { x = 0, y = 0, height = 0 } = (await page.locator("#menu").boundingBox()) ?? {};
      const at = edge === "upper" ? y + 1 : y + height - 6;
      const clip = { x: x + 2, y: at, width: 2, height: 1 };
      const picture = (await page.screenshot({ clip })).toString("base64");
      return page.evaluate(async (data) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas?.drawImage(image, 0, 0);
        return 255 - (canvas?.getImageData(0, 0, 1, 1).data[0] ?? 255);
      }, picture);
    };
    expect(await shade("upper")).toBeLessThan(3);
    expect(await shade("lower")).toBeGreaterThan(15);
    await page.locator("#menu").evaluate((sheet) => sheet.scrollTo({ top: 9999 }));
    await expect.poll(() => shade("lower")).toBeLessThan(3);
    expect(await shade("upper")).toBeGreaterThan(15);
  });
});

test.describe("whatever the window", () => {
  test("one row, the menu begins where it ends, and its button stays free", async ({ page }) => {
    await openHydrated(page, "/services/dental");
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 568, height: 320 },
      { width: 640, height: 360 },
      { width: 700, height: 900 },
      { width: 745, height: 1000 },
      turned,
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
      await openButton(page).click();
      const { header = 0, menu = 0, rows, width } = await edgesOf(page);
      const size = `${viewport.width} × ${viewport.height}`;
      expect(rows, size).toBe(1);
      expect(Math.abs(menu - header), size).toBeLessThanOrEqual(1);
      expect(width, size).toBe(viewport.width);
      await closeButton(page).click();
      await expect(page.locator("#menu"), size).toBeHidden();
    }
  });

  test("a low one keeps the way to call in sight, down to the end of the page", async ({
    page,
  }) => {
    for (const viewport of [turned, { width: 568, height: 320 }, { width: 320, height: 256 }]) {
      await page.setViewportSize(viewport);
      await page.goto("/blog/senior-pet-care");
      for (const top of [0, 3000, 9000]) {
        await page.evaluate((wanted) => scrollTo({ top: wanted, behavior: "instant" }), top);
        const call = page.getByRole("banner").locator(`.wrap a[href="tel:${clinic.phone.dial}"]`);
        await expect(call).toBeInViewport({ ratio: 1 });
        await expect(call).toHaveAccessibleName(clinic.phone.display);
      }
    }
  });

  test.describe("with the text size of a phone set to 150%", () => {
    test.use({ isMobile: true, hasTouch: true });

    test("the page follows, and the header stays in one row", async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setEmulatedOSTextScale", { scale: 1.5 });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto("/services");
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          "24px",
        );
        await openButton(page).click();
        const { header = 0, menu = 0, rows, width: reach } = await edgesOf(page);
        expect(rows).toBe(1);
        expect(Math.abs(menu - header)).toBeLessThanOrEqual(1);
        expect(reach).toBe(width);
      }
    });
  });
});

test.describe("a phone that is turned, and turned back", () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true });

  test("stays where it was read", async ({ page }) => {
    for (const path of kinds.filter((kind) => !standIns.includes(kind))) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const before = await page.evaluate(() => {
        const top = Math.min(2500, (document.body.scrollHeight - innerHeight) / 2);
        scrollTo({ top, behavior: "instant" });
        return scrollY;
      });
      for (const viewport of [turned, phone]) {
        await page.setViewportSize(viewport);
        await page.waitForFunction((width) => innerWidth === width, viewport.width);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const after = await page.evaluate(() => scrollY);
      expect(before, path).toBeGreaterThan(phone.height / 2);
      expect(Math.abs(after - before), path).toBeLessThan(phone.height);
    }
  });
});
