import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { mapOrigin } from "../app/policies/outbound-links.ts";
import { loadSite } from "../app/prerender/load-site.ts";
import { launchBrowser } from "./launch-browser.ts";
import { outputs } from "./outputs.ts";
import { serveFolder } from "./serve-folder.ts";

/*
 * npm run screenshots: every built page at 390 and 1440 px, light and dark, and the open menus,
 * into screenshots/ (ignored by git), with one contact sheet per width and scheme.
 */

const folder = "screenshots";
const widths = [390, 1440];
const schemes = ["light", "dark"] as const;

const browser = await launchBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const { origin, close } = await serveFolder(outputs.site);
const paths = [...loadSite().routes.map((route) => route.path), "/no-such-page"];

for (const width of widths) {
  for (const colorScheme of schemes) {
    const page = await openPage(browser, width, colorScheme);
    const taken: string[] = [];
    for (const route of paths) {
      await page.goto(origin + route);
      await showEverything(page);
      taken.push(await shoot(page, `${nameOf(route)}-${width}-${colorScheme}`, true));
    }
    await page.goto(origin);
    taken.push(...(await shootMenus(page, width, colorScheme)));
    await page.context().close();
    await writeContactSheet(browser, `contact-sheet-${width}-${colorScheme}`, taken);
    console.log(`${taken.length} screenshots at ${width} px, ${colorScheme}`);
  }
}
await browser.close();
close();
console.log(`Saved in ${path.resolve(folder)}.`);

async function openPage(
  from: Browser,
  width: number,
  colorScheme: "light" | "dark",
): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
  });
  await context.route(
    (url) => url.origin === mapOrigin,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  return context.newPage();
}

/** Scrolls through the page to load lazy images. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

async function shoot(page: Page, name: string, fullPage: boolean): Promise<string> {
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage });
  return name;
}

async function shootMenus(page: Page, width: number, scheme: string): Promise<string[]> {
  const names: string[] = [];
  const menu = page.locator('[popovertarget="menu"]');
  if (await menu.isVisible()) {
    await menu.click();
    await page.locator("#menu summary").nth(1).click();
    names.push(await shoot(page, `menu-${width}-${scheme}`, false));
  } else {
    for (const [index, button] of (
      await page.locator("header nav [popovertarget]").all()
    ).entries()) {
      await button.click();
      names.push(await shoot(page, `dropdown-${index + 1}-${width}-${scheme}`, false));
    }
  }
  return names;
}

function nameOf(route: string): string {
  return route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
}

/** A contact sheet of screenshots of one kind, rendered in the browser. */
async function writeContactSheet(from: Browser, name: string, taken: string[]): Promise<void> {
  const page = await from.newPage({ viewport: { width: 2400, height: 1000 } });
  const figures = taken.map((file) => {
    const data = readFileSync(path.join(folder, `${file}.png`)).toString("base64");
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file}</figcaption></figure>`;
  });
  const sheet = path.resolve(folder, `${name}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><style>body{display:flex;flex-wrap:wrap;gap:16px;background:#777;font:16px sans-serif}
     figure{width:220px;margin:0}img{width:100%;max-height:900px;object-fit:cover;object-position:0 0}</style>${figures.join("")}`,
  );
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
  rmSync(sheet);
}
