import { alone, expect, openHydrated, test } from "../browser.ts";

/* The checklists of articles. */

test("a button prints a checklist alone, on one sheet", alone, async ({ page }) => {
  // No test can see paper, so this stands in for printing.
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset.printed = "";
    };
  });
  await openHydrated(page, "/blog/senior-pets");
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Print the checklist" }).click();
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  const checklist = page.getByText("A checklist to print and bring", { exact: true });
  await expect(checklist.filter({ visible: true })).not.toHaveCount(0);
  await expect(title).toBeHidden();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // If a browser has refused to print, the next key or tap shows the whole page again.
  await page.keyboard.press("Control");
  await expect(title).toBeVisible();
});
