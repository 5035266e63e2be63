import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { launchBrowser } from "../../tools/find-browser.ts";
import { freePort } from "../../tools/free-port.ts";
import { changeContent } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";
import {
  copyToBrowser,
  field,
  openForm,
  patience,
  pickFolder,
  saveButton,
  startForms,
} from "./open-forms.ts";

/*
 * Part of npm run screenshots: the pictures of docs/editing-in-forms.md. They show the forms beside
 * the site, on a copy of the project with Saturday hours and a notice.
 */

const project = copyProject();
const content = changeContent(path.join(project, "content"));
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
content.set("clinic.yaml", {
  "hours.week.Saturday": [{ opens: "09:00", closes: "12:30" }],
  "hours.status": "confirmed",
});
const text = "We close at noon on Wednesday. Call {clinic.phone} before you come.";
content.set("notices.yaml", {
  "": [{ text, kind: "closure", from: inDays(-1), until: inDays(4) }],
});

const port = await freePort();
const server = await startForms(port, project);
process.on("exit", () => {
  server.kill();
  rmSync(project, { recursive: true });
});
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const origin = `http://127.0.0.1:${port}`;
const files = content.files("**/*.{yaml,mdx}");
await copyToBrowser(
  page,
  origin,
  files.map((file) => [`content/${file}`, content.read(file)]),
);
await page.goto(origin);
const site = page.frameLocator("#site");
const forms = page.frame("forms");
if (forms === null) throw new Error("The page has no forms.");
await pickFolder(forms);

await openForm(forms, "clinic.yaml");
const saturday = await field(forms, "hours.week.Saturday");
await saturday.evaluate((element) => element.scrollIntoView());
await saturday.getByRole("button", { name: "Expand", exact: true }).click();
await (await field(forms, "hours.week.Saturday.0.closes")).scrollIntoViewIfNeeded();
await isStyled();
await site
  .getByText(/12:30\sPM/)
  .first()
  .scrollIntoViewIfNeeded(patience);
await shoot("hours");

await openForm(forms, "testimonials.yaml");
const reviews = await field(forms, "testimonials");
await reviews.getByRole("button", { name: "Expand", exact: true }).first().click();
const month = await field(forms, "testimonials.0.date");
await month.locator("input").fill("May 2026");
await saveButton(forms).click();
await expect(month.getByText("Expected a month")).toBeVisible(patience);
await month.evaluate((element) => element.scrollIntoView({ block: "center" }));
await expect(forms.getByRole("button", { name: "Show Errors" })).toBeHidden(patience);
await shoot("mistake");

await openForm(forms, "notices.yaml");
await (await field(forms, "notices"))
  .getByRole("button", { name: "Expand", exact: true })
  .first()
  .click();
await expect(forms.locator('[data-key-path="notices.0.kind"]')).toBeVisible(patience);
await expect(site.getByText("We close at noon")).toBeVisible(patience);
await shoot("notice");

await browser.close();
process.exit();

/** In development, a page arrives before its styles. */
async function isStyled(): Promise<void> {
  await expect(site.locator(".call-bar")).toHaveCSS("position", "fixed", patience);
}

async function shoot(name: string): Promise<void> {
  await isStyled();
  const file = path.resolve("screenshots", `forms-${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(await page.screenshot()).toFile(file);
  console.log(`Saved ${file}`);
}
