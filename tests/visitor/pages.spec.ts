import { clinic, expect, site, test } from "../base-test.ts";
import { address, articles, paths, servicePages } from "../specification.ts";

test("home: booking and call in the hero, six services, six reasons, the visit block", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.locator(".hero");
  await expect(hero.getByRole("link", { name: /^Book Appointment/ })).toBeVisible();
  await expect(hero.getByRole("link", { name: `Call ${clinic.phone.display}` })).toBeVisible();
  await expect(
    page.getByRole("region", { name: /services/i }).getByRole("heading", { level: 3 }),
  ).toHaveText([
    "Wellness Exams",
    "Vaccinations & Preventive Care",
    "Spay & Neuter Surgery",
    "Dental Care",
    "Senior Pet Care",
    "Emergency Visits",
  ]);
  await expect(page.locator(".reason-card")).toHaveCount(6);
  const visit = page.getByRole("region", { name: /Visit us/ });
  await expect(visit.getByRole("link", { name: clinic.phone.display })).toBeVisible();
  await expect(visit.getByRole("link", { name: clinic.text.display })).toHaveAttribute(
    "href",
    `sms:${clinic.text.dial}`,
  );
  await expect(visit.getByText(/call for current hours/).first()).toBeVisible();
});

test("about: story, four figures, the doctor, a philosophy", async ({ page }) => {
  await page.goto("/about");
  const figures = page.locator(".about-figures > div");
  await expect(figures).toHaveCount(4);
  for (const [index, value] of ["2025", "6+", "1", "100%"].entries()) {
    await expect(figures.nth(index).locator(".about-figures-value")).toHaveText(value);
  }
});

test("services: ten, each with four features, Learn More and Schedule Now", async ({ page }) => {
  await page.goto("/services");
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows).toHaveCount(10);
  for (const [index, { path, title }] of servicePages.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("heading", { name: title })).toBeVisible();
    await expect(row.getByRole("listitem")).toHaveCount(4);
    await expect(row.getByRole("link", { name: `Learn More about ${title}` })).toHaveAttribute(
      "href",
      path,
    );
    await expect(row.getByRole("link", { name: /^Schedule Now/ })).toHaveAttribute(
      "href",
      clinic.booking.url,
    );
  }
});

for (const { path, title } of servicePages) {
  test(`${title}: the four headings, what we provide, Schedule Now`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const heading of ["What It Is", "Why It Matters", "What to Expect", "What We Provide"]) {
      await expect(main.getByRole("heading", { level: 2, name: heading, exact: true })).toHaveCount(
        1,
      );
    }
    await expect(
      main.getByRole("region", { name: "What We Provide" }).getByRole("listitem"),
    ).toHaveCount(path === "/services/surgery" ? 3 : 4);
    await expect(main.getByRole("link", { name: /^Schedule Now/ }).first()).toHaveAttribute(
      "href",
      clinic.booking.url,
    );
  });
}

