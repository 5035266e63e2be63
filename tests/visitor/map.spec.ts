import { mapOrigin } from "../../app/policies/outbound-links.ts";
import { expect, openHydrated, site, test } from "../base-test.ts";

/* A third-party map lies over our own drawing. Nothing requests it until a visitor does. */

const { labels } = site;

test.use({ expected: { console: [/Failed to load/], failures: [/google/] } });

test("the live map comes on a tap over the drawing, and goes on another", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await openHydrated(page, "/contact");
  const drawing = page.getByRole("img", { name: labels.mapDrawing });
  await drawing.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).not.toContain(mapOrigin);
  const frame = page.locator("main iframe");
  await expect(frame).toBeHidden();
  await page.getByText(labels.showLiveMap, { exact: true }).click();
  await expect.poll(() => asked).toContain(mapOrigin);
  const [over, under] = [await frame.boundingBox(), await drawing.boundingBox()];
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(Math.abs((over?.[side] ?? 0) - (under?.[side] ?? 0))).toBeLessThanOrEqual(1);
  }
  await page.getByText(labels.showDrawnMap, { exact: true }).click();
  await expect(frame).toBeHidden();
  await expect(drawing).toBeInViewport();
});
