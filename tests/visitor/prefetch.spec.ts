import type { Page } from "@playwright/test";
import {
  expect,
  expectPage,
  footerLink,
  isSameDocument,
  markDocument,
  openHydrated,
  test,
} from "../base-test.ts";

/** Names of the scripts and style sheets that the page asks for from now on, or has been given. */
function recordRequests(page: Page, event: "request" | "requestfinished" = "request"): string[] {
  const requests: string[] = [];
  page.on(event as "request", (request) => {
    if (["script", "stylesheet", "document"].includes(request.resourceType())) {
      requests.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
    }
  });
  return requests;
}

test("a pointer that rests on a link fetches all of its page", async ({ page }) => {
  await openHydrated(page, "/contact");
  await markDocument(page);
  const requests = recordRequests(page);
  const given = recordRequests(page, "requestfinished");
  await footerLink(page, "/testimonials").hover();
  await expect
    .poll(() => given.filter((name) => /^(words-)?testimonials-.*js$/.test(name)))
    .toHaveLength(2);
  await expect.poll(() => requests.filter((name) => !given.includes(name))).toEqual([]);
  const before = requests.length;
  await footerLink(page, "/testimonials").click();
  await expectPage(page, "/testimonials");
  expect(requests.slice(before)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test("so does the focus, but no pointer that passes by", async ({ page }) => {
  await openHydrated(page, "/contact");
  const requests = recordRequests(page);
  const asksFor = (name: string) => () =>
    requests.some((file) => file.startsWith(`words-${name}-`));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await footerLink(page, "/blog").hover();
  await page.clock.runFor(40);
  await footerLink(page, "/testimonials").hover();
  await page.clock.runFor(80);
  await expect.poll(asksFor("testimonials")).toBe(true);
  expect(asksFor("blog")()).toBe(false);
  await footerLink(page, "/services").focus();
  await expect.poll(asksFor("services")).toBe(true);
});
