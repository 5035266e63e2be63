import { expect, type Page } from "@playwright/test";
import { expectPage, footerLink, site, test } from "../base-test.ts";

/* opening-state.test.ts says when a notice is due. None is on the day of the build. */

const storm = site.notices.find(({ from }) => from === "2055-01-12");
const text = storm?.text ?? "";
const strip = (page: Page) => page.getByRole("region", { name: site.labels.notice });

test("a notice that is due shows at the top of every page, and below the hours", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2055-01-12T12:00:00-05:00"));
  await page.goto("/about");
  await expect(strip(page)).toContainText(text);
  await expect(page.getByRole("contentinfo")).toContainText(text);
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  await expect(strip(page)).toContainText(text);
});

test("it disappears after its last day", async ({ page }) => {
  await page.clock.install({ time: new Date("2055-01-13T23:58:30-05:00") });
  await page.goto("/about");
  await expect(strip(page)).toContainText(text);
  await page.clock.fastForward("02:00");
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toContainText(text);
});
