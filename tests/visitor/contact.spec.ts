import type { Page } from "@playwright/test";
import { clinic, contactWords, expect, openHydrated, site, test } from "../base-test.ts";

/* The contact page: questions, requests in one tap, arriving, and a word on access. */

const { ask, access } = contactWords;
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
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#question-payment")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator("#question-payment")).toBeHidden();
  });

  for (const script of [true, false]) {
    test.describe(script ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: script });

      test("the address of a question opens it, and it alone", async ({ page }) => {
        await page.goto("/contact#question-payment");
        await expect(page.locator("#question-payment")).toBeInViewport();
        await expect(page.getByText(payment.question, { exact: true })).toBeInViewport();
        await expect(openQuestions(page)).toHaveCount(1);
      });

      test("a search for words of an answer opens it", async ({ page }) => {
        // A link to a piece of text finds it as the search of the page does.
        await page.goto("/contact#:~:text=claim%20from%20your%20insurer");
        await expect(page.locator("#question-payment")).toBeInViewport();
        await expect(openQuestions(page)).toHaveCount(1);
      });
    });
  }

  test("the address opens it after a client-side navigation, too, and again when asked again", async ({
    page,
  }) => {
    const go = (address: string) =>
      page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, address);
    await openHydrated(page, "/about");
    await go("/contact#question-payment");
    await expect(page.locator("#question-payment")).toBeVisible();
    await expect(openQuestions(page)).toHaveCount(1);
    await go("/contact#question-hours");
    await expect(page.locator("#question-hours")).toBeVisible();
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

test.describe("ask in one tap", () => {
  const part = (page: Page) => page.locator(".contact-ask");
  const [request] = ask.requests;
  if (request === undefined) throw new Error("There is no request");
  const words = [request.opening, "", ...request.lines.map((line) => `${line}: `)].join("\n");

  test("texts and mails open with the points to fill in", async ({ page }) => {
    await page.goto("/contact");
    expect(ask.requests.map(({ name }) => name)).toEqual([
      "Send my records",
      "Refill request",
      "A question",
    ]);
    for (const { name, opening, subject, lines } of ask.requests) {
      const hrefOf = async (button: string) =>
        (await part(page)
          .getByRole("link", { name: `${button} (${name})` })
          .getAttribute("href")) ?? "";
      const sms = await hrefOf(ask.textButton);
      expect(sms).toMatch(new RegExp(`^sms:\\${clinic.text.dial}\\?&body=[\\w.%!~*'()-]+$`));
      // As Android reads it: decoded, cut at the signs, decoded once more.
      const [, fields = ""] = decodeURIComponent(sms).split("?");
      const body = fields.split("&").find((field) => field.startsWith("body="));
      const read = decodeURIComponent((body ?? "").slice("body=".length));
      expect(read.split("\n")).toEqual([opening, "", ...lines.map((line) => `${line}: `)]);

      const mail = new URL(await hrefOf(ask.emailButton));
      expect(mail.href).not.toContain("+");
      expect(mail.pathname).toBe(clinic.email);
      expect(mail.searchParams.get("subject")).toBe(subject);
      expect(mail.searchParams.get("body")).toBe(read.replaceAll("\n", "\r\n"));
    }
  });

  test("above them stands that emergencies go by phone, with the call", async ({ page }) => {
    await page.goto("/contact");
    await expect(part(page).getByRole("link").first()).toHaveAttribute(
      "href",
      `tel:${clinic.phone.dial}`,
    );
    await expect(part(page).getByText("Emergencies go by phone only.")).toBeVisible();
  });

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

test("arriving: what is known is there, and no place without a text", async ({ page }) => {
  await page.goto("/contact");
  const part = page.getByRole("region", { name: "Where to find us." });
  await expect(part.getByText(clinic.address.street)).toBeVisible();
  await expect(part.getByRole("link", { name: /^Get Directions/ })).toBeVisible();
  const { labels, heading, townLink, ...slots } = site.arriving;
  for (const [slot, label] of Object.entries(labels)) {
    const { text } = slots[slot as keyof typeof labels];
    await expect(part.getByRole("heading", { name: label })).toHaveCount(
      text === undefined ? 0 : 1,
    );
  }
  const filled = Object.values(slots).filter(({ text }) => text !== undefined).length;
  await expect(part.getByText(heading)).toHaveCount(filled === 0 ? 0 : 1);
  await page.goto("/service-areas/greer");
  await expect(page.getByRole("link", { name: townLink })).toHaveCount(filled === 0 ? 0 : 1);
});

test("access: other ways, what was tested and when, and no more than that", async ({ page }) => {
  await page.goto("/contact");
  const part = page.getByRole("region", { name: access.heading });
  for (const href of [
    `tel:${clinic.phone.dial}`,
    `sms:${clinic.text.dial}`,
    `mailto:${clinic.email}`,
  ]) {
    await expect(part.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(part.locator("time")).toHaveAttribute("datetime", access.tested);
  await expect(part.getByText(access.untested)).toBeVisible();
  expect(await part.innerText()).not.toMatch(/WCAG|ADA\b|compl(y|ian)|conform|fully|certified/i);
});
