import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, holdApp, openHydrated, test } from "../browser.ts";
import { builtPage, clinicSite } from "../built.ts";
import { expectTitle, footerLink, phone } from "./clinic.ts";

/* What somebody else changes before React starts, and what fails: what then remains of the page. */

const blog = /assets\/blog-/;
test.use({
  expected: { console: [/Failed to /, /TypeError: /, /error #418/], failures: [blog, /about-/] },
});

test("a form that somebody else has changed keeps its words and the caret", async ({ page }) => {
  const story = page.locator("main textarea");
  const box = page.getByRole("checkbox").first();
  for (const [path, act] of [
    ["/testimonials", () => story.fill("Pm").then(() => story.press("ArrowLeft"))],
    ["/blog/first-visit", () => box.check()],
  ] as const) {
    const release = await holdApp(page);
    await page.goto(path);
    await act();
    const form = page.locator("main form").first();
    await form.evaluate((element) => element.prepend(document.createElement("b")));
    release();
    await expect(form.locator("> b"), "React renders it anew").toHaveCount(0);
    await page.keyboard.type("i");
    await (path === "/testimonials"
      ? expect(story).toHaveValue("Pim")
      : expect(box.and(page.locator(":focus"))).toBeChecked());
  }
});

test("a translated page stays as it is", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/about");
  // As Google Translate does, which puts each text into an element of its own.
  await page.locator("h1").evaluate((heading) => {
    const translated = document.createElement("font");
    translated.append(...heading.childNodes);
    heading.append(translated);
  });
  release();
  await expect(page.locator("html")).toHaveAttribute("data-translated");
  await expect(page.locator("h1 > font")).toHaveCount(1);
});

test("if the code of a page or of a document fails, the phone number stays", async ({ page }) => {
  for (const [meta, title] of [
    ['{ title: "", tags: [] }', "This page didn’t load"],
    ["undefined", builtPage("/blog", clinicSite)("h1").text()],
  ] as const) {
    const body = `export const Component = ({ content }) => content.title, meta = ${meta};`;
    await page.route(blog, (route) => route.fulfill({ contentType: "text/javascript", body }));
    const failure = page.waitForEvent("console", (message) => message.type() === "error");
    await page.goto("/blog");
    await failure;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("banner")).toContainText(phone);
  }
});

test("a page comes to life once its files are there again", async ({ page, baseURL }) => {
  /** A host that answers for a missing file as ours does. */
  let isRolledBack = false;
  const host = createServer(async ({ url = "" }, response) => {
    const isMissing = /about-/.test(url) && !isRolledBack;
    const answer = await fetch(baseURL + (isMissing ? "/assets/gone.js" : url));
    for (const name of ["content-type", "cache-control", "content-security-policy"])
      response.setHeader(name, answer.headers.get(name) ?? "");
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, "localhost");
  await once(host, "listening");
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  await openHydrated(page, origin);
  await footerLink(page, "/about").click();
  await expectTitle(page, "/about");
  isRolledBack = true;
  await page.goto(`${origin}/about`);
  const isAlive = () => page.evaluate(() => performance.getEntriesByName("hydrated").length > 0);
  await expect.poll(isAlive).toBe(true);
  host.close();
});
