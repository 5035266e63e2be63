import type { Page } from "@playwright/test";
import {
  expect,
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

test("a pointer that rests on a link fetches its page, and the click asks for nothing more", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  await markDocument(page);
  const requests = recordRequests(page);
  const given = recordRequests(page, "requestfinished");
  await footerLink(page, "Testimonials").hover();
  await expect
    .poll(() => given.filter((name) => /^(words-)?testimonials-.*js$/.test(name)))
    .toHaveLength(2);
  await expect.poll(() => requests.filter((name) => !given.includes(name))).toEqual([]);
  const before = requests.length;
  await footerLink(page, "Testimonials").click();
  await expect(page.getByRole("heading", { level: 1, name: "Testimonials" })).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test("the focus fetches the page of a link, too; a pointer that passes by does not", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  const requests = recordRequests(page);
  const asksFor = (name: string) => () =>
    requests.some((file) => file.startsWith(`words-${name}-`));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await footerLink(page, "Blog").hover();
  await page.clock.runFor(40);
  await footerLink(page, "Testimonials").hover();
  await page.clock.runFor(80);
  await expect.poll(asksFor("testimonials")).toBe(true);
  expect(asksFor("blog")()).toBe(false);
  await footerLink(page, "Services").focus();
  await expect.poll(asksFor("services")).toBe(true);
});
