import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { expect, type Locator, type Page, test } from "@playwright/test";

/*
 * The forms of `npm run edit`, in a browser. The folder that the owner would pick is one of the
 * browser’s own (the origin private file system), with a copy of the content.
 */

test.describe.configure({ mode: "serial" });

const port = Number(process.env.TEST_PORT ?? 4317) + 5;
const origin = `http://127.0.0.1:${port}`;
/** Opening and saving go through workers and the file system, beside a build of another test. */
const patience = { timeout: 15_000 };
let server: ChildProcess;

test.beforeAll(async () => {
  server = spawn("node", ["tools/editor/serve.ts"], { env: { ...process.env, PORT: `${port}` } });
  let told = "";
  server.stdout?.on("data", (data) => {
    told += data;
  });
  await expect.poll(() => told, { timeout: 20_000 }).toContain(`The forms are at ${origin}`);
});

test.afterAll(async () => {
  if (server.exitCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
});

const files = globSync("content/**/*.{yaml,mdx}");

/** Opens the forms on a copy of the content. */
async function openForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/forms.css`);
  await page.evaluate(
    async (texts) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const [file, text] of texts) {
        let folder = root;
        const names = file.split("/");
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const handle = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    files.map((file): [string, string] => [file, readFileSync(file, "utf8")]),
  );
  await page.goto(`${origin}/forms`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByText("Hours and closures, phone, address")).toBeVisible(patience);
}

/** A file as it is in the browser’s folder. Not to be asked during a save: reading can fail it. */
const read = (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const names = path.split("/");
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? "");
    return (await handle.getFile()).text();
  }, file);

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** Saves the form. A form that is saved goes back to its list; one that is refused stays. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page).not.toHaveURL(/entries/, patience);
}

/** Opens a form by way of its list. */
async function openForm(page: Page, form: string): Promise<void> {
  const show = (hash: string) =>
    page.evaluate((to) => {
      location.hash = `#/collections/${to}`;
    }, hash);
  await show(form.split("/")[0] ?? "");
  await expect(saveButton(page)).toBeHidden();
  await show(form);
  await expect(page.locator("[data-key-path]").first()).toBeVisible();
}

/** A field by the path of its name. Forms draw their fields as they come into view. */
async function field(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`[data-key-path="${name}"]`);
  await page.mouse.move(400, 500);
  for (let turn = 0; turn < 100 && (await found.count()) === 0; turn++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(30);
  }
  return found;
}

const fill = async (page: Page, name: string, value: string) =>
  (await field(page, name)).locator("input, textarea").first().fill(value);

/** The lines that a save took away (-) and brought (+). */
async function changed(page: Page, file: string): Promise<string[]> {
  await save(page);
  const before = readFileSync(file, "utf8").split("\n");
  const after = (await read(page, file)).split("\n");
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...before.slice(start, before.length - end).map((line) => `-${line}`),
    ...after.slice(start, after.length - end).map((line) => `+${line}`),
  ];
}

test("a text changed in a form is that line of its file, and nothing else", async ({ page }) => {
  test.setTimeout(process.env.EVERY_FORM === undefined ? 60_000 : 300_000);
  await openForms(page);
  const all = files.flatMap((file): [form: string, file: string][] => {
    const [, folder, name] = /^content\/(\w+)\/([\w-]+)\.mdx$/.exec(file) ?? [];
    if (name === "emergency") return [["clinic/services-emergency", file]];
    if (folder !== undefined) return [[`${folder}/${name}`, file]];
    const single = /^content\/pages\/([\w-]+)\.yaml$/.exec(file)?.[1];
    return single === undefined ? [] : [[`pages/pages-${single}`, file]];
  });
  expect(all.length).toBeGreaterThan(30);
  // All of them take minutes: EVERY_FORM=1
  const few = ["articles/first-visit", "services/dental", "pages/pages-home"];
  for (const [form, file] of all) {
    if (process.env.EVERY_FORM === undefined && !few.includes(form)) continue;
    await openForm(page, form.replace("/", "/entries/"));
    const text = page.locator("[data-key-path] textarea").first();
    const was = await text.inputValue();
    await text.fill(`${was}, too`);
    const [before = "", after = "", ...others] = await changed(page, file);
    expect(others, file).toEqual([]);
    expect(before, file).toContain(was);
    expect(after.slice(1), file).toBe(before.slice(1).replace(was, `${was}, too`));
  }
});

