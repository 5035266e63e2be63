import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect as expectSoon, type Frame, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { isMap, parse } from "yaml";
import { humanize, listForms } from "../../tools/form-names.ts";
import { type ChangedContent, changeContent } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";

/* What the owner does in the forms of `npm run edit`, in one window, on a copy of the project. */

test.describe.configure({ mode: "serial", timeout: 480_000 });
/** Saving and rendering again take many seconds on a busy machine. */
const expect = expectSoon.configure({ timeout: 120_000 });

const port = Number(process.env.TEST_PORT ?? 4317) + 5;
const origin = `http://localhost:${port}`;
const list = listForms();
let project: string;
let content: ChangedContent;
let server: ChildProcess;
let page: Page;
let forms: Frame;

const now = "2026-11-26T10:00:00-05:00";

test.beforeAll(async ({ browser }) => {
  project = copyProject();
  content = changeContent(path.join(project, "content"));
  const hours = [{ opens: "09:00", closes: "12:30" }];
  content.set("clinic.yaml", {
    "hours.week.Saturday": hours,
    "hours.week.Sunday": hours,
    "hours.status": "unconfirmed",
  });
  content.set("photos.yaml", { "": [] });
  example = content.files("articles/*.mdx")[0] ?? "";
  content.set(example, { approved: undefined });
  content.write(example, content.read(example) + parts);
  // The owner writes fields in any order; forms save them in theirs.
  content.edit(example, ({ contents }) => isMap(contents) && contents.items.reverse());
  // One there would close the days of these stories.
  content.set("notices.yaml", { "": [] });
  const env = { ...process.env, PORT: `${port}` };
  server = spawn("vite", ["--strictPort"], { cwd: project, env, stdio: "ignore" });
  const answer = () => fetch(`${origin}/forms/`).catch(() => undefined);
  await expect.poll(async () => (await answer())?.ok).toBe(true);

  // In a tall window, because Sveltia draws only the fields in view.
  page = await browser.newPage({ viewport: { width: 1280, height: 4000 }, timezoneId: "UTC" });
  await page.clock.setFixedTime(now);
  // No test can use the browser’s folder picker, so the forms get a folder inside the browser.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/forms/forms.css`);
  const files = content.files("**/*.{yaml,mdx}");
  await copyToBrowser(files);
  await page.goto(`${origin}/forms/`);
  forms = page.frame("forms") ?? page.mainFrame();
  await forms.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(forms.getByRole("treeitem").first()).toBeVisible();
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(project, { recursive: true });
});

/** Copies files of the content to the folder inside the browser. */
function copyToBrowser(files: readonly string[]): Promise<void> {
  return page.evaluate(
    async (texts) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const { file, text } of texts) {
        const names = file.split("/");
        const name = names.pop() ?? "";
        let folder = root;
        for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    files.map((file) => ({ file: `content/${file}`, text: content.read(file) })),
  );
}

function formOf(file: string) {
  const form = list.get(`content/${file}`);
  if (form === undefined) throw new Error(`No form for ${file}`);
  return form;
}

/** Opens a form. The forms may just be starting anew, to read what was changed elsewhere. */
const show = (hash: string) =>
  expect(() => forms.goto(`${origin}/forms/forms.html${hash}`)).toPass();
const field = (name: string) => forms.locator(`[data-key-path="${name}"]`);
/** An article, to whose text are added the parts that the forms know. */
let example: string;
const parts =
  '\n<Warning title="Now">\n\nCall <CallLink /> for:\n\n- **Fits**\n\n</Warning>\n\n<PoisonLines />\n';
const saveButton = () => forms.getByRole("button", { name: "Save", exact: true });
const press = (name: string, button: RegExp) =>
  field(name).getByRole("button", { name: button }).click();

/** Marks what the forms have read, once they have read all that has been changed so far. */
const mark = () =>
  expect(async () => {
    await forms.evaluate(() => Object.assign(window, { mark: true }));
    await page.waitForResponse(`${origin}/forms/state.json`);
    await page.waitForResponse(`${origin}/forms/state.json`);
    expect(await forms.evaluate(() => "mark" in window)).toBe(true);
  }).toPass();
/** Waits until they have read the content anew, and list the form with this label. */
async function isReadAnew(label: string): Promise<void> {
  await forms.waitForFunction(() => !("mark" in window));
  await expect(forms.getByText(label, { exact: true }).first()).toBeVisible();
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(name).locator("input, textarea").first().fill(value);
  }
}

