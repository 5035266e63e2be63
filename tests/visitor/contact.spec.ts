import type { Page } from "@playwright/test";
import { clinic, contactWords, expect, openHydrated, site, test } from "../base-test.ts";

/* The contact page: questions that open, and words to copy. */

const { ask } = contactWords;
const [payment] = site.questions.filter(({ id }) => id === "payment");
if (payment === undefined) throw new Error("There is no question about payment");

const openQuestions = (page: Page) => page.locator(".question-list details[open]");
const questionOf = (page: Page, id: string) =>
  page.locator(".question-list details", { has: page.locator(`#question-${id}`) });

test.describe("questions", () => {
  test("each opens by its name, and answers with facts from elsewhere", async ({ page }) => {
    await page.goto("/contact");
    await expect(openQuestions(page)).toHaveCount(0);
    for (const { id, question, answer } of site.questions) {
      await page.getByText(question, { exact: true }).click();
      await expect(page.locator(`#question-${id}`)).toContainText(answer);
    }
    await expect(page.getByText(new RegExp(clinic.terms.payments)).first()).toBeVisible();
    await expect(
      questionOf(page, "hours").getByRole("link", { name: clinic.phone.display }),
    ).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  });

  test("the keyboard opens one and closes it", async ({ page }) => {
    await openHydrated(page, "/contact");
    const summary = questionOf(page, "payment").locator("summary");
    await summary.press("Enter");
    await expect(page.locator("#question-payment")).toBeVisible();
    await summary.press("Enter");
    await expect(page.locator("#question-payment")).toBeHidden();
  });

  for (const script of [true, false]) {
    test.describe(script ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: script });

      test("the address of a question opens it alone, and so does a search for its words", async ({
        page,
      }) => {
        // A link to a text fragment finds the text the way find-in-page does.
        const piece = encodeURIComponent(payment.answer.split(" ").slice(3, 8).join(" "));
        for (const hash of ["#question-payment", `#:~:text=${piece}`]) {
          await page.goto("about:blank");
          await page.goto(`/contact${hash}`);
          await expect(page.locator("#question-payment"), hash).toBeInViewport();
          await expect(openQuestions(page), hash).toHaveCount(1);
        }
      });
    });
  }

  test("the address opens it after a client-side navigation, too, and again when asked again", async ({
    page,
  }) => {
    await openHydrated(page, "/about");
    for (const id of ["payment", "hours"]) {
      await page.evaluate((to) => navigation.navigate(to).finished, `/contact#question-${id}`);
      await expect(page.locator(`#question-${id}`)).toBeVisible();
    }
  });

  test("an address of no question, or of another part, opens none", async ({ page }) => {
    for (const hash of ["#question-prices", "#access", '#"]', "#%E0%A4%A"]) {
      await page.goto("about:blank");
      await openHydrated(page, `/contact${hash}`);
      await expect(openQuestions(page)).toHaveCount(0);
    }
  });

  test("on paper all are answered", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/contact");
    for (const { id } of site.questions)
      await expect(page.locator(`#question-${id} p`)).toBeVisible();
  });
});

test.describe("prefilled requests", () => {
  const part = (page: Page) => page.locator(".contact-ask");
  const [request] = ask.requests;
  if (request === undefined) throw new Error("There is no request");
  const words = [request.opening, "", ...request.lines.map((line) => `${line}: `)].join("\n");

  /** Opens the words of the first request and asks for a copy. */
  async function copy(page: Page) {
    await openHydrated(page, "/contact");
    await part(page).getByText(ask.words).first().click();
    await expect(part(page).locator("pre").first()).toHaveText(words);
    await part(page)
      .getByRole("button", { name: `${ask.copy} (${request?.name})` })
      .click();
    return part(page).getByRole("status").first();
  }

  test("the words can be copied, and the page says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await expect(await copy(page)).toHaveText(ask.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  });

  const failures: [string, () => void][] = [
    [
      "the clipboard is denied",
      () => {
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: () => Promise.reject(new DOMException("No", "NotAllowedError")) },
        });
      },
    ],
    [
      "there is no clipboard",
      () => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      },
    ],
  ];
  for (const [name, breakClipboard] of failures) {
    test(`where ${name}, the words are selected, and the page says so`, async ({ page }) => {
      await page.addInitScript(breakClipboard);
      await expect(await copy(page)).toHaveText(ask.notCopied);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
    });
  }

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the links are there, and the words can be read; no button that would do nothing", async ({
      page,
    }) => {
      await page.goto("/contact");
      await part(page).getByText(ask.words).first().click();
      await expect(part(page).locator("pre").first()).toBeVisible();
      await expect(part(page).getByRole("button")).toHaveCount(0);
      await expect(part(page).locator('a[href^="sms:"]').first()).toBeVisible();
    });
  });
});
