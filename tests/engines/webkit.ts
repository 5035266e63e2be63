import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Key, until } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { type Engine, patience, programPath, type Scheme } from "./engine.ts";

const settings = path.resolve("dist/webkit-settings");
const packages = ["webkit2gtk-driver", "xvfb"];
const [screenWidth, screenHeight] = [1600, 12_000];

/** MiniBrowser's toolbars would keep the window wider than a phone. */
const narrowBars = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }";

/** WebKit, Safari's engine, driven by Selenium: GTK's MiniBrowser on a virtual screen. */
export async function startWebKit(scheme: Scheme): Promise<Engine> {
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, narrowBars);

  const screen = spawn(
    programPath(packages, "Xvfb"),
    `-displayfd 3 -screen 0 ${screenWidth}x${screenHeight}x24 -nolisten tcp`.split(" "),
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const service = new ServiceBuilder(programPath(packages, "WebKitWebDriver"))
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      XDG_CONFIG_HOME: settings,
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        args: ["--automation", ...(scheme === "dark" ? ["--dark-mode"] : [])],
      },
    })
    .build();

  const run: Engine["run"] = (call, ...args) => driver.executeScript(call, ...args);
  const wait: Engine["until"] = (call, ...args) =>
    driver.wait(() => run(call, ...args), patience, `Waited in vain for ${call}`);
  const frame = driver.manage().window();
  const bars = (await frame.getRect()).height - (await run(() => innerHeight));
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      // Centered under the pointer, which gives it focus without a window manager.
      const x = Math.floor((screenWidth - width) / 2);
      const y = Math.max(0, Math.floor((screenHeight - height - bars) / 2));
      await frame.setRect({ x, y, width, height: height + bars });
      await wait((w, h) => innerWidth === w && innerHeight === h, width, height);
    },
    run,
    until: wait,
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => {
      const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };
      return driver.actions().sendKeys(keys[key]).perform();
    },
    alertAfter: async (act) => {
      await act();
      const alert = await driver.wait(until.alertIsPresent(), patience);
      const text = await alert.getText();
      await alert.accept();
      return text;
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      // Ending its screen also ends a browser whose page hangs.
      await service.kill();
      screen.kill();
    },
  };
}
