import { expect, holdApp, openHydrated, test, waitForHydration } from "../browser.ts";
import { builtPage, clinicSite } from "../built.ts";
import { emergency, expectPage, expectTitle, footerLink, phone } from "./clinic.ts";

/* What somebody else changes before React starts, and what fails: what then remains of the page. */

test.use({
  expected: /^(error|warning): .*(Failed to |TypeError|#418)|^(status|failed request) .+emergency-/,
});

test("a form that somebody else has changed keeps words, ticks and the caret", async ({ page }) => {
  const story = page.locator("main textarea");
  const box = page.getByRole("checkbox", { name: "Ask your last clinic for records" });
  const focused = page.locator(":focus");
  for (const [path, fill, isKept] of [
    [
      "/testimonials",
      () => story.fill("Pm").then(() => story.press("ArrowLeft")),
      () => page.keyboard.type("i").then(() => expect(story).toHaveValue("Pim")),
    ],
    ["/blog/first-visit", () => box.check(), () => expect(box.and(focused)).toBeChecked()],
  ] as const) {
    const release = await holdApp(page);
    await page.goto(path);
    await fill();
    const form = page.locator("main form").first();
    await form.evaluate((element) => element.prepend(document.createElement("b")));
    release();
    await expect(form.locator("> b"), "React renders it anew").toHaveCount(0);
    await isKept();
  }
});

test("what the address or a visitor opened stays when React renders all anew", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, id] of [
    ["/services/emergency#choking", "choking"],
    ["/services#place-leg", "place-leg"],
  ] as const) {
    const release = await holdApp(page);
    await page.goto(address);
    const shown = page.locator(":target");
    const seen = async () => [(await shown.boundingBox())?.y, await page.evaluate(() => scrollY)];
    const disclosures = page.locator(".disclosure");
    await disclosures.evaluateAll((all) => all.map((one) => one.setAttribute("open", "")));
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const before = await seen();
    const old = await shown.elementHandle();
    // What an extension that changes words does.
    await page.locator("h1").evaluate((title) => title.replaceChildren("Other words"));
    release();
    await waitForHydration(page);
    expect(await old?.evaluate((element) => element.isConnected), "is rendered anew").toBe(false);
    await expect(shown).toHaveAttribute("id", id);
    expect(await seen()).toEqual(before);
    await expect(disclosures.and(page.locator(":not([open])"))).toHaveCount(0);
    await expect(page.locator(":popover-open")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-clinic");
  }
});

test("a translated page stays as it is, and its field works", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/services");
  // What Google Translate does: it puts each text into an element of its own.
  await page.locator("h1, label").evaluateAll((all) => {
    document.documentElement.lang = "de";
    for (const text of all) {
      const translated = document.createElement("font");
      translated.append(...text.childNodes);
      text.append(translated);
    }
  });
  const field = page.getByRole("search");
  await field.getByRole("searchbox").fill("xylophon");
  release();
  await expect(field).toContainText("One word in English works, too.");
  await expect(page.locator("html")).toHaveAttribute("data-app", "plain");
  await expect(page.locator("h1 > font")).toHaveCount(1);
  await field.getByRole("searchbox").fill("limp");
  await expect(field.getByRole("listitem").first()).toBeVisible();
});

test("if the code of a page or its document fails, it stays, or loads", async ({ page }) => {
  for (const meta of ['{ title: "", tags: [] }', "undefined"]) {
    const body = `export const Component = ({ data }) => data.title, meta = ${meta};`;
    await page.route(/assets\/emergency-/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    const failure = () => page.waitForEvent("console", (message) => message.type() === "error");
    const atOnce = failure();
    await page.goto(`${emergency}#choking`);
    await atOnce;
    await expectTitle(page, emergency);
    await expect(page.getByRole("banner")).toContainText(phone);
    await expect(page.locator("#choking:target")).toBeVisible();

    await openHydrated(page, "/about");
    const afterLink = failure();
    await page.getByRole("banner").getByRole("link", { name: "Emergency" }).first().click();
    await afterLink;
    await expectTitle(page, emergency);
  }
});

test("a page that fails later shows its words again, and its links load documents", async ({
  page,
}) => {
  const body = `export const data = { end: {} }, meta = { title: "", tags: [] };
    export const Component = () => { if (window.name === "broken") throw new TypeError(); };`;
  await page.route(/assets\/about-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await openHydrated(page, "/about");
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  await page.evaluate(() => {
    window.name = "broken";
  });
  await page.goBack();
  await expectPage(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-app", "plain");
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  await waitForHydration(page);
  await page.goBack();
  await expectPage(page, "/about");
});

test("rendered anew, the head has each tag once, and follows links", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/about");
  await page.locator("header").evaluate((header) => header.prepend(document.createElement("b")));
  release();
  await waitForHydration(page);
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  const address = builtPage("/blog", clinicSite)("[rel=canonical]").attr("href") ?? "";
  await expect(page.locator("[rel=canonical]")).toHaveAttribute("href", address);
  await expect(page.locator("[property='og:url']")).toHaveAttribute("content", address);
  await expect(page.locator("head title")).toHaveCount(1);
  const json = await page.locator("[type='application/ld+json']").allTextContents();
  expect(json).toEqual([builtPage("/blog", clinicSite)("[type='application/ld+json']").text()]);
});
