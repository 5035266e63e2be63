import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { clinicFile } from "../../src/clinic/clinic.ts";
import { waitForHydration } from "../support/browser.ts";
import { builtPage } from "../support/built.ts";
import { changeContent } from "../support/changed-content.ts";
import { test } from "./project.ts";

// One after the other: two servers that start cold would prebundle into the same folder at once.
test.describe.configure({ mode: "default" });

test("development pages render from source under the full policy", async ({ page, start }) => {
  const origin = await start();
  // The very first request comes while Vite is still prebundling dependencies, and must work.
  const about = await fetch(`${origin}/about`);
  const html = await about.text();
  expect(about.status, html).toBe(200);
  const $ = load(html);
  expect($("h1").text()).toBe(builtPage("/about")("h1").text());
  const sheet = $('[rel="stylesheet"][href$="/pages/about/page.css"]').attr("href");
  const asSheet = { headers: { Accept: "text/css" } };
  expect(await (await fetch(`${origin}${sheet}`, asSheet)).text()).toMatch(/^@layer pages /);
  expect($("[http-equiv]").attr("content")).toContain("default-src 'none'");
  expect((await fetch(`${origin}/nope`)).status).toBe(404);
  const other = await fetch(`${origin}/about/?a`, { redirect: "manual" });
  expect([other.status, other.headers.get("location")]).toEqual([308, "/about?a"]);
  const shared = new URL($("meta[property='og:image']").attr("content") ?? "");
  expect((await fetch(origin + shared.pathname)).status).toBe(200);
  const faults: string[] = [];
  page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
  page.on("response", (one) => one.status() >= 400 && faults.push(`${one.status()} ${one.url()}`));
  // All other hosts are out of reach here (playwright.config.ts).
  page.on(
    "requestfailed",
    (request) => request.url().startsWith(origin) && faults.push(request.url()),
  );
  const connected = page.waitForEvent("console", (line) => line.text() === "[vite] connected.");
  await page.goto(`${origin}/`);
  await connected;
  await waitForHydration(page);
  expect(faults).toEqual([]);
});

test("a fault is named without a stack, and a photo shows", async ({ project, start }) => {
  const content = changeContent(path.join(project, "content"));
  content.set("pages/contact.yaml", { photo: { file: "room.jpg", alt: "A" } });
  const origin = await start();
  const contact = async () => (await fetch(`${origin}/contact`)).text();
  const message = await contact();
  expect(message).toContain("there is no file photos/room.jpg");
  expect(message).not.toContain("    at ");
  const color = { create: { width: 1000, height: 10, channels: 3, background: "teal" } } as const;
  await sharp(color).toFile(path.join(content.folder, "photos/room.jpg"));
  await expect.poll(contact).not.toContain("there is no file");
  const address = load(await contact())("picture img").attr("src");
  const copy = await (await fetch(origin + address)).arrayBuffer();
  expect((await sharp(copy).metadata()).format).toBe("jpeg");
});

test("a form changes its file alone, and no file that git has changed since", async ({
  page,
  project,
  start,
}) => {
  const origin = await start();
  const clinic = parse(readFileSync("content/clinic.yaml", "utf8"));
  clinic.hours.week.Monday = [{ opens: "08:00", closes: "17:00" }];
  // No test can use the browser’s folder picker, so the forms get a folder inside the browser.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/forms/`);
  await page.evaluate(async (text) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    const folder = await root.getDirectoryHandle("content", { create: true });
    const handle = await folder.getFileHandle("clinic.yaml", { create: true });
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
  }, stringify(clinic));
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  const saveMonday = async (closes: string) => {
    await page.getByRole("treeitem", { name: "Clinic" }).click();
    await page.getByRole("gridcell", { name: "Clinic" }).click();
    const monday = page.locator('[data-key-path="hours.week.Monday"]');
    await monday.getByRole("button", { name: "Expand" }).click();
    await monday.getByRole("textbox", { name: "Closes" }).fill(closes);
    await page.getByRole("button", { name: "Save" }).click();
  };
  await saveMonday("16:30");
  await page.waitForURL(/collections\/clinic$/);
  const readSaved = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("content");
      return (await (await folder.getFileHandle("clinic.yaml")).getFile()).text();
    });
  const saved = await readSaved();
  clinic.hours.week.Monday[0].closes = "16:30";
  expect(parse(saved)).toEqual(clinic);
  expect(clinicFile.schema.safeParse(parse(saved)).error).toBeUndefined();
  appendFileSync(path.join(project, "content/team.yaml"), "# By somebody else\n");
  const dialog = page.waitForEvent("dialog").then(async (shown) => {
    await shown.accept();
    return shown.message();
  });
  await saveMonday("15:00");
  expect(await dialog).toContain("reload the forms");
  expect(await readSaved()).toBe(saved);
  await page.goto(`${origin}/forms/#/collections/areas/new`);
  await page.getByText("Choose a picture").first().click();
  await page.getByRole("radio", { name: "heads/town-greer" }).check();
  const chosen = page.getByRole("img", { name: "heads/town-greer" }).first();
  await expect(chosen).not.toHaveJSProperty("naturalWidth", 0);
});
