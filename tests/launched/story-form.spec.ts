import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { plainText } from "../../src/formatting/text.ts";
import { route } from "../../src/routes/testimonials/route.ts";
import { acceptDialog, clinic, expect, openHydrated, site, test } from "../base-test.ts";
import { listen } from "../local-port.ts";

/* The story form of a clinic that has a form service: a server of our own, in place of the real one. */

const { form } = site.contentOf(route.file);
const story = { name: "Ada", location: "", petName: "Pim", story: "Two lines\nof text" };

/** A form service that answers with these statuses, one after the other, and what it gets. */
async function serveForms(page: Page, ...statuses: number[]) {
  const got: { accept: string; fields: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    const body = new Response(await text(request), {
      headers: { "Content-Type": request.headers["content-type"] ?? "" },
    });
    const fields = Object.fromEntries(await body.formData());
    got.push({ accept: request.headers.accept ?? "", fields });
    const headers = { "Access-Control-Allow-Origin": "*", "Content-Type": "text/html" };
    response.writeHead(statuses.shift() ?? 200, headers).end("<h1>Thanks from the service</h1>");
  });
  const port = await listen(server);
  const { origin, pathname } = new URL(clinic.storyForm ?? "");
  await page.context().route(`${origin}/**`, async (browserRoute) => {
    const response = await browserRoute.fetch({ url: `http://localhost:${port}${pathname}` });
    await browserRoute.fulfill({ response });
  });
  return { got, close: () => server.close() };
}

async function fillAndSend(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(story)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
  await page.getByRole("button", { name: form.submit }).click();
}

/** Lines of a textarea arrive as the standard has them. */
const sent = { ...story, story: "Two lines\r\nof text" };

test("a story is sent, thanked for, and gone from the form", async ({ page }) => {
  const service = await serveForms(page);
  await openHydrated(page, "/testimonials");
  const thanked = acceptDialog(page);
  await fillAndSend(page);
  expect(await thanked).toBe(form.thanks);
  await expect(page.getByRole("status").filter({ hasText: form.thanks })).toBeFocused();
  await expect(page.getByRole("main")).not.toContainText(plainText(form.notSent));
  await expect(page.locator('main form [name="story"]')).toHaveValue("");
  expect(service.got).toEqual([{ accept: "application/json", fields: sent }]);
  service.close();
});

test.describe("a service that fails", () => {
  test.use({ expected: { console: [/500/], failures: [/forms\./] } });

  test("leaves the text, and a link that puts it in an email; then it is sent", async ({
    page,
  }) => {
    const service = await serveForms(page, 500);
    await openHydrated(page, "/testimonials");
    await fillAndSend(page);
    const said = page.getByRole("alert");
    await expect(said).toContainText(plainText(form.failed));
    await expect(page.locator('main form [name="story"]')).toHaveValue(story.story);
    const email = said.getByRole("link", { name: form.emailButton });
    const { pathname, searchParams } = new URL((await email.getAttribute("href")) ?? "");
    expect(pathname).toBe(clinic.email);
    expect(searchParams.get("body")).toBe(
      [sent.story, `${story.name}, ${story.petName}`, form.permission].join("\r\n\r\n"),
    );
    const thanked = acceptDialog(page);
    await page.getByRole("button", { name: form.submit }).click();
    expect(await thanked).toBe(form.thanks);
    await expect(said).toHaveCount(0);
    expect(service.got).toHaveLength(2);
    service.close();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts by itself, and the service answers", async ({ page }) => {
    const service = await serveForms(page);
    await page.goto("/testimonials");
    await fillAndSend(page);
    await expect(page.getByRole("heading", { name: "Thanks from the service" })).toBeVisible();
    expect(service.got.map(({ fields }) => fields)).toEqual([sent]);
    service.close();
  });
});
