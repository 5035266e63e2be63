/** A browser with one window, as the checks use it. Selectors are CSS. */
export type Engine = {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Makes the part of the window that shows the page this large, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /**
   * Calls a function in the page and gives what it returns, or resolves to. It crosses over as text:
   * it knows its arguments and the page, and nothing around it; everything must fit into JSON.
   */
  run: <Args extends unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Scrolls to an element and clicks into its middle, as a mouse would. */
  click: (selector: string) => Promise<void>;
  /** Presses Escape. */
  escape: () => Promise<void>;
  /** The visible part of the page as PNG, in Base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
};

export type Scheme = "light" | "dark";

/** The text of a call in the page whose result is a string of JSON. */
export function callText(call: (...args: never[]) => unknown, args: readonly unknown[]): string {
  const list = args.map((arg) => JSON.stringify(arg)).join();
  return `(async () => JSON.stringify((await (${call})(${list})) ?? null))()`;
}

/**
 * Runs in the page: brings an element to where a mouse can reach it, at once (the site scrolls
 * smoothly), and gives the middle of it in the window.
 */
export function scrollToMiddle(selector: string): [x: number, y: number] {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing to click: ${selector}`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
