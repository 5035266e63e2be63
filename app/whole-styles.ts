/*
 * A prerendered page carries the styles that it needs itself. The pages after it need the whole
 * style sheet: it comes as a sheet for print alone, which paints nothing, and is turned on with the
 * first change of page. Turned on earlier, it would make the browser look at the fonts anew, and a
 * font that had come too late for the first paint would move the page under a reader's eyes.
 */

let sheet: HTMLLinkElement | undefined;
let loading: Promise<void> | undefined;

/** Fetches the sheet. In development there is none to fetch: the page links it already. */
export function loadWholeStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    // The prerender has no document.
    if (typeof document === "undefined") return resolve();
    const href = document.querySelector<HTMLElement>("script[data-styles]")?.dataset.styles;
    if (href === undefined) return resolve();
    sheet = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      media: "print",
      onload: () => resolve(),
      onerror: () => reject(new Error("The style sheet cannot be had")),
    });
    document.head.append(sheet);
  });
  // A failed download may succeed when asked again.
  loading.catch(() => {
    sheet?.remove();
    loading = undefined;
  });
  return loading;
}

/** From now on the whole sheet counts. */
export function applyWholeStyles(): void {
  if (sheet !== undefined) sheet.media = "all";
}