/** Picks an option: a few are radio buttons, many are a menu. */
async function pick(name: string, option: string): Promise<void> {
  const named = { name: option, exact: true };
  const menu = field(name).getByRole("combobox");
  await menu.or(field(name).getByRole("radio", named)).click();
  if (await menu.isVisible()) await forms.getByRole("option", named).click();
}

/** Adds a part to a text. */
async function insert(part: string, to = field("body")): Promise<void> {
  await to.getByRole("button", { name: "Insert", exact: true }).last().click();
  await forms.getByRole("menuitem", { name: part }).click();
}

/** Saves the form, and copies the files that it should have written to the disk. */
async function save(...files: string[]): Promise<void> {
  await saveButton().click();
  // Once it is saved, the form goes back to its list.
  await forms.waitForURL(/collections\/[a-z]+$/, { timeout: 120_000 });
  for (const file of files) {
    // Not in the frame of the forms, which may be reading what was changed elsewhere.
    const bytes = await page.evaluate(async (names) => {
      let folder = await navigator.storage.getDirectory();
      for (const one of names.slice(0, -1)) folder = await folder.getDirectoryHandle(one);
      return (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).bytes();
    }, file.split("/"));
    writeFileSync(path.join(project, file), bytes);
  }
}

test("new hours show on the page, and change nothing else in their file", async () => {
  const { hash } = formOf("clinic.yaml");
  const clinic = parse(content.read("clinic.yaml"));
  await show(hash);
  await press("hours.week.Saturday", /^Expand$/);
  await fill({ "hours.week.Saturday.0.closes": "13:15" });
  await pick("hours.status", "confirmed");
  await save("content/clinic.yaml");
  clinic.hours.week.Saturday[0].closes = "13:15";
  clinic.hours.status = "confirmed";
  expect(parse(content.read("clinic.yaml"))).toEqual(clinic);
  const main = page.frameLocator("#site").getByRole("main");
  await expect(main).toContainText(/1:15\sPM/);
});

test("a notice announces days off, and the hours follow", async () => {
  await show(formOf("notices.yaml").hash);
  await press("notices", /Add/);
  await fill({ "notices.0.text": "Snow: closed.", "notices.0.from": "2026-11-30" });
  await save("content/notices.yaml");
  const site = page.frameLocator("#site");
  await expect(site.getByRole("region").getByText("Snow: ")).toBeVisible();
  await expect(site.getByRole("contentinfo")).toContainText("Snow: ");
  content.set("notices.yaml", { "": [] });
});

test("a new article has a page, with its photograph", async () => {
  const like = (name: string) => `${content.get(example, name)}`;
  await show("#/collections/articles/new");
  await press("services", /Add/);
  await fill({
    title: "By the creek",
    excerpt: "What to bring.",
    date: "2026-01-31",
    lead: "It is close.",
    closingLink: "Book a visit",
    closingText: "Ask us.",
    "search.title": "The creek",
    "search.description":
      "A walk by the creek is good for any dog, and for whoever holds the leash.",
  });
  await pick("category", like("category"));
  await pick("picture", humanize(like("picture")));
  await pick("services.0", formOf(content.files("services/*.mdx")[0] ?? "").label);
  await field("body").getByRole("textbox").click();
  await page.keyboard.insertText("There it is.");
  await insert("Red box");
  const box = field("body").getByRole("group", { name: "Red box", exact: true });
  await box.locator("input").fill('Say "ticks"');
  await box.getByRole("textbox").last().click();
  await page.keyboard.insertText("Call ");
  await insert("Phone link", box);
  await forms.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  await save("content/articles/by-the-creek.mdx");
  expect(content.read("articles/by-the-creek.mdx")).toContain(
    '\n---\n\nThere it is.\n\n<Warning title="Say “ticks”">\n\nCall <CallLink />\n\n</Warning>\n',
  );

  const site = page.frameLocator("#site");
  await expect(site.getByRole("heading", { level: 1, name: "By the creek" })).toBeVisible();
  await show(formOf("photos.yaml").hash);
  await press("photos", /Add/);
  const picture = sharp({ create: { width: 3000, height: 300, channels: 3, background: "teal" } });
  const buffer = await picture
    .withExif({ IFD0: { Artist: "A" } })
    .jpeg()
    .toBuffer();
  const upload = field("photos.0.file").locator("input[type=file]").first();
  await upload.setInputFiles({ name: "Our Creek.jpg", mimeType: "image/jpeg", buffer });
  await pick("photos.0.place", "/blog/by-the-creek");
  await fill({ "photos.0.alt": "The creek.", "photos.0.people": "Nobody" });
  await field("photos.0.agreed").getByRole("switch").click();
  await save("content/photos.yaml", "content/photos/our-creek.webp");
  const stored = sharp(path.join(content.folder, "photos/our-creek.webp")).metadata();
  expect(await stored).toMatchObject({ format: "webp", width: 2400, height: 240 });
  expect(await stored).not.toHaveProperty("exif");
  content.load();
  await expect(site.getByRole("img", { name: "The creek." })).toBeVisible();
});

