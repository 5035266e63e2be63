import { test } from "./specify-in-browser.ts";

test("§2 Emergency Visits: a red Call Emergency Line button", async ({ page, expect }) => {
  await page.goto("/services/emergency");
  const button = page.getByRole("link", { name: "Call Emergency Line" }).first();
  await expect(button).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await button.evaluate((link) => {
    const pixel = new OffscreenCanvas(1, 1).getContext("2d");
    if (pixel === null) return [];
    pixel.fillStyle = getComputedStyle(link).backgroundColor;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  });
  expect({ red: red > 2 * green && red > 2 * blue }).toEqual({ red: true });
});
