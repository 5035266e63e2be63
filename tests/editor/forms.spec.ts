import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { readSource } from "../../app/content-model/read-file.ts";
import { editorConfig } from "../../tools/editor/config.ts";
import { writtenForm } from "../../tools/editor/written-form.ts";
import { changeContent, type Fields, review } from "../changed-content.ts";
import {
  copyToBrowser,
  field,
  formOf,
  forms,
  openForm,
  patience,
  pickFolder,
  saveButton,
  startForms,
} from "./open-forms.ts";

/*
 * The forms of `npm run edit`, in a browser. The folder that the owner would pick is one of the
 * browser’s own (the origin private file system), with a copy of the content.
 */

test.describe.configure({ mode: "serial" });

const port = Number(process.env.TEST_PORT ?? 4317) + 5;
const origin = `http://127.0.0.1:${port}`;
let server: ChildProcess;

test.beforeAll(async () => {
  server = await startForms(port);
});

test.afterAll(async () => {
  if (server.exitCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
});

const files = globSync("content/**/*.{yaml,mdx}");

/**
 * Opens the forms on a copy of the content.
 * @param others texts of files that differ from those in the project
 */
async function openForms(page: Page, others: Record<string, string> = {}): Promise<void> {
  await copyToBrowser(
    page,
    origin,
    files.map((file) => [file, others[file] ?? readFileSync(file, "utf8")]),
  );
  await page.goto(`${origin}/forms`);
  await pickFolder(page);
}

/** A file as it is in the browser’s folder. Do not read during a save: that can make it fail. */
const read = (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const names = path.split("/");
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? "");
    return (await handle.getFile()).text();
  }, file);

/** Saves the form. A form that is saved goes back to its list; one that is refused stays. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.waitForURL((url) => !/entries|new$/.test(url.hash), patience);
}

const fill = async (page: Page, name: string, value: string) =>
  (await field(page, name)).locator("input, textarea").first().fill(value);

/** Clicks until the effect shows: Sveltia reacts to clicks a moment after it draws a control. */
async function clickUntil(control: Locator, effect: Locator): Promise<void> {
  await expect(async () => {
    if (!(await effect.isVisible())) await control.click();
    await expect(effect).toBeVisible({ timeout: 3000 });
  }).toPass(patience);
}

/** Adds an entry to a list that already has this many. */
async function addTo(list: Locator, entries = 0): Promise<void> {
  const remove = list.getByRole("button", { name: /Remove/ });
  await clickUntil(list.getByRole("button", { name: /^\W*(add )?Add/ }), remove.nth(entries));
}

/** Takes an entry out of a list. */
async function removeFrom(list: Locator, entry = 0): Promise<void> {
  // Sveltia draws the entries once the top of the list is in view.
  await list.evaluate((element) => element.scrollIntoView());
  await list
    .getByRole("button", { name: /Remove/ })
    .nth(entry)
    .click();
}

/**
 * Picks an option that is not the first of its list. Sveltia reacts to clicks a moment after it has
 * drawn the options, when it has also taken all but one of them out of the tab order.
 */
async function pick(option: Locator): Promise<void> {
  await expect(option).toHaveAttribute("tabindex", "-1");
  await option.click();
}

/** The text of a content file with other values, as its form would write it. */
function contentWith(name: string, values: Fields): string {
  const content = changeContent();
  content.set(name, values);
  const text = writtenForm(content.read(name), formOf(`content/${name}`).schema);
  rmSync(content.folder, { recursive: true });
  return text;
}

/** The parts of a field's Sveltia CMS configuration that say how to fill it in. */
type FormField = {
  name: string;
  widget?: string;
  required?: boolean;
  root?: boolean;
  min?: number;
  pattern?: [string, string];
  options?: (string | { label: string; value: string })[];
  field?: FormField;
  fields?: FormField[];
  types?: { name: string; fields: FormField[] }[];
};
type Place = { field: FormField; path: string; value: unknown; lists: string[] };

const { collections = [] } = editorConfig({ name: "github", repo: "clinic/website" });

/** The fields of a form. */
function fieldsOf(file: string): FormField[] {
  const { folder, name } = formOf(file);
  const found = collections.find((one) => one.name === folder);
  if (found === undefined || !("files" in found || "fields" in found)) throw new Error(file);
  const { fields } =
    "files" in found ? (found.files.find((one) => one.name === name) ?? {}) : found;
  return fields as FormField[];
}

