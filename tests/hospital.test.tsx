import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectFolders } from "../app/content-model/read-site.ts";
import { loadShell } from "../app/prerender/load-shell.ts";
import { loadSite } from "../app/prerender/load-site.ts";
import { route as contact } from "../app/routes/contact/route.ts";
import Emergency from "../app/routes/emergency/page.tsx";
import { route as emergency } from "../app/routes/emergency/route.ts";
import { Example } from "../app/styleguide/styleguide.tsx";

/* The hospital to go to when the clinic is closed, before and after the owner has chosen one. */

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(projectFolders.content, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the group in a copy of the content, and reads the copy. */
function siteWith(chosen: string) {
  const file = path.join(folder, "clinic.yaml");
  const before = readFileSync(file, "utf8");
  const group = `  inProse: the hospital down the road\n${chosen}  status: confirmed\n`;
  const after = before.replace(/(?<=\nafterHoursHospital:\n)(?: {2}.*\n)+/, group);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return loadSite({ ...projectFolders, content: folder });
}

/** The emergency page without its prose. */
function emergencyPage(site: ReturnType<typeof siteWith>): string {
  const { content } = emergency.load(site, site.emergency, site.emergency.link);
  return renderToStaticMarkup(
    <Example shell={loadShell(site)}>
      <Emergency content={content} Body={() => null} />
    </Example>,
  );
}

const chosen =
  "  chosen: { name: Hill Animal Hospital, phone: (864) 834-1234, checked: 2026-10-01 }\n";

test("none chosen: sentences say it in words, no empty box, a line for the pen on the card", () => {
  const page = emergencyPage(siteWith(""));
  expect(page).toContain("Leave for the hospital down the road, and have someone phone them");
  expect(page).not.toContain("emergency-hospital");
  expect(page).not.toContain("Number checked on");
  expect(page).toContain(
    'When the clinic is closed</p><p class="emergency-card-blank"></p><p class="emergency-card-note',
  );
});

test("chosen: its name, its number as a link, the day of the check, and the card has it", () => {
  const page = emergencyPage(siteWith(chosen));
  const number = '<a href="tel:+18648341234">(864) 834-1234</a>';
  expect(page).toContain(
    `Leave for Hill Animal Hospital, <span>${number}</span>, and have someone`,
  );
  expect(page).toContain(`Go to Hill Animal Hospital, <span>${number}</span>.`);
  expect(page).toMatch(
    /<p>Hill Animal Hospital<\/p><p class="emergency-hospital-number"><a href="tel:\+18648341234">/,
  );
  expect(page).toContain('Number checked on <time dateTime="2026-10-01">October 1, 2026</time>');
  expect(page.match(/<p>Hill Animal Hospital <strong>\(864\) 834-1234<\/strong>/g)).toHaveLength(3);
  expect(page).not.toContain("the hospital down the road");
});

test("chosen: every text that asks for it has name and number", () => {
  const site = siteWith(chosen);
  expect(site.facts.get("clinic.afterHoursHospital")).toBe("Hill Animal Hospital, (864) 834-1234");
  expect(site.contentOf(contact.content).emergency.text).toMatch(
    /go to Hill Animal Hospital, \(864\) 834-1234\.$/,
  );
});
