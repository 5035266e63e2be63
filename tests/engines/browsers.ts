import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { launch } from "puppeteer-core";
import { vi } from "vitest";
import { findOnPath } from "../../tools/find-browser.ts";
import { freePort } from "../../tools/serve-folder.ts";

/** A browser with one window. Code that runs in the page sees only its arguments. */
export type Browser = {
  open: (url: string, width: number) => Promise<unknown>;
  back: () => Promise<unknown>;
  run: <Args extends unknown[], R>(code: (...args: Args) => R, ...args: Args) => Promise<R>;
  click: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  close: () => unknown;
};

/** Firefox, driven by Puppeteer. */
export async function startFirefox(scheme: "light" | "dark"): Promise<Browser> {
  const extraPrefsFirefox = {
    "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
  };
  const executablePath = findOnPath("firefox", "firefox-esr") ?? "firefox";
  const browser = await launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  // Nothing ever gets focus in Firefox's initial tab.
  const page = await browser.newPage();
  return {
    open: async (url, width) => {
      await page.setViewport({ width, height: 800 });
      await page.goto(url);
    },
    back: () => page.goBack(),
    run: (code, ...args) => page.evaluate(code as (...args: unknown[]) => never, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

/** WebKit, Safari's engine: GTK's MiniBrowser on a virtual screen, driven by the W3C's WebDriver. */
export async function startWebKit(scheme: "light" | "dark"): Promise<Browser> {
  // MiniBrowser's toolbars would keep the window wider than a phone.
  const settings = path.resolve("dist/webkit-settings");
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, "* { min-width: 0; padding: 0; font-size: 1px }");
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`.trim(), XDG_CONFIG_HOME: settings },
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), 10_000);
  let session = `http://127.0.0.1:${port}/session`;
  const post = async (command: string, body: object = {}) => {
    const request = { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(session + command, request);
    const { value } = (await answer.json()) as { value: Record<string, string> };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const args = ["--automation", ...(scheme === "dark" ? ["--dark-mode"] : [])];
  const alwaysMatch = { "webkitgtk:browserOptions": { args } };
  session += `/${(await post("", { capabilities: { alwaysMatch } })).sessionId}`;
  const find = async (value: string) =>
    `/element/${Object.values(await post("/element", { using: "css selector", value }))[0]}`;
  return {
    open: async (url, width) => {
      await post("/window/rect", { x: 0, y: 0, width, height: 800 });
      await post("/url", { url });
    },
    back: () => post("/back"),
    run: async (code, ...args) => {
      const script = `return (${code}).apply(null, arguments)`;
      return (await post("/execute/sync", { script, args })) as never;
    },
    click: async (selector) => post(`${await find(selector)}/click`),
    type: async (selector, text) => post(`${await find(selector)}/value`, { text }),
    // Ending the screen ends the browser.
    close: () => driver.kill() && screen.kill(),
  };
}