/** Every field of a form with its value; for a list, the fields of its first entry. */
function placesIn(fields: FormField[], values: unknown, base = "", lists: string[] = []): Place[] {
  return fields.flatMap((field): Place[] => {
    const path = base + field.name;
    const value = field.root ? values : (values as Record<string, unknown>)[field.name];
    const place = { field, path, value, lists };
    if (typeof value !== "object" || value === null) return [place];
    if (field.widget === "keyvalue") {
      // Its fields are the rows of a table; take the first one.
      const [name = "", first] = Object.entries(value)[0] ?? [];
      return [{ ...place, field: { name, widget: "text" }, value: first }];
    }
    if (field.field !== undefined) {
      const entry = { ...field.field, name: "0" };
      return [place, ...placesIn([entry], value, `${path}.`, lists)];
    }
    const isList = Array.isArray(value);
    const group = isList ? value[0] : value;
    if (group === undefined) return [place];
    const inner =
      field.types?.find(({ name }) => name === group.kind)?.fields ?? field.fields ?? [];
    const within = isList ? [...lists, path] : lists;
    return [place, ...placesIn(inner, group, `${path}.${isList ? "0." : ""}`, within)];
  });
}

/** Fills in a new field, and any fields inside it. */
async function fillNew(page: Page, path: string, own: FormField): Promise<unknown> {
  const { widget, required = true, fields = [], min = 0, options = [] } = own;
  if (widget === "boolean") return false;
  if (widget === "object") {
    if (!required) {
      const box = (await field(page, path)).getByRole("checkbox", { name: /^Add/ });
      await clickUntil(box, box.and(page.getByRole("checkbox", { checked: true })));
    }
    const group: Record<string, unknown> = {};
    for (const inner of fields) {
      group[inner.name] = await fillNew(page, `${path}.${inner.name}`, inner);
    }
    return group;
  }
  const found = await field(page, path);
  if (widget === "list") {
    const list: unknown[] = [];
    while (list.length < min) {
      await addTo(found, list.length);
      const entry = own.field ?? { name: "entry", widget: "object", fields };
      list.push(await fillNew(page, `${path}.${list.length}`, entry));
    }
    return list;
  }
  if (widget === "select") {
    const last = options.at(-1) ?? "";
    const { label, value } = typeof last === "string" ? { label: last, value: last } : last;
    const name = { name: label, exact: true };
    const option = page.getByRole("option", name);
    // A few options are radio buttons, many are a menu.
    const isMenu = options.length > 5;
    if (isMenu) await clickUntil(found.getByRole("combobox"), option);
    await pick(isMenu ? option : found.getByRole("radio", name));
    return value;
  }
  let value = { datetime: "2026-01-31", string: "(864) 555-0142" }[widget ?? ""] ?? "By the creek";
  // Some texts have a minimum length.
  if (widget === "text") while (!new RegExp(own.pattern?.[0] ?? "").test(value)) value += ", by it";
  await found.locator("input, textarea").fill(value);
  return value;
}

/** Opens the first group of each list that a field is in. */
async function expand(page: Page, { lists }: Place, opened: Set<string>): Promise<void> {
  for (const list of lists.filter((one) => !opened.has(one))) {
    const found = await field(page, list);
    // With its top in view, the first group is the first to be drawn.
    await found.evaluate((element) => element.scrollIntoView());
    await found.getByRole("button", { name: "Expand", exact: true }).first().click();
    opened.add(list);
  }
}

