/*
 * The script on every page. It loads the app when the page has loaded and the main thread is idle,
 * or at the first interaction, so that nothing delays the first paint.
 */

import workerPath from "./service-worker.ts?worker&url";

let started: Promise<void> | undefined;
let isHydrated = false;

function start(): Promise<void> {
  started ??= load();
  return started;
}

async function load(): Promise<void> {
  try {
    // React first, in a task of its own: one task for both would hold a slow phone's thread too long.
    await import("./react.ts");
    const { hydrate } = await import("./hydrate.tsx");
    const savesData = Boolean(Object(navigator).connection?.saveData);
    isHydrated = await hydrate(savesData);
    // Some browsers have no service workers, or forbid them, as in private windows.
    if (import.meta.env.PROD && !savesData) whenIdle(() => registerWorker().catch(() => {}));
  } catch {
    // If the app fails to load, the page stays plain HTML.
  }
  document.documentElement.dataset.app = isHydrated ? "ready" : "plain";
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

for (const type of ["pointerdown", "keydown", "focusin"])
  addEventListener(type, start, { passive: true });

// Resubmit a form that was sent before hydration. On its own, the browser ignores the story form,
// and for the blog's filter it loads the filtered URL.
async function resubmit({ target: form, submitter }: SubmitEvent): Promise<void> {
  if (isHydrated || !(form instanceof HTMLFormElement)) return;
  await start();
  if (isHydrated) form.requestSubmit(submitter);
}
addEventListener("submit", resubmit, { capture: true });

// After a reload, Back to an address that navigation.ts added changes the address bar, but loads no
// page. Until React runs, reload then.
const { pathname } = location;
addEventListener("popstate", () => {
  if (!isHydrated && location.pathname !== pathname) location.reload();
});

// The not-found page alone has no address of its own.
if (document.querySelector("[rel=canonical]") === null) console.warn("404: no page at", pathname);

// Some browsers never open a disclosure for an address, others only when they scroll to it.
function openDisclosure(): void {
  // Decoded as a query is, which no address makes throw.
  const id = new URLSearchParams(`id=${location.hash.slice(1)}`).get("id") ?? "";
  const target = document.getElementById(id);
  const disclosure = target?.closest(".disclosure:not([open])");
  disclosure?.toggleAttribute("open");
  if (disclosure) target?.scrollIntoView();
}
openDisclosure();
addEventListener("hashchange", openDisclosure);

// Paper has no folds. Not every browser can open them in a style sheet (src/styles/print.css).
addEventListener("beforeprint", () => {
  const folds = document.querySelectorAll("main details:not([open], nav *, .screen-only)");
  const toggle = () => {
    for (const fold of folds) fold.toggleAttribute("open");
  };
  toggle();
  addEventListener("afterprint", toggle, { once: true });
});

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

// A query from a form, as of the blog's filter, asks for a view that the prerendered HTML does not
// have, so start at once.
if (location.search !== "" && document.querySelector("[method=get]")) void start();
else if (document.readyState === "complete") whenIdle(start);
else addEventListener("load", () => whenIdle(start), { once: true });