test("a body in rich text stays Markdown", async ({ page }) => {
  await openForms(page);
  await openForm(page, "articles/entries/spring-allergies");
  const body = (await field(page, "body")).locator("[contenteditable=true]");
  await body.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.keyboard.type(" now");
  const lines = await changed(page, "content/articles/spring-allergies.mdx");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(`+${lines[0]?.slice(1)} now`);
});

test("hours, a closure and a phone number, told at its field while it is wrong", async ({
  page,
}) => {
  await openForms(page);
  await openForm(page, "clinic/entries/clinic");
  const add = async (name: string) =>
    (await field(page, name)).getByRole("button", { name: /^\W*(add )?Add/ }).click();
  await add("hours.week.Saturday");
  await fill(page, "hours.week.Saturday.0.opens", "09:00");
  await fill(page, "hours.week.Saturday.0.closes", "12:30");
  await add("hours.closures");
  await fill(page, "hours.closures.0.date", "2026-11-26");
  await fill(page, "hours.closures.0.name", "Thanksgiving");
  await fill(page, "phone.display", "864 555");
  await saveButton(page).click();
  const phone = await field(page, "phone.display");
  await expect(phone.getByText("Expected a phone number written (864) 000-0000.")).toBeVisible();
  expect(await read(page, "content/clinic.yaml")).not.toContain("Thanksgiving");
  const was = /phone:\n {2}display: (.*)\n/.exec(readFileSync("content/clinic.yaml", "utf8"))?.[1];
  await fill(page, "phone.display", was ?? "");
  expect((await changed(page, "content/clinic.yaml")).join("\n")).toBe(
    `+    Saturday:
+      - opens: 09:00
+        closes: 12:30
+  closures:
+    - date: 2026-11-26
+      name: Thanksgiving`,
  );
});

test("a notice is put up, and taken down again", async ({ page }) => {
  await openForms(page);
  await openForm(page, "clinic/entries/notices");
  await page.getByRole("button", { name: "Add ⁨Notice⁩" }).click();
  await fill(page, "notices.0.text", "Ice: call {clinic.phone}.");
  await (await field(page, "notices.0.kind")).getByText("weather", { exact: true }).click();
  await fill(page, "notices.0.from", "2026-12-01");
  await fill(page, "notices.0.until", "2026-12-03");
  await save(page);
  const file = "content/notices.yaml";
  expect(await read(page, file)).toContain(`- text: 'Ice: call {clinic.phone}.'
  kind: weather
  from: 2026-12-01
  until: 2026-12-03
`);
  await openForm(page, "clinic/entries/notices");
  await page
    .getByRole("button", { name: /Remove/ })
    .first()
    .click();
  await save(page);
  expect(await read(page, file)).toBe(readFileSync(file, "utf8"));
});

test("the server answers its own pages alone, and changes nothing", async () => {
  const ask = (headers: Record<string, string>, method = "GET") =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${origin}/faults.json`, { method, headers }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
  expect(await ask({})).toBe(200);
  expect(await ask({ Host: "evil.example" })).toBe(403);
  expect(await ask({ Origin: "https://evil.example" })).toBe(403);
  expect(await ask({}, "POST")).toBe(403);
  expect(await (await fetch(`${origin}/faults.json`)).json()).toMatchObject({ faults: [] });
});

test("the page stands beside its form, faults over it, and a stopped server is told", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${origin}/`);
  const site = page.frameLocator("#site");
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => {
    const forms = document.querySelector<HTMLIFrameElement>("#forms");
    if (forms?.contentWindow)
      forms.contentWindow.location.hash = "#/collections/articles/entries/first-visit";
  });
  await expect(site.getByRole("heading", { level: 1, name: "First visit" })).toBeVisible();
  const form = () => page.frames().find((frame) => frame.url().includes("/forms"));
  // As the form does once it is saved: it closes, and its page stays.
  await page.evaluate(() => history.back());
  await expect.poll(() => form()?.url()).not.toContain("first-visit");
  await expect(site.getByRole("heading", { level: 1, name: "First visit" })).toBeVisible();

  const fault = {
    words: "content/money.yaml:3  says “cures”.",
    file: "content/money.yaml",
  };
  const state = await (await fetch(`${origin}/faults.json`)).json();
  await page.route("**/faults.json", (route) =>
    route.fulfill({ json: { ...state, faults: [fault] } }),
  );
  await page.getByRole("link", { name: fault.words }).click();
  await expect.poll(() => form()?.url()).toContain("#/collections/clinic/entries/money");
  await page.unroute("**/faults.json");
  await expect(page.getByRole("link", { name: fault.words })).toBeHidden();

  server.kill("SIGTERM");
  await expect(page.getByRole("status")).toContainText("The site has stopped.");
});
