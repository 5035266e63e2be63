import {
  alone,
  expect,
  holdApp,
  navigateTo,
  openHydrated,
  test,
  traverse,
  waitForHydration,
} from "../browser.ts";

/* The checklists of articles. */

test.use({ expected: { console: [/error #418/] } });

test("what is ticked stays when React renders it anew, and on Back, until a reload", async ({
  page,
}) => {
  const box = page.getByRole("checkbox", { name: "Ask your last clinic for records" });
  const release = await holdApp(page);
  await page.goto("/blog/first-visit");
  await box.check();
  const form = page.locator("main form");
  await form.evaluate((element) => element.prepend(document.createElement("b")));
  release();
  await expect(form.locator("> b")).toHaveCount(0);
  await expect(box.and(page.locator(":focus"))).toBeChecked();
  await navigateTo(page, "/about");
  await traverse(page, "back");
  await expect(box).toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(box).not.toBeChecked();
});

test("a button prints a checklist alone, on one sheet", alone, async ({ page }) => {
  // Printing leaves the browser.
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset.printed = "";
    };
  });
  for (const [path, part] of [
    ["/blog/first-visit", "First-visit checklist"],
    ["/blog/senior-pets", "A checklist to print and bring"],
  ] as const) {
    await openHydrated(page, path);
    const title = page.getByRole("heading", { level: 1 });
    await page.getByRole("button", { name: "Print the checklist" }).click();
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    const printed = page.getByText(part, { exact: true }).filter({ visible: true });
    await expect(printed).not.toHaveCount(0);
    await expect(title).toBeHidden();
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // Where a browser has refused to print, the next key or tap ends it just so.
    await page.keyboard.press("Control");
    await expect(title).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});
