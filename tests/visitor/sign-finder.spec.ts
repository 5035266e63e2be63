import type { Page } from "@playwright/test";
import { fill } from "../../src/formatting/fill.ts";
import {
  clinic,
  emergency,
  expect,
  expectPage,
  hold,
  openHydrated,
  site,
  test,
  translate,
} from "../base-test.ts";

const { label, none, examples, found } = site.labels.finder;
const poison = site.signs.poisons.find(({ level }) => level === "leave");
const visit = site.signs.signs.find(({ level, words }) => level === "visit" && words);

const field = (page: Page) => page.getByRole("searchbox", { name: label });
const answers = (page: Page) => page.getByRole("search").getByRole("listitem");

test("each answer says what and how soon, and has the ways to act and to read on", async ({
  page,
}) => {
  const release = await hold(page, /assets\/answers-/);
  await openHydrated(page, emergency.path);
  await field(page).click();
  // What is typed while its parts are on their way counts.
  await field(page).pressSequentially(poison?.thing ?? "");
  release();
  const first = answers(page).first();
  await expect(first.getByRole("heading")).toHaveText(poison?.thing ?? "");
  await expect(first).toContainText(site.labels.levels.leave.heading);
  for (const { display } of [clinic.phone, ...clinic.poisonLines]) {
    await expect(first.getByRole("link", { name: display })).toBeVisible();
  }
  const count = fill(found, { count: "" });
  await expect(page.getByRole("main").getByRole("status")).toContainText(count.trim().slice(0, 6));
  // Tab goes through them.
  await field(page).press("Tab");
  await expect(first.getByRole("link").first()).toBeFocused();

  await field(page).fill(visit?.name ?? "");
  await expect(answers(page).first().getByRole("heading")).toHaveText(visit?.name ?? "");
  await expect(
    answers(page)
      .first()
      .locator(`a[href="${clinic.booking?.url ?? `tel:${clinic.phone.dial}`}"]`),
  ).toBeVisible();
});

test("without an answer there is the number, and an example is an answer away", async ({
  page,
}) => {
  await openHydrated(page, "/services");
  await field(page).fill("xyzzy");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText(none);
  // No list shows, and nothing says that one does.
  await expect(answers(page)).toHaveCount(0);
  await expect(page.locator("main [aria-expanded=true]")).toHaveCount(0);
  await expect(status.getByRole("link", { name: clinic.phone.display })).toBeVisible();
  await field(page).fill("");
  const [example = ""] = examples;
  await page.getByRole("button", { name: example, exact: true }).click();
  await expect(field(page)).toHaveValue(example);
  await expect(answers(page).first()).toBeVisible();
});

test("a browser that translates does not keep what was found before", async ({ page }) => {
  await openHydrated(page, emergency.path);
  const search = page.getByRole("search");
  const type = async (text: string) => {
    await field(page).fill(text);
    await expect(search.getByRole("listitem").or(search.getByText(none)).first()).toBeVisible();
  };
  const found = async () => (await search.innerText()).replace(/\s+/g, " ");
  const asked = [poison?.thing ?? "", "zzzz", visit?.name ?? "", "zzzz", poison?.thing ?? ""];
  const untranslated: string[] = [];
  for (const text of asked) {
    await type(text);
    untranslated.push(await found());
  }
  for (const [index, text] of asked.entries()) {
    await type(text);
    await expect.poll(found).toBe(untranslated[index]);
    await translate(search);
  }
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test("the field moves below the header, so that answers are above the keyboard", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    // Wherever it is, the tap lands on nothing that moves below the finger.
    for (const place of [200, 300, 400, 500]) {
      await field(page).evaluate((input, y) => {
        input.blur();
        scrollBy(0, input.getBoundingClientRect().y - y);
      }, place);
      await field(page).tap();
      await expect(field(page)).toBeFocused();
    }
    await field(page).pressSequentially("limp");
    await expect(answers(page).first()).toBeVisible();
    const { y = 999 } = (await answers(page).first().getByRole("heading").boundingBox()) ?? {};
    expect(y).toBeLessThan(664 - 300);
    await expectPage(page, "/");
  });
});
