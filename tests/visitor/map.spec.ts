import { mapOrigin } from "../../app/policies/outbound-links.ts";
import { clinic, expect, openHydrated, site, test } from "../base-test.ts";

/* The map of another company lies over a drawing of ours. Nobody asks for it before it is near. */

const { labels } = site;

test.use({ expected: { console: [/Failed to load/], failures: [/google/] } });

for (const address of ["/", "/contact"]) {
  test(`${address} has a lazy map of the address, and a way there`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    await openHydrated(page, address);
    expect(asked).not.toContain(mapOrigin);
    const frame = page.locator("main iframe");
    await page.getByRole("img", { name: labels.mapDrawing }).scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute("loading", "lazy");
    await expect(frame).toHaveAttribute("title", labels.map);
    const source = new URL((await frame.getAttribute("src")) ?? "");
    expect(source.searchParams.get("q")).toBe(clinic.address.full);
    await expect.poll(() => asked).toContain(mapOrigin);
  });

  test(`${address} without the map frame has a drawing, the address and the way there`, async ({
    page,
    context,
  }) => {
    await context.route(
      (url) => url.origin === mapOrigin,
      (route) => route.abort("blockedbyclient"),
    );
    const failed = page.waitForEvent("requestfailed");
    await openHydrated(page, address);
    const drawing = page.getByRole("img", { name: labels.mapDrawing });
    await drawing.scrollIntoViewIfNeeded();
    await failed;
    await expect(drawing).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: labels.getDirections }).last()).toBeVisible();
    await expect(main.getByText(clinic.address.street).first()).toBeVisible();
  });
}