test("a service needs five fields", async () => {
  await show("#/collections/services/new");
  await press("features", /Add/);
  const service = { title: "Acupuncture", description: "Thin needles.", lead: "Very thin." };
  await fill({ ...service, "features.0": "For stiff joints" });
  await save("content/services/acupuncture.mdx");
  const site = page.frameLocator("#site");
  await expect(site.getByRole("heading", { level: 1, name: service.title })).toBeVisible();
  rmSync(path.join(content.folder, "services/acupuncture.mdx"));
});

test("somebody new in the team is on About, and may be the author of an article", async () => {
  const before = content.get("team.yaml", "") as object[];
  const at = `team.${before.length}`;
  const { hash, label } = formOf("team.yaml");
  await mark();
  await show(hash);
  await press("team", /Add/);
  await fill({ [`${at}.name`]: "Jo Park", [`${at}.role`]: "Reception" });
  await pick(`${at}.status`, "confirmed");
  await save("content/team.yaml");
  const jo = { name: "Jo Park", role: "Reception", veterinarian: false, status: "confirmed" };
  expect(content.get("team.yaml", "")).toEqual([...before, jo]);
  const site = page.frameLocator("#site");
  await expect(site.getByRole("heading", { name: jo.name })).toBeVisible();
  await isReadAnew(label);
  await show(formOf(example).hash);
  await pick("author", jo.name);
  await save(`content/${example}`);
  expect(content.get(example, "author")).toBe(jo.name);
  await show(formOf(example).hash);
  await pick("author", "Our veterinarian");
  await save(`content/${example}`);
  expect(content.get(example, "author")).toBeUndefined();
});

test("signs are saved as they were, also those that show nowhere", async () => {
  const file = "signs.yaml";
  const before = parse(content.read(file));
  await show(formOf(file).hash);
  await fill({ frail: "Ours." });
  await save(`content/${file}`);
  expect(parse(content.read(file))).toEqual({ ...before, frail: "Ours." });
});

test("a form of each other folder saves what was changed, and nothing else", async () => {
  const fields = (file: string) => {
    const text = content.read(file);
    const [yaml = "", body = ""] = file.endsWith(".mdx") ? text.split(/^---$/m).slice(1) : [text];
    return { ...parse(yaml), body: body.replace(/\s+/g, " ") };
  };
  const changes: [file: string, field: string][] = [
    ...["areas", "legal", "pages", "services"].map((folder): [string, string] => {
      return [content.files(`${folder}/*`)[0] ?? "", "lead"];
    }),
    ["services/emergency.mdx", "callNote"],
  ];
  for (const [file, field] of changes) {
    const before = fields(file);
    await show(formOf(file).hash);
    await fill({ [field]: "Ours." });
    await save(`content/${file}`);
    expect(fields(file)).toEqual({ ...before, [field]: "Ours." });
  }
});

