import { readFileSync } from "node:fs";
import { contactWords, expect, openHydrated, site, test } from "../base-test.ts";

/* Contacts for the visitor's own phone: plain downloads, with and without the app. */

const { clinic, all, poisonLine } = contactWords.contacts;
const names = [
  clinic,
  all,
  ...site.clinic.poisonLines.map(({ name }) => poisonLine.replace("{name}", name)),
];

for (const script of [true, false]) {
  test.describe(`with JavaScript ${script ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: script });
    test("a link brings a file with its contacts, and the page stays", async ({ page }) => {
      if (script) await openHydrated(page, "/contact");
      else await page.goto("/contact");
      for (const [index, name] of names.entries()) {
        const download = page.waitForEvent("download");
        await page.getByRole("link", { name, exact: true }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.vcf$/);
        const contacts = readFileSync(await file.path(), "utf8");
        expect(contacts.match(/^BEGIN:VCARD/gm)).toHaveLength(index === 1 ? 3 : 1);
        expect(contacts).toContain(
          index < 2 ? site.clinic.phone.dial : (site.clinic.poisonLines[index - 2]?.dial ?? "none"),
        );
      }
      await expect(page).toHaveURL("/contact");
    });
  });
}
