import { route as home } from "../../src/routes/home/route.ts";
import { clinic, emergency, expect, quietTime, signs, site, test } from "../base-test.ts";

/* The first screen, and the bar at the foot of phones: in a hurry, with one thumb. */

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(quietTime));

const { labels } = site;
const whyPath = "/why-choose-us";
const { hero, strip } = site.contentOf(home.file);
const bar = { name: site.labels.waysToReachUs, exact: true };

test("320 px, text at 200%: a target for each way to the clinic, no word cut", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/terms-conditions");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    scrollTo({ top: 1000, behavior: "instant" });
  });
  const links = page.getByRole("navigation", bar).getByRole("link");
  await expect(links).toHaveCount(2 + (clinic.sms ? 1 : 0) + (clinic.booking ? 1 : 0));
  for (const link of await links.all()) {
    const box = await link.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { least: Math.min(width, height), cut: element.scrollWidth - width };
    });
    expect(box.least).toBeGreaterThanOrEqual(44);
    expect(box.cut).toBeLessThan(1);
  }
  // Two rows at the most: the page keeps three quarters of the window.
  const { height = 0 } = (await page.getByRole("navigation", bar).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(640 / 4);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`covers nothing at the end of a page (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    for (const path of ["/about", "/terms-conditions"]) {
      await page.goto(path);
      const ways = page.getByRole("navigation", bar);
      await expect(ways).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const foot = await page.getByRole("contentinfo").boundingBox();
      const end = (foot?.y ?? 0) + (foot?.height ?? 0);
      await expect.poll(async () => (await ways.boundingBox())?.y).toBeGreaterThanOrEqual(end - 1);
      // It leaves no room behind.
      expect(end).toBeCloseTo(844, 0);
    }
  });
}

test("is hidden on wide windows", async ({ page }) => {
  await page.goto("/contact");
  const ways = page.getByRole("navigation", bar);
  await expect(ways).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(ways).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a key opens one card, by its address", async ({ page }) => {
    // Nobody taps the second key while the page still scrolls to the first card.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(emergency.path);
    const cards = page.locator("main article").filter({ visible: true });
    await expect(cards).toHaveCount(0);
    const [first = "", second = ""] = signs.worst.map(({ id }) => id);
    for (const id of [first, second]) {
      await page.locator(`main a[href="#${id}"]`).first().click();
      await expect(cards).toHaveCount(1);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.goBack();
    await expect(page.locator(`#${first}`)).toBeVisible();
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 657 },
  ]) {
    test(`home at ${viewport.width} × ${viewport.height}: who, where, when, to book, to call, and whether it is urgent`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/");
      const main = page.getByRole("main");
      // Longer words of the owner’s push the rest down. React would put them back.
      const cut = (element: Element, length: number) => {
        element.textContent = element.textContent?.slice(0, length) ?? "";
      };
      await main.getByRole("heading", { level: 1 }).evaluate(cut, 40);
      await main.getByText(hero.lead).evaluate(cut, 130);
      const links = main.getByRole("link");
      for (const part of [
        main.getByRole("heading", { level: 1 }),
        main.getByText(clinic.address.street, { exact: true }).first(),
        main.getByText(strip.hours, { exact: true }).first(),
        ...(clinic.booking ? [links.filter({ hasText: labels.bookAppointment }).first()] : []),
        links.filter({ hasText: labels.callNumber }).first(),
        main.locator('a[href="/services/emergency"]').first(),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test("the first screen of an emergency has the number and where else to go", async ({ page }) => {
  await page.goto(emergency.path);
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: clinic.phone.display }).first();
  expect((await number.boundingBox())?.width).toBeGreaterThan(390 * 0.85);
  for (const href of ["#after-hours", ...signs.worst.map(({ id }) => `#${id}`)]) {
    await expect(main.locator(`a[href="${href}"]`).first(), href).toBeInViewport({ ratio: 1 });
  }
});

test("in an emergency, the header fills the phone's button, not Book", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(emergency.path);
  const clear = "rgba(0, 0, 0, 0)";
  const header = page.getByRole("banner");
  if (clinic.booking) {
    const book = header.locator(`a[href="${clinic.booking.url}"]`).first();
    await expect(book).toHaveCSS("background-color", clear);
  }
  const call = header.getByRole("link", { name: clinic.phone.display });
  await expect(call).not.toHaveCSS("background-color", clear);
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`${viewport.width} px: one tap to the button, two to the poison lines`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: labels.emergency }).click();
    await expect(page).toHaveURL(emergency.path);
    const main = page.getByRole("main");
    const call = main.getByRole("link", { name: labels.callEmergencyLine }).first();
    await expect(call).toBeInViewport({ ratio: 1 });
    await main.getByRole("link", { name: labels.poison, exact: true }).click();
    await expect(page.getByRole("heading", { name: labels.poison, exact: true })).toBeInViewport();
  });
}

test("the call bar gives way to the page's own button", async ({ page }) => {
  for (const [path, name] of [
    ["/", labels.waysToReachUs],
    [emergency.path, labels.emergency],
  ] as const) {
    await page.goto(path);
    const call = page.getByRole("navigation", { name, exact: true });
    await expect(call, path).not.toBeInViewport();
    // Whoever comes by Tab sees where they are.
    const first = call.getByRole("link").first();
    await first.focus();
    await expect(call, path).toBeInViewport({ ratio: 1 });
    await first.blur();
    await page.mouse.wheel(0, 1500);
    await expect(call, path).toBeInViewport({ ratio: 1 });
  }
});

test("each value of a table stands below or behind the name of its column", async ({ page }) => {
  const tables = page.locator("table.labeled-table");
  for (const path of [whyPath, ...site.services.map((service) => service.path)]) {
    await page.goto(path);
    for (const table of await tables.filter({ visible: true }).all()) {
      const isBelow = await table
        .locator("thead")
        .evaluate((head) => getComputedStyle(head).clipPath === "none");
      const before = await table
        .locator("td")
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
      if (!isBelow) expect(before.filter((name) => name === "none" || name === '": "')).toEqual([]);
    }
  }
});

test("breadcrumbs end in the page's own name, on one line", async ({ page }) => {
  for (const { path } of site.services) {
    await page.goto(path);
    const trail = page.getByRole("navigation", { name: labels.breadcrumb }).getByRole("listitem");
    const boxes = await trail.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ y, right }) => ({ y, right })),
    );
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, path).toBe(1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(390);
  }
});
