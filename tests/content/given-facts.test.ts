import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectFolders } from "../../app/content-model/read-site.ts";
import type { Site } from "../../app/content-model/site.ts";
import { loadPageData, loadSite } from "../../app/prerender/load-site.ts";

/* Facts that the owner gives later: nothing is shown before, and the pages have them afterwards. */

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(projectFolders.content, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(folder, file);
  const before = readFileSync(target, "utf8");
  const after = before.replace(from, to);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  writeFileSync(target, after);
}

const load = () => loadSite({ ...projectFolders, content: folder });

/** What the component of a page gets. */
function contentOf(site: Site, address: string) {
  const route = site.routes.find(({ path: known }) => known === address);
  if (route === undefined) throw new Error(`${address} is no page`);
  return loadPageData(site, route).data.content;
}

const greer = "/service-areas/greer";

// Each reads all content several times.
const patient = { timeout: 30_000 };

test(
  "places for arriving: the contact page shows those with a text, and the towns lead there",
  patient,
  () => {
    const file = path.join(folder, "arriving.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/\n {2}text: .*/g, ""));
    const empty = load();
    expect(contentOf(empty, "/contact")).toMatchObject({ lastSteps: { items: [] } });
    expect(contentOf(empty, greer)).toMatchObject({ arriving: undefined });

    edit("arriving.yaml", "\ndoor:\n", "\ndoor:\n  text: The one at {clinic.street}.\n");
    edit("arriving.yaml", "\nparking:\n", "\nparking:\n  text: Behind the house.\n");
    const given = load();
    expect(contentOf(given, "/contact")).toMatchObject({
      lastSteps: {
        items: [
          { name: given.arriving.labels.parking, detail: "Behind the house." },
          {
            name: given.arriving.labels.door,
            detail: `The one at ${given.clinic.address.street}.`,
          },
        ],
      },
    });
    expect(contentOf(given, greer)).toMatchObject({ arriving: given.arriving.townLink });
  },
);

test("the day of a review: the head of the article has it, in words", patient, () => {
  edit("articles/first-visit.mdx", /(\nreviewed: .*)?\nslug:/, "\nreviewed: 2026-12-01\nslug:");
  expect(contentOf(load(), "/blog/first-visit")).toMatchObject({
    reviewed: { label: "Last reviewed", date: "2026-12-01", dateText: "December 1, 2026" },
  });
});
