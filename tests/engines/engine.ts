import { findOnPath, findProgram } from "../../tools/system-programs.ts";

export type Scheme = "light" | "dark";

/** Runs in the page. Serialized as text, so it cannot use anything in scope but its arguments. */
type Call<Args extends unknown[], Result> = (...args: Args) => Result;

/** A browser with one window. Selectors are CSS. */
export type Engine = {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Sets the viewport size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  run: <Args extends unknown[], R>(call: Call<Args, R>, ...args: Args) => Promise<R>;
  /** Waits until the call returns a truthy value. */
  until: <Args extends unknown[]>(call: Call<Args, unknown>, ...args: Args) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: "Tab" | "Enter" | "Escape") => Promise<void>;
  /** Performs an action that opens an alert, accepts it, and returns its text. */
  alertAfter: (act: () => Promise<void>) => Promise<string>;
  /** The viewport as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Timeout for anything in a page, in milliseconds. */
export const patience = 10_000;

/**
 * Finds a program; if missing, installs Debian packages if permitted.
 * @returns its path
 */
export function programPath(packages: string[], ...names: string[]): string {
  const command = `sudo apt-get install ${packages.join(" ")}`;
  const found = findProgram(
    () => findOnPath(...names),
    packages,
    `Put ${names[0]} on the PATH (Debian, Ubuntu: ${command})`,
  );
  if ("problem" in found) throw new Error(found.problem);
  return found.path;
}
