import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { loadSite } from "../app/content-model/load-site.ts";
import { outputs } from "../server/outputs.ts";
import { browserPath } from "./find-browser.ts";
import { freePort, serveFolder } from "./serve-folder.ts";

/*
 * npm run bench: the four Lighthouse scores of every page on mobile, first and largest paint and
 * blocking time, from the visit with the median performance out of three. Prints scores under 100
 * with the audits that lowered them; if there are any, the exit code is 1. Selected pages:
 * npm run bench -- /contact /blog. Number of visits: BENCH_RUNS=5
 */

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : loadSite().routes.map(({ path }) => path);
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [`--remote-debugging-port=${debuggingPort}`],
});
const site = await serveFolder(outputs.site);
const flags: Flags = {
  port: debuggingPort,
  logLevel: "error",
  onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  // Third-party map; measurements must not need the network.
  blockedUrlPatterns: ["*google.com*"],
};
const lost: string[] = [];
const runs = Number(process.env.BENCH_RUNS ?? 3);
const figures = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];
console.log("Page, four scores; first paint, largest paint and blocking time in milliseconds");
for (const path of paths) {
  const visits: (Result | undefined)[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push((await lighthouse(site.origin + path, flags))?.lhr);
  const speed = (visit: Result | undefined) => visit?.categories.performance?.score ?? 0;
  visits.sort((one, other) => speed(one) - speed(other));
  const visit = visits[Math.floor(runs / 2)];
  if (visit === undefined) throw new Error(`Lighthouse has no result for ${path}`);
  const { categories, audits } = visit;
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const times = figures.map((id) => String(Math.round(audits[id]?.numericValue ?? 0)).padStart(5));
  console.log(`${path.padEnd(36)} ${scores.join(" ")} ${times.join(" ")}`);
  for (const { title, score, auditRefs } of Object.values(categories)) {
    if (score === 1) continue;
    const causes = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim());
    lost.push(`${path}  ${title} ${Math.round((score ?? 0) * 100)}: ${causes.join(", ")}`);
  }
}
await browser.close();
site.close();
console.log(lost.length === 0 ? "Every score is 100." : lost.join("\n"));
process.exitCode = lost.length === 0 ? 0 : 1;
