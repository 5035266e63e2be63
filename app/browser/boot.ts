/*
 * The only script that a page asks for. It fetches the app once the page has loaded and the thread
 * is idle, or at the first touch, so that nothing stands between a visitor and the words.
 */

let started: Promise<void> | undefined;
let isHydrated = false;

function start(): Promise<void> {
  started ??= import("./hydrate.tsx")
    .then(({ hydrated }) => hydrated)
    .then(() => {
      isHydrated = true;
      if (import.meta.env.PROD && !savesData) whenIdle(keepForOffline);
    })
    // Without the app the page goes on as plain HTML; the next document tries again.
    .catch(() => {});
  return started;
}

/** Somebody who saves data gets the app for what does not work without it, and for nothing else. */
const savesData =
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

function startIfNeeded({ target }: Event): void {
  const control = "main :is(button, input, textarea, select)";
  if (!savesData || (target instanceof Element && target.closest(control) !== null)) void start();
}

const signsOfUse = ["pointerdown", "keydown", "focusin"] as const;
for (const sign of signsOfUse) addEventListener(sign, startIfNeeded, { passive: true });

// A form sent before the app has come is sent again when it has: by itself the browser does nothing
// with the story form, and asks for the filtered address of the blog.
addEventListener(
  "submit",
  ({ target: form, submitter }) => {
    if (isHydrated || !(form instanceof HTMLFormElement)) return;
    void start().then(() => {
      if (isHydrated) form.requestSubmit(submitter);
    });
  },
  { capture: true },
);

/** Pages open offline from now on, where the browser has service workers and allows this one. */
function keepForOffline(): void {
  const path = "/sw.js";
  const policy = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: () => path });
  navigator.serviceWorker?.register(policy?.createScriptURL(path) ?? path).catch(() => {});
}

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

// An address with a query asks for a view that the prerendered page does not show.
if (location.search !== "") void start();
else if (savesData) {
  // Links, menus, details and print work as they stand.
} else if (document.readyState === "complete") whenIdle(start);
else addEventListener("load", () => whenIdle(start), { once: true });
