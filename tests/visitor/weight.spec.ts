import { expect, readToTheEnd, test, waitForHydration } from "../base-test.ts";
import { paths } from "../specification.ts";

/* What a first visit costs, as a browser asks for it: bytes of the bodies, brotli. */

/** Everything of a page but the HTML itself, once nothing more is asked for. */
const budgets = { script: 80_000, all: 200_000 };

test("no page asks for more than 80 kB of script, and 200 kB in all", async ({ browser }) => {
  test.setTimeout(180_000);
  for (const path of paths) {
    const page = await browser.newPage();
    const files: { name: string; type: string; bytes: number }[] = [];
    page.on("response", (response) => {
      files.push({
        name: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        bytes: Number(response.headers()["content-length"]),
      });
    });
    await page.route(/google\.com/, (route) => route.abort());
    await page.goto(path);
    await waitForHydration(page);
    await readToTheEnd(page);
    const sum = (list: typeof files) => list.reduce((total, { bytes }) => total + bytes, 0);
    const script = files.filter(({ type }) => type === "script");
    const list = files.map(({ name, bytes }) => `${bytes} ${name}`).join("\n");
    expect(script.length, path).toBeGreaterThan(3);
    expect(sum(script), `script of ${path}:\n${list}`).toBeLessThanOrEqual(budgets.script);
    expect(sum(files), `all of ${path}:\n${list}`).toBeLessThanOrEqual(budgets.all);
    await page.close();
  }
});
