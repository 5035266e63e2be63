import type { Locator, Page } from "@playwright/test";
import { route } from "../../src/routes/testimonials/route.ts";
import {
  blogContent,
  emergency,
  expect,
  expectPage,
  holdApp,
  kinds,
  navigateTo,
  openHydrated,
  site,
  test,
  translate,
  waitForHydration,
} from "../base-test.ts";

/*
 * Password managers, translators and hosts change a page, before React takes it over or after. What
 * a visitor has typed, opened or focused stays.
 */

const { form } = site.contentOf(route.file);
const poison = site.signs.poisons.find(({ level }) => level === "leave")?.thing ?? "";
const story = (page: Page) => page.getByLabel(form.storyLabel, { exact: true });
const box = (page: Page, index: number) => page.locator("main form input").nth(index);
const searchField = (page: Page) => page.getByRole("searchbox");
const answers = (page: Page) => page.getByRole("search").getByRole("listitem");

test.use({
  viewport: { width: 390, height: 844 },
  // Warnings: errors would tell us of what is not our fault.
  expected: { console: [/^warning: .*error #418/, /^log: Testimonial submitted:/] },
});

/** Puts an element into each part that fits. */
const putInto = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    for (const element of elements) {
      element.prepend(document.createElement("span"));
      element.append(document.createElement("span"));
    }
  });

/** What others do to a page, and whether React then takes it over. */
const changes: [name: string, change: (page: Page) => Promise<unknown>, takesOver?: false][] = [
  [
    "an attribute on an element",
    (page) =>
      page.locator("html, body, main, main *").evaluateAll((elements) => {
        for (const element of elements) element.setAttribute("data-changed", "");
      }),
  ],
  ["an element in a form", (page) => putInto(page.locator("main form, main form *:has(> input)"))],
  [
    "a field in a form",
    (page) =>
      page.locator("main form").evaluateAll((elements) => {
        for (const element of elements) element.prepend(document.createElement("input"));
      }),
  ],
  ["an element in the page", (page) => putInto(page.locator("main, main .page, main section"))],
  ["an element around the page", (page) => putInto(page.locator("head, body, header, footer"))],
  [
    "mail links as Cloudflare writes them",
    (page) =>
      page.locator("[href^=mailto]").evaluateAll((links) => {
        for (const link of links) {
          link.setAttribute("href", "/cdn-cgi/l/email-protection#aabbcc");
          const hidden = document.createElement("span");
          hidden.textContent = "[email protected]";
          link.replaceChildren(hidden);
        }
      }),
  ],
  ["a text in an element", (page) => translate(page.locator("h1")), false],
  [
    "a translated page",
    async (page) => {
      await page.locator("html").evaluate((root: HTMLElement) => {
        root.lang = "es";
        root.className = "translated-ltr";
      });
      await translate(page.locator("body"));
    },
    false,
  ],
];

for (const [name, change, takesOver = true] of changes) {
  /** Opens a page, does something there, changes the page, and lets React come. */
  const visit = async (page: Page, path: string, act: () => Promise<unknown>) => {
    const release = await holdApp(page);
    await page.goto(path);
    await act();
    await change(page);
    release();
    if (takesOver) await waitForHydration(page);
    else await expect(page.locator("html")).toHaveAttribute("data-translated");
  };

  test(`${name}, before React, leaves what was typed, checked and opened`, async ({ page }) => {
    page.on("dialog", (dialog) => dialog.accept());
    await visit(page, "/testimonials", async () => {
      await page.getByLabel(form.nameLabel, { exact: true }).fill("Ada");
      await story(page).fill("12345");
      await story(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 3));
    });
    // So is the caret where it was.
    await expect(story(page)).toBeFocused();
    await page.keyboard.type("xy");
    await expect(story(page)).toHaveValue("12xy45");
    await expect(page.getByLabel(form.nameLabel, { exact: true })).toHaveValue("Ada");
    if (takesOver && site.clinic.storyForm === undefined) {
      await page.getByRole("button", { name: form.submit }).click();
      await expect(page.getByRole("main").getByText("12xy45")).toBeVisible();
    }

    const fold = page.locator("#plans details").first();
    await visit(page, "/blog/first-visit", async () => {
      await box(page, 1).check();
      await fold.locator("summary").press("Enter");
    });
    await expect(fold).toHaveAttribute("open");
    await expect(fold.locator("summary")).toBeFocused();
    await box(page, 0).check();
    await expect(page.locator("main :checked")).toHaveCount(2);

    // The field for signs is as good as before, or hidden.
    const group = page.locator("#menu details").first();
    await visit(page, emergency.path, async () => {
      await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
      await group.locator("summary").click();
    });
    await expect(group.getByRole("link").first()).toBeVisible();
    await expect(group.locator("summary")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
    if (takesOver) {
      await searchField(page).fill(poison);
      await expect(answers(page).first().getByRole("heading")).toHaveText(poison);
    } else await expect(searchField(page)).toBeHidden();
    await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
    await group.getByRole("link").nth(1).click();
    await expect(page).not.toHaveURL(emergency.path);
    await expect(page.locator("#menu")).toBeHidden();
  });
}

const parts = [
  { changed: "main form", kept: "main h1" },
  { changed: "main section:not(:has(form))", kept: "main form" },
  { changed: "header", kept: "main form" },
  { changed: "footer", kept: "main form" },
];

for (const { changed, kept } of parts) {
  test(`an element in ${changed} leaves the elements of ${kept}`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto("/testimonials");
    const [part, other] = await Promise.all(
      [changed, kept].map((selector) => page.locator(selector).first().elementHandle()),
    );
    await part?.evaluate((element) => element.prepend(document.createElement("div")));
    release();
    await waitForHydration(page);
    const isThere = (element: Node) => element.isConnected;
    expect(await part?.evaluate(isThere), "React renders it anew").toBe(false);
    expect(await other?.evaluate(isThere)).toBe(true);
  });
}

test("a translation after React leaves a page that works, and says what is true", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/blog");
  await translate(page.locator("html"));
  // The pictures of a dropdown come when it opens, before their words.
  for (const button of await page.locator("header nav > ul > li > button").all()) {
    await button.click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await expect(page.locator("header nav img")).not.toHaveCount(0);
  const [category = ""] = blogContent.categories;
  const posts = site.articles.filter((article) => article.category === category);
  await page.getByRole("button", { name: category, exact: true }).click();
  await expect(page.locator("main .post-list-post")).toHaveCount(posts.length);
  await expect(page.getByRole("main").getByRole("status")).toContainText(category);
  for (const path of kinds) {
    await navigateTo(page, path);
    await expectPage(page, path);
    await translate(page.locator("html"));
  }
});
