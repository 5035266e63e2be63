import { clinic, expect, openHydrated, test } from "../base-test.ts";
import { address, servicePages } from "../specification.ts";

for (const { path, title } of servicePages.filter(({ path }) => path !== "/services/emergency")) {
  test(`${title} closes with Book an Appointment and the clinic's number`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const closing = page.locator(".closing-call");
    await expect(closing.getByRole("link", { name: /^Book an Appointment/ })).toHaveAttribute(
      "href",
      clinic.booking.url,
    );
    await expect(
      closing.getByRole("link", { name: `Call ${clinic.phone.display}` }),
    ).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  });
}

test("contact gives call, text, fax, e-mail, address, hours note and emergency note", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("link", { name: clinic.phone.display, exact: true }).first(),
  ).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  const ways = main.getByRole("region", { name: "Ways to reach us." });
  await expect(ways.getByRole("link", { name: clinic.text.display })).toHaveAttribute(
    "href",
    `sms:${clinic.text.dial}`,
  );
  await expect(ways.getByRole("link", { name: clinic.email })).toHaveAttribute(
    "href",
    `mailto:${clinic.email}`,
  );
  await expect(main.getByText(clinic.fax.display, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: clinic.fax.display })).toHaveCount(0);
  await expect(main.getByText(address).first()).toBeVisible();
  await expect(main.getByText(/call for current hours/i).first()).toBeVisible();
  await expect(main.getByText(/Do not text or e-mail an emergency/i).first()).toBeVisible();
});

for (const path of ["/", "/contact"]) {
  test(`${path} has a lazy map of the address, and reads without it`, async ({ page }) => {
    await openHydrated(page, path);
    await page.locator(".visit-map-frame").scrollIntoViewIfNeeded();
    const frame = page.locator("main iframe");
    await expect(frame).toHaveAttribute("loading", "lazy");
    await expect(frame).toHaveAttribute("title", `Map: ${address}`);
    const source = new URL((await frame.getAttribute("src")) ?? "");
    expect(source.searchParams.get("q")).toBe(address);
    await expect(page.getByRole("img", { name: /^Sketch map: 409 Old Buncombe Rd/ })).toHaveCount(
      1,
    );
    const directions = page
      .getByRole("main")
      .getByRole("link", { name: /^Get Directions/ })
      .first();
    const target = new URL((await directions.getAttribute("href")) ?? "");
    expect(target.searchParams.get("destination")).toBe(address);
    await expect(page.getByRole("main").getByText(address).first()).toBeVisible();
  });
}

test("the map is asked for only when it comes into view", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openHydrated(page, "/");
  expect(asked.filter((url) => !url.startsWith("http://localhost"))).toEqual([]);
  await page.locator(".visit-map-frame").scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((url) => url.includes("google.com/maps")).length).toBe(1);
});
