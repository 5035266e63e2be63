/*
 * The script on every page. It starts React once the page has loaded and the thread is idle, so that nothing
 * delays the first paint. Where nothing hovers, as on phones, it waits for the first tap, key or focus.
 */

import workerPath from "./service-worker.ts?worker&url";

const savesData = Boolean(Object(navigator).connection?.saveData);
let started: Promise<void> | undefined;
let isHydrated = false;

function start(): Promise<void> {
  started ??= load();
  return started;
}

async function load(): Promise<void> {
  try {
    // React first, in a task of its own: one task for both would hold a slow phone's thread too long.
    await import("./preload-react.ts");
    const { hydrate } = await import("./hydrate.tsx");
    isHydrated = await hydrate(savesData);
  } catch {
    // If the app fails to load, the page stays plain HTML.
  }
  document.documentElement.dataset.app = isHydrated ? "ready" : "plain";
}

// A scroll is none of these. A link loads its document as soon, and moves the focus to the part that it names.
for (const type of ["click", "keydown", "focusin"])
  addEventListener(type, ({ target }) => {
    if (target instanceof Element && !target.matches("a, a *, [tabindex='-1']")) void start();
  });

// What needs React, such as sending a story, is pressed again once React has the page.
async function pressAgain({ target }: Event): Promise<void> {
  const needsReact = "button.scripted, [method=dialog] [type=submit]";
  const button = target instanceof Element && target.closest<HTMLElement>(needsReact);
  if (isHydrated || !button) return;
  await start();
  if (isHydrated) button.click();
}
addEventListener("click", pressAgain, { capture: true });

// After a reload, Back to an address that follow-links.ts added changes the address bar, but loads no
// page. Until React runs, reload then.
const { pathname } = location;
addEventListener("popstate", () => {
  if (!isHydrated && location.pathname !== pathname) location.reload();
});

/** For each address: logs that it has no page, and opens the disclosure that it names. */
function answerAddress(): void {
  // The page that search engines leave out: not found.
  if (document.querySelector("[name=robots][content^=noindex]"))
    console.warn("404: no page at", location.pathname);
  // Some browsers never open a disclosure for an address, others only when they scroll to it.
  // Decoded as a query is, which no address makes throw.
  const id = new URLSearchParams(`id=${location.hash.slice(1)}`).get("id") ?? "";
  const target = document.getElementById(id);
  const closed = [...document.querySelectorAll(".disclosure:not([open])")].filter((disclosure) =>
    disclosure.contains(target),
  );
  for (const disclosure of closed) disclosure.toggleAttribute("open");
  if (closed.length > 0) target?.scrollIntoView();
}
answerAddress();
addEventListener("hashchange", answerAddress);

// Paper has no folds. Not every browser can open them in a style sheet (src/styles/print.css).
addEventListener("beforeprint", () => {
  const folds = document.querySelectorAll("main details:not([open], nav *, .screen-only)");
  const toggle = () => {
    for (const fold of folds) fold.toggleAttribute("open");
  };
  toggle();
  addEventListener("afterprint", toggle, { once: true });
});

async function whenIdle(): Promise<void> {
  await (matchMedia("(hover: none)").matches ? started : start());
  // Some browsers have no service workers, or forbid them, as in private windows.
  if (import.meta.env.PROD && !savesData) await registerWorker().catch(() => {});
}

async function registerWorker(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  await navigator.serviceWorker.register(workerPath);
  if (controller) return;
  // The worker did not see the first page load. It gets the files from the browser's cache.
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = files.filter((file) => file.startsWith(`${location.origin}/assets/`));
  (await ready).active?.postMessage([location.pathname, ...assets]);
}

function waitUntilIdle(): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(whenIdle, { timeout: 2000 });
  else setTimeout(whenIdle, 200);
}

// A query from a form, as of the blog's filter, asks for a view that the prerendered HTML does not
// have, so start at once.
if (location.search !== "" && document.querySelector("[method=get]")) void start();
if (document.readyState === "complete") waitUntilIdle();
else addEventListener("load", waitUntilIdle, { once: true });
