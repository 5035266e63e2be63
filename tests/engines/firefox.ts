import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findOnPath, installFromDebian } from "../../tools/system-programs.ts";
import { callText, type Engine, type Scheme, scrollToMiddle } from "./engine.ts";

/*
 * Firefox, driven over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks
 * itself: Debian has no geckodriver.
 */

const wellKnown = "/Applications/Firefox.app/Contents/MacOS/firefox";
const escapeKey = "\uE00C";

function findFirefox(): string {
  const existing = () => findOnPath("firefox-esr", "firefox", path.basename(wellKnown));
  const found = existing() ?? (installFromDebian("firefox-esr") ? existing() : undefined);
  if (found === undefined) throw new Error("Install Firefox, put it on the PATH, and start again.");
  return found;
}

/** @param tell is told each line of the console, and each error of a page */
export async function startFirefox(scheme: Scheme, tell: (line: string) => void): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const preferences = {
    "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
    // It asks nobody for anything.
    "app.update.disabledForTesting": true,
    "browser.aboutwelcome.enabled": false,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  writeFileSync(
    path.join(profile, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(""),
  );
  const browser = spawn(
    findFirefox(),
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const { send, listen, hangUp } = await connect(`${await socketAddress(browser)}/session`);
  await send("session.new", { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = contexts[0]?.context;
  await send("session.subscribe", { events: ["log.entryAdded"] });
  listen("log.entryAdded", ({ level, text, source }) => {
    // What the map in its frame says is not of this site.
    if (source.context === context) tell(`${level}: ${text}`);
  });

  const run: Engine["run"] = async (call, ...args) => {
    const answer = await send<{
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>("script.evaluate", {
      expression: callText(call, args),
      target: { context },
      awaitPromise: true,
    });
    if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value);
  };
  return {
    run,
    open: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    resize: async (width, height) => {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    click: async (selector) => {
      const [x, y] = await run(scrollToMiddle, selector);
      await send("input.performActions", {
        context,
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", x, y },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      });
    },
    escape: async () => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: escapeKey }));
      await send("input.performActions", {
        context,
        actions: [{ type: "key", id: "keyboard", actions }],
      });
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return data;
    },
    close: async () => {
      hangUp();
      const gone = once(browser, "exit");
      browser.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox says on its error stream where it can be reached. */
function socketAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = "";
    browser.stderr?.on("data", (text) => {
      told += text;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(told)?.[1];
      if (address !== undefined) resolve(address);
    });
    browser.once("exit", () => reject(new Error(`Firefox has ended: ${told}`)));
  });
}

/** https://www.w3.org/TR/webdriver-bidi/#event-log-entryAdded */
type LogEntry = { level: string; text: string; source: { context?: string } };

type Message = {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: LogEntry;
};

/** Commands that are answered, and events, over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (entry: LogEntry) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params !== undefined) listeners.get(message.method ?? "")?.(message.params);
  });
  await once(socket, "open");
  return {
    /** @throws with the message of the browser where it refuses */
    send: async <Result>(method: string, params: object = {}): Promise<Result> => {
      const id = ++last;
      const { promise, resolve } = Promise.withResolvers<Message>();
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message } = await promise;
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
      return result as Result;
    },
    listen: (event: string, listener: (entry: LogEntry) => void) => {
      listeners.set(event, listener);
    },
    hangUp: () => socket.close(),
  };
}
