import { type ChildProcess, spawn } from "node:child_process";
import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { listForms } from "../../tools/editor/config.ts";

/** The forms, in a page of their own or beside the site. */
type Forms = Page | Frame;

export const forms = listForms();

export function formOf(file: string) {
  const form = forms.get(file);
  if (form === undefined) throw new Error(`No form for ${file}`);
  return form;
}

/**
 * Starts `npm run edit`, and waits until it says where it listens.
 * @param project the folder whose content the site shows
 */
export async function startForms(port: number, project = "."): Promise<ChildProcess> {
  const server = spawn("node", ["tools/editor/serve.ts"], {
    cwd: project,
    env: { ...process.env, PORT: `${port}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  server.stdout.on("data", (data) => {
    told += data;
  });
  await expect
    .poll(() => told, { timeout: 20_000 })
    .toContain(`The forms are at http://127.0.0.1:${port}`);
  return server;
}

/** Opening and saving go through workers and the file system, while another test may build. */
export const patience = { timeout: 15_000 };

/**
 * Copies the content into the browser's own folder (the origin private file system), which the
 * forms take for the folder that the owner would pick.
 * @param texts the files, by their paths from the project's folder
 */
export async function copyToBrowser(
  page: Page,
  origin: string,
  texts: [file: string, text: string][],
): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/forms.css`);
  await page.evaluate(async (texts) => {
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
  }, texts);
}

/** Picks that folder in the forms. */
export async function pickFolder(forms: Forms): Promise<void> {
  await forms.getByRole("button", { name: "Work with Local Repository" }).click();
  await forms.getByRole("treeitem").first().waitFor(patience);
}

export const saveButton = (forms: Forms) =>
  forms.getByRole("button", { name: "Save", exact: true });

/** Opens the form of a file, such as `clinic.yaml`, by way of its list. */
export async function openForm(forms: Forms, file: string): Promise<void> {
  const show = (hash: string) =>
    forms.evaluate((to) => {
      location.hash = to;
    }, hash);
  const { hash } = formOf(`content/${file}`);
  await show(hash.replace(/\/entries.*/, ""));
  await saveButton(forms).waitFor({ state: "hidden", ...patience });
  await show(hash);
  await forms.locator("[data-key-path]").first().waitFor(patience);
}

/**
 * Scrolls until the form has drawn what is wanted: it draws what comes into view, a moment later.
 * At the end of the form, starts again at its top.
 */
export async function drawn(forms: Forms, wanted: Locator, step = 600): Promise<Locator> {
  while ((await wanted.count()) === 0) {
    await forms.evaluate(async (by) => {
      const scrolls = (box: Element) =>
        box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
      let view = document.querySelector("[data-key-path]");
      while (view?.parentElement && !scrolls(view)) view = view.parentElement;
      if (view === null) return;
      const { scrollTop, clientHeight, scrollHeight } = view;
      const isEnd = scrollTop + clientHeight > scrollHeight - 2;
      view.scrollTo({ top: isEnd ? 0 : scrollTop + by, behavior: "instant" });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, step);
  }
  return wanted;
}

/** A field by the path of its name. */
export const field = (forms: Forms, path: string, step?: number) =>
  drawn(forms, forms.locator(`[data-key-path="${path}"]`), step);
