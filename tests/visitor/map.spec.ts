import { mapOrigin } from "../../app/policies/outbound-links.ts";
import { clinic, expect, site, test, waitForHydration } from "../base-test.ts";

/* A third-party map lies over our own drawing. Nothing requests it until a visitor does. */

const { labels } = site;

test.use({ expected: { console: [/Failed to load/], failures: [/google/] } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const address of ["/", "/contact"]) {
      test(`${address} has a drawn map, the live one on a tap, and a way there`, async ({
        page,
      }) => {
        await page.route(
          (url) => url.origin === mapOrigin,
          (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Map" }),
        );
        const asked: string[] = [];
        page.on("request", (request) => asked.push(new URL(request.url()).origin));
        await page.goto(address);
        if (javaScriptEnabled) await waitForHydration(page);
        const drawing = page.getByRole("img", { name: labels.mapDrawing });
        await drawing.scrollIntoViewIfNeeded();
        // With script off, browsers do not load anything lazily.
        if (javaScriptEnabled) {
          await page.evaluate(() => new Promise(requestAnimationFrame));
          expect(asked).not.toContain(mapOrigin);
        }
        const frame = page.locator("main iframe");
        await expect(frame).toBeHidden();
        await page.getByText(labels.showLiveMap, { exact: true }).click();
        await expect.poll(() => asked).toContain(mapOrigin);
        await expect(frame).toHaveAttribute("title", labels.map);
        const source = new URL((await frame.getAttribute("src")) ?? "");
        expect(source.searchParams.get("q")).toBe(clinic.address.full);
        const [over, under] = [await frame.boundingBox(), await drawing.boundingBox()];
        for (const side of ["x", "y", "width", "height"] as const) {
          expect(Math.abs((over?.[side] ?? 0) - (under?.[side] ?? 0))).toBeLessThanOrEqual(1);
        }
      });

      test(`${address} without the map service has the drawing, the address and the way there`, async ({
        page,
      }) => {
        await page.goto(address);
        const drawing = page.getByRole("img", { name: labels.mapDrawing });
        await drawing.scrollIntoViewIfNeeded();
        const seesDrawing = () =>
          drawing.evaluate((element) => {
            element.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, top, width, height } = element.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            return element.contains(seen);
          });
        expect(await seesDrawing()).toBe(true);
        const main = page.getByRole("main");
        await expect(main.getByRole("link", { name: labels.getDirections }).last()).toBeVisible();
        await expect(main.getByText(clinic.address.street).first()).toBeVisible();
        // If the live map does not come, the visitor can get the drawing back.
        await page.getByText(labels.showLiveMap, { exact: true }).click();
        await expect.poll(seesDrawing).toBe(false);
        await page.getByText(labels.showDrawnMap, { exact: true }).click();
        await expect.poll(seesDrawing).toBe(true);
      });
    }
  });
}
