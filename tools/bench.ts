import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { createSiteServer } from "../server/site-server.ts";
import { findBrowser, launchArguments } from "./find-browser.ts";
import { outputs } from "./outputs.ts";

/*
 * npm run bench: how fast the built pages are, beside the floor: the same pages without their
 * script. Both are measured in turn, in one run, on a phone's terms; numbers are medians. Prints a
 * table and writes node_modules/.cache/reports/bench.json. What it measures: docs/performance.md.
 */

const runs = Number(process.env.BENCH_RUNS ?? 5);
const pages = {
  home: "/",
  service: "/services/dental",
  emergency: "/services/emergency",
  article: "/blog/summer-pet-safety",
  contact: "/contact",
};
/** Slow 4G, as Lighthouse throttles it; bytes a second, milliseconds. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** What one visit gives: milliseconds, a score, kilobytes. */
type Visit = { fcp: number; lcp: number; tbt: number; cls: number; script: number; all: number };

const browserPath = findBrowser();
if ("problem" in browserPath) {
  console.error(browserPath.problem);
  process.exit(1);
}
const site = await listen(createSiteServer(outputs.site));
const floor = await listen(withoutScript(site.port));
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: launchArguments,
});

// A first visit that does not count, since the floor compresses what it is asked for the first time.
for (const path of Object.values(pages)) await visit(browser, floor.origin + path);

const table: Record<string, Record<string, string | number>> = {};
const report: Record<string, unknown> = { runs, slowdown, network };
for (const [kind, path] of Object.entries(pages)) {
  const visits: { site: Visit[]; floor: Visit[] } = { site: [], floor: [] };
  for (let run = 0; run < runs; run += 1) {
    visits.floor.push(await visit(browser, floor.origin + path));
    visits.site.push(await visit(browser, site.origin + path));
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
site.server.close();
floor.server.close();

console.table(table);
console.log("Next page, prefetched, CPU slowed 4 times, from click to paint:", report.navigation);
mkdirSync("node_modules/.cache/reports", { recursive: true });
writeFileSync("node_modules/.cache/reports/bench.json", JSON.stringify(report, undefined, 2));

/** One visit of an empty cache; it ends when nothing has happened for a while. */
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

/** Bytes on the wire, headers included; counted from now on. */
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

/** Milliseconds from the click on a link, whose page has been prefetched, to the paint of that page. */
async function navigations(browser: Browser, origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/services`);
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
    await link.hover();
    await page.waitForTimeout(800);
    await page.evaluate(() => {
      addEventListener("click", () => performance.mark("click"), { capture: true });
      new MutationObserver(() => {
        if (location.pathname !== "/about" || performance.getEntriesByName("new").length > 0)
          return;
        performance.mark("new");
        requestAnimationFrame(() => setTimeout(() => performance.mark("painted")));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await link.click();
    await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
    times.push(
      await page.evaluate(() => performance.measure("change", "click", "painted").duration),
    );
    await page.close();
  }
  return times.map(Math.round).sort((a, b) => a - b);
}

function medians(visits: readonly Visit[]): Visit {
  const median = (name: keyof Visit) => {
    const values = visits.map((one) => one[name]).sort((a, b) => a - b);
    const value = values[Math.floor(values.length / 2)] ?? 0;
    return name === "cls" ? Number(value.toFixed(4)) : Math.round(value);
  };
  return {
    fcp: median("fcp"),
    lcp: median("lcp"),
    tbt: median("tbt"),
    cls: median("cls"),
    script: median("script"),
    all: median("all"),
  };
}

function ratio(ours: number, least: number): string {
  return (ours / least).toFixed(2);
}

/** The site with its script left out of every page, compressed as the site is. */
function withoutScript(port: number): Server {
  const known = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();
  const answer = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    const type = response.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await response.arrayBuffer());
    const content = type.startsWith("text/html")
      ? Buffer.from(bytes.toString().replace(/<script type="module"[^>]*><\/script>/, ""))
      : bytes;
    const body = type.startsWith("font/") ? content : brotliCompressSync(content);
    return { status: response.status, type, body };
  };
  return createServer((request, response) => {
    const path = request.url ?? "/";
    if (!known.has(path)) known.set(path, answer(path));
    known.get(path)?.then(({ status, type, body }) => {
      const encoding = type.startsWith("font/") ? {} : { "Content-Encoding": "br" };
      response.writeHead(status, { "Content-Type": type, ...encoding }).end(body);
    });
  });
}

async function listen(server: Server): Promise<{ server: Server; port: number; origin: string }> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, origin: `http://localhost:${port}` };
}
