/*
 * A prerendered page carries the styles that it needs itself. The pages after it need the whole
 * style sheet: it comes as a sheet for print alone, which paints nothing, with the chunks of the
 * next page. It is turned on as soon as that is free: a browser that meets a new sheet looks at its
 * fonts anew, and a font that had come too late for the first paint would move the page under a
 * reader's eyes. There it waits for the change of page.
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
      onload: () => {
        // Restyling the page now spares the change of page a third of its time.
        if (areFontsInUse()) applyWholeStyles();
        resolve();
      },
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
  // Set again to the same, the browser would look through all sheets anew.
  if (sheet !== undefined && sheet.media !== "all") sheet.media = "all";
}

/** Whether the fonts were here before the first paint, and so cannot come in any more. */
function areFontsInUse(): boolean {
  const painted = performance.getEntriesByName("first-contentful-paint")[0];
  const fonts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\.woff2$/.test(name));
  return (
    painted !== undefined &&
    fonts.length > 0 &&
    (fonts as PerformanceResourceTiming[]).every(
      ({ responseEnd }) => responseEnd < painted.startTime,
    )
  );
}
