import { expect, openHydrated, site, test, titleOf } from "../base-test.ts";

const path = "/blog/first-visit";

test("the platform's share sheet gets the title and the address, without a query", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.body.dataset.shared = JSON.stringify(data);
    };
  });
  await openHydrated(page, `${path}?utm_source=mail#paying-and-planning`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("body")).toHaveAttribute("data-shared");
  const shared = await page.locator("body").getAttribute("data-shared");
  const { title, url } = JSON.parse(shared ?? "{}");
  expect(title).toBe(titleOf(path));
  expect(new URL(url)).toMatchObject({ pathname: path, search: "", hash: "" });
});

test("a share sheet that is closed says nothing", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
  });
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator(".share [role=status]")).toHaveText("");
});

test("without a share sheet the address is copied, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Copy link" }).press("Enter");
  await expect(page.getByText(site.labels.linkCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(path);
});

test("where the clipboard is denied, the address is shown", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator(".share [role=status]")).toHaveText(
    /^Copy this address: http.*first-visit$/,
  );
});
