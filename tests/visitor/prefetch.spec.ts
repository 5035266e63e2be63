import type { Request } from "@playwright/test";
import {
  expect,
  expectPage,
  footerLink,
  isSameDocument,
  markDocument,
  openHydrated,
  test,
} from "../base-test.ts";

const isOfPage = (request: Request) =>
  ["script", "stylesheet", "document"].includes(request.resourceType());

test("hovering a link fetches everything for its page", async ({ page }) => {
  await openHydrated(page, "/contact");
  await markDocument(page);
  const requests: string[] = [];
  const given: string[] = [];
  page.on("request", (one) => isOfPage(one) && requests.push(one.url()));
  page.on("requestfinished", (one) => isOfPage(one) && given.push(one.url()));
  // On the way there, the pointer crosses another link.
  await footerLink(page, "/blog").evaluate((crossed) => {
    for (const target of [crossed, document.body]) {
      target.dispatchEvent(
        new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
      );
    }
  });
  await footerLink(page, "/testimonials").hover();
  await expect
    .poll(() => given.filter((name) => /\/(content-)?testimonials-.*js$/.test(name)))
    .toHaveLength(2);
  await expect.poll(() => requests.filter((name) => !given.includes(name))).toEqual([]);
  expect(requests.filter((name) => /content-blog-/.test(name))).toEqual([]);
  const before = requests.length;
  await footerLink(page, "/testimonials").click();
  await expectPage(page, "/testimonials");
  expect(requests.slice(before)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});
