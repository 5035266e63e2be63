import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { loadSite } from "../app/content-model/load-site.ts";
import { mapOrigin } from "../app/policies/outbound-links.ts";
import { outputs } from "../server/outputs.ts";
import { launchBrowser } from "./find-browser.ts";
import { serveFolder } from "./serve-folder.ts";

/*
 * npm run screenshots: every built page at 390 and 1440 px, light and dark, and the open menus,
 * into screenshots/ (ignored by git); index.html there shows them side by side.
 */

const folder = "screenshots";
const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const site = await serveFolder(outputs.site);
const paths = [...loadSite().routes.map((route) => route.path), "/no-such-page"];
const rows: string[] = [];

for (const width of [390, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.route(
      (url) => url.origin === mapOrigin,
      (route) => route.fulfill({ contentType: "text/html", body: "" }),
    );
    const taken: string[] = [];
    const shoot = async (name: string, fullPage: boolean) => {
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage });
      taken.push(`<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`);
    };
    for (const route of paths) {
      await page.goto(site.origin + route);
      await loadPictures(page);
      await shoot(route.slice(1).replaceAll("/", "-") || "home", true);
    }
    await page.goto(site.origin);
    const menu = page.locator('[popovertarget="menu"]:not([popovertargetaction])');
    if (await menu.isVisible()) {
      await menu.click();
      await page.locator("#menu summary").nth(1).click();
      await shoot("menu", false);
    } else {
      const buttons = await page.locator("header nav [popovertarget]").all();
      for (const [index, button] of buttons.entries()) {
        await button.click();
        await shoot(`dropdown-${index + 1}`, false);
      }
    }
    await page.close();
    rows.push(`<section>${taken.join("")}</section>`);
    console.log(`${taken.length} screenshots at ${width} px, ${colorScheme}`);
  }
}
await browser.close();
site.close();
writeFileSync(
  path.join(folder, "index.html"),
  `<!doctype html><style>section{display:flex;flex-wrap:wrap;gap:16px;background:#777;font:16px sans-serif}
   figure{width:220px;margin:0}img{width:100%;max-height:900px;object-fit:cover;object-position:0 0}</style>${rows.join("")}`,
);
console.log(`Saved in ${path.resolve(folder)}; open index.html there.`);

/** Loads lazy pictures, too. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