test("emergency: a red Call Emergency Line, six signs, poison lines, only phone links to close", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: "Call Emergency Line" });
  await expect(call.first()).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  const red = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.className = "action action-red";
    document.body.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });
  expect(red).toBe("rgb(179, 23, 42)");
  await expect(call.first()).toHaveCSS("background-color", red);
  const signs = main
    .getByRole("region", { name: /Six signs/ })
    .getByRole("list")
    .first()
    .getByRole("listitem");
  await expect(signs).toHaveCount(6);
  for (const { display, dial } of clinic.poisonLines) {
    await expect(main.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${dial}`);
  }
  const hospital = site.facts.get("clinic.afterHoursHospital") ?? "none";
  await expect(main.getByRole("region", { name: "After hours" })).toContainText(hospital);
  const closing = page.locator(".closing-call").getByRole("link");
  await expect(closing).toHaveCount(2);
  for (const link of await closing.all())
    await expect(link).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
});

test("red buttons are for emergencies alone", async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of paths) {
    await page.goto(path);
    for (const button of await page.locator(".action-red").all()) {
      await expect(button, path).toHaveText("Call Emergency Line");
    }
  }
});

test("why choose us: six reasons of four benefits, and a comparison in a real table", async ({
  page,
}) => {
  await page.goto("/why-choose-us");
  const reasons = page.getByRole("main").getByRole("article");
  await expect(reasons).toHaveCount(6);
  for (const reason of await reasons.all())
    await expect(reason.getByRole("listitem")).toHaveCount(4);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("rowheader")).toHaveCount(5);
});

test("service areas: home base, four towns with their drive times, landmarks", async ({ page }) => {
  await page.goto("/service-areas");
  const areas = page.getByRole("main").getByRole("article");
  // Home base, then the towns from the nearest to the farthest.
  await expect(areas.getByRole("heading")).toHaveText([
    "Travelers Rest",
    "Taylors",
    "Greenville",
    "Easley",
    "Greer",
  ]);
  for (const [town, distance] of [
    ["Greenville", "15 min"],
    ["Easley", "20 min"],
    ["Taylors", "12 min"],
    ["Greer", "25 min"],
  ] as const) {
    await expect(
      areas.filter({ has: page.getByRole("heading", { name: town, exact: true }) }),
    ).toContainText(distance);
  }
  for (const landmark of [
    "Swamp Rabbit Trail",
    "Furman University",
    "Paris Mountain State Park",
    "Trailblazer Park",
    "Falls Park",
  ]) {
    await expect(page.getByRole("heading", { name: new RegExp(landmark) })).toBeVisible();
  }
});

test("Travelers Rest: eight services, all services, directions", async ({ page }) => {
  await page.goto("/service-areas/travelers-rest");
  await expect(page.locator(".picture-card")).toHaveCount(8);
  await expect(page.getByRole("main").locator('a.more[href="/services"]')).toBeVisible();
  const directions = page.getByRole("main").getByRole("link", { name: /^Get Directions/ });
  expect(
    new URL((await directions.getAttribute("href")) ?? "").searchParams.get("destination"),
  ).toBe(address);
});

test("Greenville: 15 minutes and seven neighborhoods", async ({ page }) => {
  await page.goto("/service-areas/greenville");
  await expect(page.getByText("15 min", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Neighborhoods" }).getByRole("listitem"),
  ).toHaveText([
    "Downtown Greenville",
    "West End",
    "North Main",
    "Augusta Road",
    "Cherrydale",
    "Dunean",
    "Sans Souci",
  ]);
});

test("Easley: 20 minutes via SC-123, all services", async ({ page }) => {
  await page.goto("/service-areas/easley");
  await expect(page.getByText("20 min", { exact: true })).toBeVisible();
  await expect(page.getByText("SC-123", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator('a.more[href="/services"]')).toBeVisible();
});

test("Taylors: 12 minutes via Wade Hampton Blvd, one quote marked as a sample, why choose us", async ({
  page,
}) => {
  await page.goto("/service-areas/taylors");
  await expect(page.getByText("12 min", { exact: true })).toBeVisible();
  await expect(page.getByText("Wade Hampton Blvd", { exact: true })).toBeVisible();
  const quote = page.getByRole("main").getByRole("figure");
  await expect(quote).toHaveCount(1);
  await expect(quote).toContainText("a Taylors pet family");
  await expect(quote).toContainText("Sample review");
  await expect(page.getByRole("main").locator('a.more[href="/why-choose-us"]')).toBeVisible();
});

test("Greer: 25 minutes via I-85 and US-25, four numbered steps, all services", async ({
  page,
}) => {
  await page.goto("/service-areas/greer");
  await expect(page.getByText("25 min", { exact: true })).toBeVisible();
  const steps = page.getByRole("main").locator("ol.step-list > li");
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(0)).toContainText("I-85");
  await expect(steps.nth(1)).toContainText("US-25");
  await expect(page.getByRole("main").locator('a.more[href="/services"]')).toBeVisible();
});

test("site map: five categories, every page with name and path, the bottom band", async ({
  page,
}) => {
  await page.goto("/sitemap");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Site Map");
  const groups = main.locator(".site-map section");
  await expect(groups.getByRole("heading", { level: 2 })).toHaveText([
    "Main Pages",
    "Veterinary Services",
    "Service Areas",
    "Blog & Resources",
    "Legal & Information",
  ]);
  const listed = await groups
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect([...listed].sort()).toEqual(site.routes.map(({ path }) => path).sort());
  for (const path of paths) await expect(groups.getByText(path, { exact: true })).toBeVisible();
  const band = main.locator(".band").last();
  await expect(band).toContainText(address);
  await expect(band.getByRole("link", { name: clinic.phone.display })).toHaveAttribute(
    "href",
    `tel:${clinic.phone.dial}`,
  );
  await expect(band.getByRole("link", { name: /^Book Appointment/ })).toHaveAttribute(
    "href",
    clinic.booking.url,
  );
});

const policies = {
  "/privacy-policy": [
    "Information We Collect",
    "How We Use Your Information",
    "Information Sharing",
    "Data Security",
    "Your Rights",
    "Cookies and Tracking",
    "Children's Privacy",
    "Contact Us",
    "Policy Updates",
  ],
  "/terms-conditions": [
    "Acceptance of Terms",
    "Veterinary Services",
    "Appointments and Scheduling",
    "Payment Terms",
    "Medical Records",
    "Liability and Risks",
    "Controlled Substances and Medications",
    "Website Use",
    "Governing Law",
    "Emergency Care Notice",
    "Questions About These Terms",
    "Changes to Terms",
  ],
};
for (const [path, sections] of Object.entries(policies)) {
  test(`${path}: last updated January 1, 2025, with its sections in order`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Last updated January 1, 2025", { exact: true })).toBeVisible();
    await expect(page.locator(".prose h2")).toHaveText(sections);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(contents).toHaveText(sections);
    await contents.last().click();
    await expect(page.locator(".prose h2").last()).toBeInViewport();
  });
}

test("the contents of a policy are closed on phones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText("On this page").last().click();
  await contents.getByRole("link", { name: "Your Rights" }).click();
  await expect(page.getByRole("heading", { name: "Your Rights" })).toBeInViewport();
});

test("terms give the figures of the specification", async ({ page }) => {
  await page.goto("/terms-conditions");
  const words = await page.getByRole("main").innerText();
  for (const fact of [
    /24-hour notice/,
    /15 minutes early/,
    /cash, cards, personal checks with ID, and pet insurance by reimbursement/,
    /Greenville County/,
  ]) {
    expect(words).toMatch(fact);
  }
});

test("articles print their poison lines and none gives a post the withdrawn id", async ({
  page,
}) => {
  await page.goto("/blog/summer-pet-safety");
  for (const { display } of clinic.poisonLines) await expect(page.getByText(display)).toBeVisible();
  expect(articles).toHaveLength(5);
});

test("a related article opens from its picture, too", async ({ page }) => {
  await page.goto("/services/dental");
  const related = page.getByRole("region", { name: "Goes well with" });
  // The link covers the picture, so that Playwright would wait for the picture to come free.
  await related.locator(".service-related-post img").first().click({ force: true });
  await expect(page).toHaveURL(/\/blog\/pet-dental-care$/);
});
