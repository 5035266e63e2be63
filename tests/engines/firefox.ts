import { launch } from "puppeteer-core";
import { type Engine, patience, programPath, type Scheme } from "./engine.ts";

type InPage = (...args: unknown[]) => never;

/** Firefox, driven by Puppeteer. */
export async function startFirefox(scheme: Scheme): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: programPath(["firefox-esr"], "firefox-esr", "firefox"),
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
    },
  });
  // Nothing ever gets focus in Firefox's initial tab.
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (call, ...args) => page.evaluate(call as InPage, ...args),
    until: (call, ...args) => page.waitForFunction(call as InPage, {}, ...args),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    alertAfter: async (act) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      page.once("dialog", (dialog) => resolve(dialog.accept().then(() => dialog.message())));
      await act();
      return promise;
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