test("in each form a text, an entry, a new group and rich text: its file has these changes alone", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const content = changeContent();
  await openForms(page);
  for (const [file, { schema }] of forms) {
    const fields = fieldsOf(file);
    const { raw } = readSource(file, file);
    const places = placesIn(fields, raw);
    const texts = places.filter(
      ({ field: { widget, pattern = [""] }, value }) =>
        widget === "text" && value && new RegExp(pattern[0]).test(`${value}, too`),
    );
    const edited = [
      texts.find(({ path }) => !path.includes(".0")),
      // Articles name their category, so another name for it is a fault.
      texts.find(({ path }) => path.includes(".0") && !path.startsWith("categories.")),
      places.find(({ field, value }) => field.widget === "object" && !field.required && !value),
    ];
    const name = file.replace("content/", "");
    const changes: Fields = {};
    const opened = new Set<string>();
    await openForm(page, name);
    for (const place of places.filter((one) => edited.includes(one))) {
      const { path, value, field: own } = place;
      await expand(page, place, opened);
      const box = (await field(page, path)).locator("textarea, tr:first-child input").last();
      if (value) await box.fill(`${value}, too`);
      // In a file that is a list, the list has no name.
      const inFile = fields[0]?.root ? path.split(".").slice(1) : path.split(".");
      changes[inFile.join(".") || own.name] = value
        ? `${value}, too`
        : await fillNew(page, path, own);
    }
    content.set(name, changes);
    let expected = writtenForm(content.read(name), schema);
    if (file.endsWith(".mdx")) {
      const heading = /(?<=\n---\n\n)## .*\n\n/.test(expected) ? ["ArrowDown"] : [];
      const body = await field(page, "body", 10_000);
      const text = body.locator("[contenteditable=true]");
      // Its words appear a moment after the editor does; only then does it take the focus.
      await expect(text).toContainText(/\S/, patience);
      await clickUntil(text, page.locator("[contenteditable=true]:focus"));
      for (const key of ["Control+Home", ...heading, "Home"]) await page.keyboard.press(key);
      await page.keyboard.insertText("Yes");
      await expect(text).toContainText("Yes");
      expected = expected.replace(/\n---\n\n(?:## .*\n\n)?/, "$&Yes");
    }
    // A list without entries.
    if (Array.isArray(raw) && raw.length === 0) continue;
    await save(page);
    expect(await read(page, file), file).toBe(expected);
    content.write(name, expected);
  }
  content.load();
  rmSync(content.folder, { recursive: true });
});

test("hours, a closure and a phone number, with an error at its field while it is wrong", async ({
  page,
}) => {
  const file = "content/clinic.yaml";
  const text = contentWith("clinic.yaml", {
    "hours.week.Saturday": undefined,
    "hours.closures": undefined,
  });
  await openForms(page, { [file]: text });
  await openForm(page, "clinic.yaml");
  await addTo(await field(page, "hours.week.Saturday"));
  await fill(page, "hours.week.Saturday.0.opens", "09:00");
  await fill(page, "hours.week.Saturday.0.closes", "12:30");
  await addTo(await field(page, "hours.closures"));
  await fill(page, "hours.closures.0.date", "2026-11-26");
  await fill(page, "hours.closures.0.name", "Thanksgiving");
  await fill(page, "phone.display", "864 555");
  await saveButton(page).click();
  const phone = await field(page, "phone.display");
  await expect(phone.getByText("Expected a phone number written (864) 000-0000.")).toBeVisible();
  expect(await read(page, file)).toBe(text);
  const was = /phone:\n {2}display: (.*)\n/.exec(text)?.[1];
  await fill(page, "phone.display", was ?? "");
  await save(page);
  const changed = {
    "hours.week.Saturday": [{ opens: "09:00", closes: "12:30" }],
    "hours.closures": [{ date: "2026-11-26", name: "Thanksgiving" }],
  };
  expect(await read(page, file)).toBe(contentWith("clinic.yaml", changed));
  await openForm(page, "clinic.yaml");
  await removeFrom(await field(page, "hours.week.Saturday"));
  await removeFrom(await field(page, "hours.closures"));
  await save(page);
  expect(await read(page, file)).toBe(text);
});

test("a notice is put up, and taken down again", async ({ page }) => {
  const file = "content/notices.yaml";
  const none = contentWith("notices.yaml", { "": [] });
  await openForms(page, { [file]: none });
  await openForm(page, "notices.yaml");
  await addTo(await field(page, "notices"));
  await fill(page, "notices.0.text", "Ice: call {clinic.phone}.");
  await pick((await field(page, "notices.0.kind")).getByRole("radio", { name: "weather" }));
  await fill(page, "notices.0.from", "2026-12-01");
  await fill(page, "notices.0.until", "2026-12-03");
  await save(page);
  expect(await read(page, file)).toContain(`- text: 'Ice: call {clinic.phone}.'
  kind: weather
  from: 2026-12-01
  until: 2026-12-03
`);
  await openForm(page, "notices.yaml");
  await removeFrom(await field(page, "notices"));
  await save(page);
  expect(await read(page, file)).toBe(none);
});

test("a review is added, and taken off again", async ({ page }) => {
  const file = "content/testimonials.yaml";
  const ann = review("Ann", "2025-03");
  const one = contentWith("testimonials.yaml", { "": [ann] });
  const added = { ...ann, name: "Bo", text: "They called back.", date: "2026-05" };
  await openForms(page, { [file]: one });
  await openForm(page, "testimonials.yaml");
  await addTo(await field(page, "testimonials"), 1);
  for (const [name, value] of Object.entries(added)) {
    if (name !== "sample") await fill(page, `testimonials.1.${name}`, `${value}`);
  }
  await save(page);
  expect(await read(page, file)).toBe(contentWith("testimonials.yaml", { "": [ann, added] }));
  await openForm(page, "testimonials.yaml");
  await removeFrom(await field(page, "testimonials"), 1);
  await save(page);
  expect(await read(page, file)).toBe(one);
});

test("a photograph is dropped on its field", async ({ page }, testInfo) => {
  const file = "content/photos.yaml";
  const picture = testInfo.outputPath("Our Door.jpg");
  const teal = { width: 1200, height: 900, channels: 3, background: "teal" } as const;
  await sharp({ create: teal }).toFile(picture);
  await openForms(page, { [file]: contentWith("photos.yaml", { "": [] }) });
  await openForm(page, "photos.yaml");
  await addTo(await field(page, "photos"));
  const values: Fields = { file: "/our-door.jpg", agreed: true };
  const place = (await field(page, "photos.0.file")).getByText("Drop an image file here");
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [picture], dragOperationsMask: 1 };
  await expect(async () => {
    const at = await place.boundingBox();
    for (const type of at ? (["dragEnter", "dragOver", "drop"] as const) : []) {
      await devtools.send("Input.dispatchDragEvent", { type, x: 0, y: 0, ...at, data });
    }
    await expect(place).toBeHidden({ timeout: 5000 });
  }).toPass(patience);
  for (const own of fieldsOf(file)[0]?.fields ?? []) {
    const path = `photos.0.${own.name}`;
    if (own.name === "agreed") await (await field(page, path)).getByRole("switch").click();
    else if (own.name !== "file") values[own.name] = await fillNew(page, path, own);
  }
  await save(page);
  expect(await read(page, file)).toBe(contentWith("photos.yaml", { "": [values] }));
  expect(await read(page, "content/photos/our-door.jpg")).toBe(readFileSync(picture, "utf8"));
});

