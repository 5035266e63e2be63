import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { outputs } from "../../plugins/output.ts";
import { test as base, site } from "../base-test.ts";
import { changeContent, type Fields, review } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";
import { serveFolder } from "../serve-folder.ts";

/*
 * The public site, as it will be once the owner has provided what is still missing. build.spec.ts
 * builds it once per run; all other tests that need other content use that build.
 */

export const modifiedSite = "test-results/modified-site";
/** The service worker as SERVICE_WORKER=off writes it. */
export const workerThatIsOff = "test-results/worker-off.js";

export const publicOrigin = "https://www.clinic-of-the-tests.com";
export const hospital = {
  ...{ name: "Hospital of the Tests", phone: "(864) 834-4299" },
  ...{ minutes: 20, checked: "2026-01-31" },
};
export const doctor = "Dr. Tess Ting";
/** The day on which she signed the signs and an article. */
export const signed = "2026-01-31";
/** What every page shows of the clinic, and what search engines get. */
export const real = {
  phone: "(864) 834-4200",
  text: "(864) 834-4201",
  fax: "(864) 834-4202",
  email: "hello@clinic-of-the-tests.com",
  booking: "https://booking.clinic-of-the-tests.com",
  name: "Clinic of the Tests",
  coordinates: { latitude: 34.9713, longitude: -82.4409 },
  priceRange: "$$$",
};
export const realReview = review("Ida", "2025-03");
export const price = { what: "Exam of the tests", price: "from $12" };
export const photo = { alt: "A photo of the tests" };
export const aboutTitle = "About our practice, in other words";
/** For some days; on one of them there is another notice, too. */
export const heat = "A hot week lies ahead.";
export const noticeLink = { label: "A link of the tests", path: site.articles[0]?.path ?? "" };

/** An article in whose box of figures every other part is, too. */
export const crowdedArticle = site.articles[1]?.path ?? "";
const crowdedFigures = `
<Figures>

A **figure** and [a link](/about).

| Minutes | Degrees |
| --- | --- |
| 10 | **102°F** |

<Fact title="A fact" value="39°F" from="20" to="40" start="cold" end="hot">

is **all** right.

</Fact>

<Note title="A note">

Read [this](/about).

</Note>

<Warning title="A warning">

- Call <CallLink />.

</Warning>

<Phases>

<Phase when="Week 1" title="a phase">

- Begin with [this](/about).

</Phase>

</Phases>

<Months names="May June July" from="June" to="July" inside="in season, month" outside="out of season">

Two months.

</Months>

<PoisonLines />

<DaySheet title="Days" print="Print the days" good="Good" bad="Bad">

Check one.

</DaySheet>

</Figures>
`;

const shown = { file: "doctor.jpg", alt: photo.alt, people: "nobody", agreed: true };
const day = [{ opens: "08:00", closes: "17:00" }];

const confirmed = { status: "confirmed" };

/** Fields by file of content/. Two of the notices overlap, and all reviews but one are samples. */
const edits: Record<string, Fields> = {
  "clinic.yaml": {
    phone: { display: real.phone, ...confirmed },
    text: { display: real.text, ...confirmed },
    fax: { display: real.fax, ...confirmed },
    email: { value: real.email, ...confirmed },
    booking: { url: real.booking, ...confirmed },
    name: { sign: "Clinic", kind: "of the Tests", ...confirmed },
    coordinates: { ...real.coordinates, ...confirmed },
    priceRange: { value: real.priceRange, ...confirmed },
    hours: {
      week: { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day },
      closures: [
        { date: "2026-11-26", name: "Thanksgiving" },
        { date: "2026-12-24", name: "Christmas Eve", hours: [{ opens: "08:00", closes: "12:00" }] },
      ],
      closuresListedFor: [2026],
      status: "confirmed",
    },
    veterinarian: { name: doctor, inProse: "a doctor", status: "confirmed" },
    afterHoursHospital: { inProse: "a hospital", chosen: [hospital], status: "confirmed" },
  },
  "money.yaml": { "estimate.status": "confirmed", "prices.items": [price] },
  "notices.yaml": {
    "": [
      {
        text: "We are closed. Call {clinic.phone} for the next opening.",
        kind: "closure",
        from: "2026-07-03",
        until: "2026-07-03",
      },
      {
        ...{ text: heat, kind: "heat", link: noticeLink },
        ...{ from: "2026-07-01", until: "2026-07-05" },
      },
    ],
  },
  [`articles/${site.articles[0]?.slug}.mdx`]: { approved: signed, approvedBy: doctor },
  "signs.yaml": { approved: signed, approvedBy: doctor },
  "pages/blog.yaml": { newsletter: undefined },
  "pages/testimonials.yaml": { googleNote: undefined },
  "pages/about.yaml": { title: aboutTitle },
  "redirects.yaml": { "": [{ from: "/Our-Team.html", to: "/about" }] },
  "photos.yaml": { "": ["doctor", "door"].map((place) => ({ ...shown, place })) },
  "testimonials.yaml": {
    "": [
      ...[1, 2, 3, 4, 5].map((one) => ({ ...review(`Sample ${one}`, "2025-04"), sample: true })),
      { ...realReview, photo: shown },
    ],
  },
};

/**
 * Builds a copy of the project with other content, for the public, and keeps what is published.
 * @returns what the build said
 */
export async function buildModified(): Promise<string> {
  const folder = copyProject();
  const { read, set, write } = changeContent(path.join(folder, "content"));
  for (const [file, fields] of Object.entries(edits)) set(file, fields);
  const crowded = `articles/${site.articles[1]?.slug}.mdx`;
  write(crowded, read(crowded) + crowdedFigures);
  const photos = path.join(folder, "content/photos");
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#6a8" } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toFile(path.join(photos, "doctor.jpg"));
  // Once more, under a name that pages cannot use.
  cpSync(path.join(photos, "doctor.jpg"), path.join(photos, "A.JPG"));
  const run = (command: string, args: string[], settings = {}) => {
    const env = { ...process.env, ...settings };
    const options = { cwd: folder, encoding: "utf8", env } as const;
    const { status, stdout, stderr } = spawnSync(command, args, options);
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const said = run("vite", ["build", "--mode", "cdn"], {
    SITE_ORIGIN: publicOrigin,
    SITE_EDITION: "public",
  });
  cpSync(path.join(folder, outputs.site), modifiedSite, { recursive: true });
  // Only the worker differs, so nothing else is built once more.
  const module = "./plugins/prerender/service-worker.ts";
  const code = `await (await import("${module}")).writeServiceWorker()`;
  run("node", ["--input-type=module", "--eval", code], { SERVICE_WORKER: "off" });
  cpSync(path.join(folder, outputs.site, "sw.js"), workerThatIsOff);
  rmSync(folder, { recursive: true });
  return said;
}

/** As in base-test.ts, on the modified site: addresses without an origin lead there. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { origin, close } = await serveFolder(modifiedSite);
      await use(origin);
      close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
