import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { findOnPath, installFromDebian } from "../../tools/system-programs.ts";
import { callText, type Engine, type Scheme, scrollToMiddle } from "./engine.ts";

/* WebKit, the engine of Safari, as GTK has it: its MiniBrowser on a screen that nobody sees. */

const driverName = "WebKitWebDriver";
const screenName = "Xvfb";

/** The bars of the MiniBrowser would keep its window from being as narrow as a phone. */
const narrowBars = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }";

function findWebKit(): { driver: string; screen: string } {
  const existing = () => {
    const [driver, screen] = [findOnPath(driverName), findOnPath(screenName)];
    return driver === undefined || screen === undefined ? undefined : { driver, screen };
  };
  const found =
    existing() ?? (installFromDebian("webkit2gtk-driver", "xvfb") ? existing() : undefined);
  if (found === undefined) {
    throw new Error(
      "Install WebKit's driver and a screen for it (Debian, Ubuntu: sudo apt-get install webkit2gtk-driver xvfb), and start again.",
    );
  }
  return found;
}

export async function startWebKit(scheme: Scheme): Promise<Engine> {
  const { driver: driverPath, screen: screenPath } = findWebKit();
  const settings = mkdtempSync(path.join(tmpdir(), "webkit-"));
  mkdirSync(path.join(settings, "gtk-3.0"));
  writeFileSync(path.join(settings, "gtk-3.0/gtk.css"), narrowBars);

  const screen = spawn(
    screenPath,
    ["-displayfd", "3", "-screen", "0", "1600x12000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = `:${String((await once(screen.stdio[3] as Readable, "data"))[0]).trim()}`;
  const port = await freePort();
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      XDG_CONFIG_HOME: settings,
    },
  });
  const driver = await openWindow(port, scheme);
  const within = limiter();

  const run: Engine["run"] = async (call, ...args) => {
    const answer = await within(
      driver.executeAsyncScript<{ value?: string; error?: string }>(
        `const done = arguments[0];
         ${callText(call, args)}.then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      ),
    );
    if (answer.value === undefined) throw new Error(answer.error);
    return JSON.parse(answer.value);
  };
  const setSize = (width: number, height: number) =>
    within(driver.manage().window().setRect({ x: 0, y: 0, width, height }));
  return {
    run,
    open: (url) => within(driver.get(url)),
    resize: async (width, height) => {
      await setSize(width, height);
      // The window has bars, the page comes below them.
      const bars = height - (await run(() => innerHeight));
      await setSize(width, height + bars);
    },
    click: async (selector) => {
      const [x, y] = await run(scrollToMiddle, selector);
      await within(driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform());
    },
    escape: () => within(driver.actions().sendKeys(Key.ESCAPE).perform()),
    screenshot: () => within(driver.takeScreenshot()),
    close: async () => {
      await within(driver.quit()).catch(() => {});
      await Promise.all([end(server), end(screen)]);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Waits for an answer, but not for ever: a page may keep its browser busy. */
function limiter(seconds = 20) {
  let isStuck = false;
  return async <Result>(answer: Promise<Result>): Promise<Result> => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      const give = () => {
        isStuck = true;
        reject(new Error("WebKit no longer answers: its page is busy"));
      };
      // Who has not answered once will not the next time.
      timer = setTimeout(give, isStuck ? 0 : seconds * 1000);
    });
    try {
      return await Promise.race([answer, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The driver needs a moment until it listens. */
async function openWindow(port: number, scheme: Scheme): Promise<WebDriver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            args: ["--automation", ...(scheme === "dark" ? ["--dark-mode"] : [])],
          },
        })
        .build();
    } catch (error) {
      if (attempt === 20 || !String(error).includes("ECONNREFUSED")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