test("an article is written, and deleted again", async ({ page }) => {
  const file = "articles/by-the-creek.mdx";
  const [example = ""] = files.filter((other) => path.dirname(other) === "content/articles");
  await openForms(page);
  await page.goto(`${origin}/forms#/collections/articles/new`);
  const values: Fields = {};
  for (const own of fieldsOf(example)) {
    if (own.name === "body" || own.required === false) continue;
    values[own.name] = await fillNew(page, own.name, own);
  }
  const text = (await field(page, "body")).locator("[contenteditable=true]");
  await clickUntil(text, page.locator("[contenteditable=true]:focus"));
  await page.keyboard.insertText("There it is.");
  await save(page);

  const content = changeContent();
  content.write(file, "---\n{}\n---\n\nThere it is.\n");
  content.set(file, values);
  const expected = writtenForm(content.read(file), formOf(example).schema);
  expect(await read(page, `content/${file}`)).toBe(expected);
  content.load();
  rmSync(content.folder, { recursive: true });

  await page.goto(`${origin}/forms#/collections/articles/entries/by-the-creek`);
  await page.getByRole("button", { name: "Show Editor Options" }).click(patience);
  await page.getByRole("menuitem", { name: /Delete/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).not.toHaveURL(/entries/, patience);
  await expect(read(page, `content/${file}`)).rejects.toThrow("NotFoundError");
});

test("the server answers its own pages alone, and changes nothing", async () => {
  const ask = (headers: Record<string, string>, method = "GET") =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${origin}/state.json`, { method, headers }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
  expect(await ask({})).toBe(200);
  expect(await ask({ Host: "evil.example" })).toBe(403);
  expect(await ask({ Origin: "https://evil.example" })).toBe(403);
  expect(await ask({}, "POST")).toBe(403);
  expect(await (await fetch(`${origin}/state.json`)).json()).toMatchObject({ faults: [] });
});

test("a browser that cannot save to a folder says so", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showDirectoryPicker");
  });
  await page.goto(`${origin}/forms`);
  await expect(page.getByRole("alert")).toContainText("Please use Chrome or Edge", patience);
});

test("the page is beside its form, faults above it, and a stopped server is reported", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${origin}/`);
  const site = page.frameLocator("#site");
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => {
    const forms = document.querySelector<HTMLIFrameElement>("#forms");
    if (forms?.contentWindow)
      forms.contentWindow.location.hash = "#/collections/articles/entries/first-visit";
  });
  await expect(site.getByRole("heading", { level: 1, name: "First visit" })).toBeVisible(patience);
  const form = () => page.frames().find((frame) => frame.url().includes("/forms"));
  // As the form does once it is saved: it closes, and its page stays.
  await page.evaluate(() => history.back());
  await expect.poll(() => form()?.url()).not.toContain("first-visit");
  await expect(site.getByRole("heading", { level: 1, name: "First visit" })).toBeVisible(patience);

  const { hash } = formOf("content/money.yaml");
  const fault = { words: "Heading: says “cures”.", hash };
  const state = await (await fetch(`${origin}/state.json`)).json();
  await page.route("**/state.json", (route) =>
    route.fulfill({ json: { ...state, faults: [fault] } }),
  );
  await page.getByRole("link", { name: fault.words }).click();
  await expect.poll(() => form()?.url()).toContain("#/collections/clinic/entries/money");
  await page.unroute("**/state.json");
  await expect(page.getByRole("link", { name: fault.words })).toBeHidden();

  server.kill("SIGTERM");
  await expect(page.getByRole("status")).toContainText("The site has stopped.");
});
