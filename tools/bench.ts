import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";
import { launchBrowser } from "./launch-browser.ts";
import { median } from "./median.ts";
import { htmlFile, outputs } from "./outputs.ts";
import { writeReport } from "./reports.ts";
import { serveFolder } from "./serve-folder.ts";

/*
 * npm run bench: speed of the built pages, compared with the same pages without script and fonts. Alternates
 * between both, on an emulated phone, and reports medians. Prints a table and writes
 * node_modules/.cache/reports/bench.json. Details: docs/performance.md.
 */

const runs = Number(process.env.BENCH_RUNS ?? 5);
const pages = {
  home: "/",
  service: "/services/dental",
  emergency: "/services/emergency",
  article: "/blog/summer-pet-safety",
  contact: "/contact",
  town: "/service-areas/greer",
  testimonials: "/testimonials",
};
/** Client-side navigations through footer links. */
const changes = [
  ["/services", "/about"],
  ["/", "/blog"],
  ["/blog", "/testimonials"],
  ["/blog", "/service-areas"],
  ["/about", "/services/emergency"],
] as const;
/** Slow 4G as in Lighthouse; bytes per second, milliseconds. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** Results of one visit: milliseconds, a score, kilobytes. */
type Visit = { fcp: number; lcp: number; tbt: number; cls: number; script: number; all: number };

const browser = await launchBrowser();
const site = await serveFolder(outputs.site);
const floorFolder = floorOf(outputs.site);
const floor = await serveFolder(floorFolder);

// Warm-up, not measured: the browser has just started.
await visit(browser, floor.origin + pages.home);

const table: Record<string, Record<string, string | number>> = {};
const report: Record<string, unknown> = { runs, slowdown, network };
for (const [kind, pathname] of Object.entries(pages)) {
  const visits: { site: Visit[]; floor: Visit[] } = { site: [], floor: [] };
  for (let run = 0; run < runs; run += 1) {
    visits.floor.push(await visit(browser, floor.origin + pathname));
    visits.site.push(await visit(browser, site.origin + pathname));
  }
  const [ours, least] = [medians(visits.site), medians(visits.floor)];
  report[kind] = { site: ours, floor: least };
  table[kind] = {
    "FCP ms": ours.fcp,
    "FCP ÷ floor": ratio(ours.fcp, least.fcp),
    "LCP ms": ours.lcp,
    "LCP ÷ floor": ratio(ours.lcp, least.lcp),
    "TBT ms": ours.tbt,
    CLS: ours.cls,
    "script kB": ours.script,
    "all kB": ours.all,
  };
}
report.navigation = await navigations(browser, site.origin);
await browser.close();
site.close();
floor.close();
rmSync(floorFolder, { recursive: true });

console.table(table);
console.log("Navigation to a prefetched page, 4x CPU slowdown, milliseconds from click to paint:");
console.table(report.navigation);
writeReport("bench", report);

/** Visits a page with an empty cache until it is idle. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await context.route(
    (target) => target.origin !== new URL(url).origin,
    (route) => route.abort(),
  );
  const devtools = await context.newCDPSession(page);
  const bytes = await countBytes(devtools);
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tbt: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch("largest-contentful-paint", ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch("layout-shift", (entry) => {
      seen.cls += (entry as unknown as { value: number }).value;
    });
    watch("longtask", ({ duration }) => {
      seen.tbt += Math.max(0, duration - 50);
    });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(4000);
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; cls: number; tbt: number } }).seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...seen, script: bytes.script / 1000, all: bytes.all / 1000 };
}

/** Counts bytes transferred from now on, including headers. */
async function countBytes(devtools: CDPSession): Promise<{ script: number; all: number }> {
  const count = { script: 0, all: 0 };
  const types = new Map<string, string>();
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    count.all += encodedDataLength;
    if (types.get(requestId) === "Script") count.script += encodedDataLength;
  });
  return count;
}

/**
 * Milliseconds from clicking a prefetched link until the page is painted, from the Event Timing
 * API; the median for each pair of pages.
 */
async function navigations(browser: Browser, origin: string): Promise<Record<string, number>> {
  const report: Record<string, number> = {};
  for (const [from, to] of changes) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await navigation(browser, origin, from, to));
    report[`${from} → ${to}`] = Math.round(median(times));
  }
  return report;
}

async function navigation(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + from);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const link = page.getByRole("contentinfo").locator(`a[href="${to}"]`).first();
  await link.focus();
  await page.waitForTimeout(800);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== "click") continue;
        seen.push(entry.startTime + entry.duration - entry.processingStart);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await link.tap();
  await page.waitForURL(origin + to);
  await page.waitForTimeout(600);
  // The API omits events shorter than 16 ms.
  const time = await page.evaluate(() => (window as unknown as { seen: number[] }).seen[0] ?? 16);
  await page.close();
  return time;
}

function medians(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((one) => one[name]));
  return {
    fcp: Math.round(of("fcp")),
    lcp: Math.round(of("lcp")),
    tbt: Math.round(of("tbt")),
    cls: Number(of("cls").toFixed(4)),
    script: Math.round(of("script")),
    all: Math.round(of("all")),
  };
}

function ratio(ours: number, least: number): string {
  return (ours / least).toFixed(2);
}

/** A copy of the build without its script and fonts, for the same server and headers. */
function floorOf(build: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "floor-"));
  const filter = (file: string) => !file.endsWith(".woff2");
  cpSync(build, folder, { recursive: true, filter });
  for (const pathname of Object.values(pages)) {
    const file = path.join(folder, htmlFile(pathname));
    const html = readFileSync(file, "utf8")
      .replace(/<script type="module"[^>]*><\/script>/g, "")
      .replace(/<link rel="preload"[^>]*>/g, "");
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  return folder;
}
