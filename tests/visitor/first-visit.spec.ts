import { expect, openHydrated, test, visitKit, waitForHydration } from "../base-test.ts";

/* The checklist below the article on the first visit. print.spec.ts prints it. */

const [first = ""] = visitKit.stages.flatMap(({ items }) => items);

test("check marks are gone with the page", async ({ page }) => {
  await openHydrated(page, "/blog/first-visit");
  const sheet = page.getByRole("region", { name: visitKit.heading });
  const documentLoads = [() => page.reload(), () => page.goto("/about").then(() => page.goBack())];
  for (const load of documentLoads) {
    await sheet.getByText(first).click();
    await expect(sheet.getByRole("checkbox", { name: first })).toBeChecked();
    await load();
    await waitForHydration(page);
    await expect(sheet.locator(":checked")).toHaveCount(0);
  }
});
