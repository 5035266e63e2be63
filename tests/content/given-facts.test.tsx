import { rmSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadShell } from "../../app/content-model/load-shell.ts";
import { loadPageData } from "../../app/content-model/load-site.ts";
import type { Site } from "../../app/content-model/site.ts";
import Emergency from "../../app/routes/emergency/page.tsx";
import { route as emergency } from "../../app/routes/emergency/route.ts";
import { Example } from "../../app/styleguide/styleguide.tsx";
import { type ChangedContent, changeContent } from "../changed-content.ts";

/* Facts that the owner gives later: nothing is shown before, and the pages have them afterwards. */

// Each test reads all content.
vi.setConfig({ testTimeout: 30_000 });

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
});
afterEach(() => rmSync(content.folder, { recursive: true }));

/** What the component of a page gets. */
function pageOf(site: Site, address: string) {
  const route = site.routes.find(({ path }) => path === address);
  if (route === undefined) throw new Error(`${address} is no page`);
  return loadPageData(site, route).data.content;
}

test("places for arriving: the contact page shows those with a text, and the towns lead there", () => {
  const slots = { lastTurns: "", parking: "", door: "", callFromCar: "", stepFree: "" };
  const none = Object.keys(slots).map((slot) => [slot, { status: "unconfirmed" }]);
  content.set("arriving.yaml", Object.fromEntries(none));
  const empty = content.load();
  const town = `/service-areas/${empty.areas[0]?.slug}`;
  expect(pageOf(empty, "/contact")).toMatchObject({ lastSteps: { items: [] } });
  expect(pageOf(empty, town)).toMatchObject({ arriving: undefined });

  content.set("arriving.yaml", {
    "door.text": "The one at {clinic.street}.",
    "parking.text": "Behind the house.",
    townLink: "On the door",
    "labels.door": "Which door",
    "labels.parking": "Parking",
  });
  content.set("clinic.yaml", { "address.street": "1 Main St" });
  const given = content.load();
  expect(pageOf(given, "/contact")).toMatchObject({
    lastSteps: {
      items: [
        { name: "Parking", detail: "Behind the house." },
        { name: "Which door", detail: "The one at 1 Main St." },
      ],
    },
  });
  expect(pageOf(given, town)).toMatchObject({ arriving: "On the door" });
});

test("the day of a review: the head of the article has it, in words", () => {
  const file = content.files("articles/*.mdx")[0] ?? "";
  const address = `/blog/${path.basename(file, ".mdx")}`;
  content.set(file, { reviewed: undefined });
  expect(pageOf(content.load(), address)).toMatchObject({ reviewed: undefined });
  content.set(file, { reviewed: "2026-12-01" });
  content.set("labels.yaml", { lastReviewed: "Read on" });
  expect(pageOf(content.load(), address)).toMatchObject({
    reviewed: { label: "Read on", date: "2026-12-01", dateText: "December 1, 2026" },
  });
});

test("the hours: every page has them once they are confirmed", () => {
  content.set("clinic.yaml", { "hours.status": "unconfirmed" });
  expect(loadShell(content.load()).clinic.hours).toBeUndefined();
  content.set("clinic.yaml", { "hours.status": "confirmed" });
  expect(loadShell(content.load()).clinic.hours?.weekText).not.toEqual([]);
});

/** The emergency page without its prose, of a site with or without a hospital for the night. */
function emergencyPage(chosen?: object) {
  content.set("clinic.yaml", {
    afterHoursHospital: { inProse: "the next one", status: "confirmed", ...chosen },
  });
  content.set("services/emergency.mdx", {
    afterHours: "Go to {clinic.afterHoursHospital}.",
    hospitalChecked: "Called on",
    "emergencyCard.hospital": "At night",
  });
  const site = content.load();
  const page = emergency.load(site, site.emergency, site.emergency.path).content;
  const html = renderToStaticMarkup(
    <Example shell={loadShell(site)}>
      <Emergency content={page} Body={() => null} />
    </Example>,
  );
  return { site, html };
}

test("no hospital: sentences say it in words, no empty box, a line for the pen on the card", () => {
  const { html } = emergencyPage();
  expect(html).toContain("Go to the next one.");
  expect(html).not.toContain("emergency-hospital");
  expect(html).not.toContain("Called on");
  expect(html).toContain('At night</p><p class="emergency-card-blank"></p>');
});

test("a hospital: its name, its number as a link, the day of the check, and the card has it", () => {
  const { site, html } = emergencyPage({
    chosen: { name: "Hill Hospital", phone: "(864) 834-1234", checked: "2026-10-01" },
  });
  const link = '<a href="tel:+18648341234">(864) 834-1234</a>';
  expect(html).toContain(`Go to Hill Hospital, <span class="whole-word">${link}</span>.`);
  expect(html).toContain(`<p>Hill Hospital</p><p class="big-number">${link}`);
  expect(html).toContain('Called on <time dateTime="2026-10-01">October 1, 2026</time>');
  expect(html.match(/<p>Hill Hospital <strong>\(864\) 834-1234<\/strong>/g)).toHaveLength(3);
  expect(html).not.toContain("the next one");
  expect(site.facts.get("clinic.afterHoursHospital")).toBe("Hill Hospital, (864) 834-1234");
});
