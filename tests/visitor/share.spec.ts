import { expect, openHydrated, site, test } from "../base-test.ts";

const { labels } = site;
const [article] = site.articles;
if (article === undefined) throw new Error("There is no article");
const { path, title } = article;

test("the share sheet gets the title and the address without a query", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.body.dataset.shared = JSON.stringify(data);
    };
  });
  await openHydrated(page, `${path}?utm_source=mail#main`);
  await page.getByRole("button", { name: labels.share, exact: true }).click();
  await expect(page.locator("body")).toHaveAttribute("data-shared");
  const shared = JSON.parse((await page.locator("body").getAttribute("data-shared")) ?? "{}");
  expect(shared.title).toBe(title);
  expect(new URL(shared.url)).toMatchObject({ pathname: path, search: "", hash: "" });
});

test("without a share sheet the address is copied, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, path);
  await page.getByRole("button", { name: labels.copyLink }).click();
  await expect(page.getByText(labels.linkCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(path);
});

test("where the clipboard is denied, the address is shown", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await openHydrated(page, path);
  await page.getByRole("button", { name: labels.copyLink }).click();
  await expect(page.getByText(`${labels.copyThis} ${baseURL}${path}`)).toBeVisible();
});
