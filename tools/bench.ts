import type { CDPSession, Page } from "@playwright/test";
import { launchBrowser } from "./find-browser.ts";
import { outputs } from "./outputs.ts";
import { serveFolder } from "./serve-folder.ts";

/*
 * npm run bench: speed of the built pages, compared with the same pages without script and fonts.
 * Alternates between both, on an emulated phone, and prints medians. Details: docs/performance.md.
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

const browser = await launchBrowser();
const site = await serveFolder(outputs.site);

// Warm-up, not measured: the browser has just started.
await visit("/");

const table: Record<string, object> = {};
for (const [kind, pathname] of Object.entries(pages)) {
  const visits: Visit[] = [];
  const floorVisits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    floorVisits.push(await visit(pathname, "floor"));
    visits.push(await visit(pathname));
  }
  const of = (figure: keyof Visit, list: Visit[] = visits) =>
    median(list.map((one) => one[figure]));
  table[kind] = {
    "FCP ms": Math.round(of("fcp")),
    "FCP ÷ floor": (of("fcp") / of("fcp", floorVisits)).toFixed(2),
    "LCP ms": Math.round(of("lcp")),
    "LCP ÷ floor": (of("lcp") / of("lcp", floorVisits)).toFixed(2),
    "TBT ms": Math.round(of("tbt")),
    CLS: Number(of("cls").toFixed(4)),
    "script kB": Math.round(of("script") / 1000),
    "all kB": Math.round(of("all") / 1000),
  };
}
const navigations: Record<string, number> = {};
for (const [from, to] of changes) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await navigate(from, to));
  navigations[`${from} → ${to}`] = Math.round(median(times));
}
await browser.close();
site.close();

console.table(table);
console.log("Navigation to a prefetched page, 4x CPU slowdown, milliseconds from click to paint:");
console.table(navigations);

/** Opens an empty tab on a phone with a slow processor. */
async function openPhone(): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, devtools };
}

type Seen = { lcp: number; cls: number; tasks: [start: number, end: number][] };
type Visit = Awaited<ReturnType<typeof visit>>;

/** Visits a page with an empty cache until it is idle: milliseconds, a score, bytes. */
async function visit(pathname: string, kind: "whole" | "floor" = "whole") {
  const { page, devtools } = await openPhone();
  const bytes = await countBytes(devtools);
  const own = kind === "floor" ? ["*.js", "*.woff2"] : [];
  await devtools.send("Network.setBlockedURLs", { urls: ["*://*.google.com/*", ...own] });
  await devtools.send("Network.emulateNetworkConditions", network);
  await page.addInitScript(() => {
    const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
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
    watch("longtask", ({ startTime, duration }) => {
      seen.tasks.push([startTime, startTime + duration]);
    });
  });
  await page.goto(site.origin + pathname, { waitUntil: "load" });
  await page.waitForTimeout(4000);
  const { tasks, fcp, ...seen } = await page.evaluate(() => ({
    ...(window as unknown as { seen: Seen }).seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  // As in Lighthouse: how much of each task is over 50 ms, after the first paint.
  const tbt = tasks
    .map(([start, end]) => end - Math.max(start, fcp) - 50)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
  await page.context().close();
  return { ...seen, fcp, tbt, ...bytes };
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

/** Milliseconds from tapping a prefetched link until the page is painted, from Event Timing. */
async function navigate(from: string, to: string): Promise<number> {
  const { page } = await openPhone();
  await page.goto(site.origin + from);
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
  await page.waitForURL(site.origin + to);
  await page.waitForTimeout(600);
  // The API omits events shorter than 16 ms.
  const time = await page.evaluate(() => (window as unknown as { seen: number[] }).seen[0] ?? 16);
  await page.context().close();
  return time;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