test("what is changed elsewhere is read again, unless its form is open: then it says so", async () => {
  const [file = ""] = content.files("pages/*.yaml");
  const { hash, label } = formOf(file);
  const before = content.read(file);
  const lead = field("lead").locator("textarea");
  const main = page.frameLocator("#site").getByRole("main");

  await mark();
  await show(hash);
  await fill({ lead: "A mistake." });
  await save(`content/${file}`);
  await expect(main).toContainText("A mistake.");
  // Their own change is no reason to read anything again.
  await page.waitForResponse(`${origin}/forms/state.json`);
  await page.waitForResponse(`${origin}/forms/state.json`);
  expect(await forms.evaluate(() => "mark" in window)).toBe(true);
  content.write(file, before);
  await copyToBrowser([file]);
  await isReadAnew(label);
  await show(hash);
  await expect(lead).toHaveValue(`${content.get(file, "lead")}`);

  await mark();
  await fill({ title: "Typed" });
  content.set(file, { lead: "From a colleague." });
  await copyToBrowser([file]);
  await expect(page.getByText("has also been changed elsewhere")).toBeVisible();
  await expect(field("title").locator("input, textarea")).toHaveValue("Typed");
  await forms.getByRole("button", { name: "Cancel Editing" }).click();
  await isReadAnew(label);
  await expect(page.getByText("has also been changed elsewhere")).toBeHidden();
  await show(hash);
  await expect(lead).toHaveValue("From a colleague.");
});

test("the page shows another day, and says while it is updating", async () => {
  const day = page.getByLabel("What the site says on");
  const updating = page.locator("#updating");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\?on=/, async (route) => {
    await asked;
    await route.continue();
  });
  await day.fill("2026-12-24");
  await expect(page.locator("#site")).toHaveAttribute("src", /^\/.*\?on=2026-12-24$/);
  await expect(updating).toHaveText("Updating…");
  answer();
  await expect(updating).toBeEmpty();
  await day.fill("");
  await expect(page.locator("#site")).toHaveAttribute("src", /\?on=$/);
});

test("the page comes back from a mistake that is over before it is shown", async () => {
  const message = { status: 500, contentType: "text/plain", body: "Half of a file" };
  await page.route(/\?on=/, (route) => route.fulfill(message), { times: 1 });
  await page.getByLabel("What the site says on").fill("2026-12-25");
  await expect(page.locator("#site")).toHaveAttribute("src", /\?on=2026-12-25$/);
  await expect(page.frameLocator("#site").getByRole("main")).toBeVisible();
});

test("another site reads nothing here, whatever address it calls itself by", async ({
  request,
}) => {
  // A busy server may be about to close what it has kept open.
  const get = (headers: Record<string, string>) =>
    request.get(`${origin}/forms/state.json`, { headers: { ...headers, connection: "close" } });
  expect((await get({ host: "clinic.example" })).status()).toBe(403);
  const answer = await get({ origin: "http://localhost:1" });
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});

test("an error while the content is read does not last longer than its cause", async () => {
  const state = () => fetch(`${origin}/forms/state.json`);
  const good = content.read("notices.yaml");
  content.write("notices.yaml", "Snow!");
  await expect.poll(async () => (await state()).text()).toContain(formOf("notices.yaml").title);
  // Now only a change of the content has it read again.
  const file = path.join(project, "src/illustrations/mark.svg");
  renameSync(file, `${file}.away`);
  content.write("notices.yaml", good);
  await expect.poll(async () => (await state()).status).toBe(500);
  renameSync(`${file}.away`, file);
  expect((await state()).status).toBe(200);
});

test("a wrong value is refused at its field, or listed above the page", async () => {
  const { hash, title } = formOf("clinic.yaml");
  const number = `${content.get("clinic.yaml", "phone.display")}`;
  await show(hash);
  await fill({ "phone.display": "864 555" });
  await saveButton().click();
  await expect(field("phone.display")).toContainText("Expected a phone number");
  await press("hours.week.Sunday", /^Expand$/);
  await fill({ "phone.display": number, "hours.week.Sunday.0.closes": "08:30" });
  await save("content/clinic.yaml");
  const message = page.getByRole("link", { name: title });
  await expect(message).toContainText("Sunday, “09:00 to 08:30”, Closes: is “08:30”.");
  await message.click();
  await expect(field("phone.display")).toBeVisible();
});

test("that the site has stopped is said until it is back", async () => {
  await page.route("**/state.json", (route) => route.abort());
  await expect(page.locator("#stopped")).toBeVisible();
  await page.unroute("**/state.json");
  await expect(page.locator("#stopped")).toBeHidden();
});

test("on a phone, the forms are as wide as the window, and above the page", async () => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  await page.getByRole("link", { name: formOf("clinic.yaml").title }).click();
  await expect(page.locator("#forms")).toBeInViewport({ ratio: 1 });
  expect(await page.locator("#forms").boundingBox()).toMatchObject({ x: 0, y: 0, width });
  expect(await page.locator("#site").boundingBox()).toMatchObject({ x: 0, width, height });
});
