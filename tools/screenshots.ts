import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { loadSite } from "../app/content-model/load-site.ts";
import { mapOrigin } from "../app/policies/outbound-links.ts";
import { outputs } from "../server/outputs.ts";
import { browserPath } from "./find-browser.ts";
import { serveFolder } from "./serve-folder.ts";

/*
 * npm run screenshots: every built page at 390 and 1440 px, light and dark, into screenshots/
 * (ignored by git).
 */

const folder = "screenshots";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const browser = await chromium.launch({ executablePath: browserPath() });
const site = await serveFolder(outputs.site);
const paths = [...loadSite().routes.map((route) => route.path), "/no-such-page"];

for (const width of [390, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    await page.route(`${mapOrigin}/**`, (route) => route.fulfill({ body: "" }));
    for (const route of paths) {
      await page.goto(site.origin + route);
      // Loads lazy pictures, too.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        await document.fonts.ready;
      });
      const name = route.slice(1).replaceAll("/", "-") || "home";
      const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    await page.close();
    console.log(`${paths.length} screenshots at ${width} px, ${colorScheme}`);
  }
}
await browser.close();
site.close();
