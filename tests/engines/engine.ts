import { findOnPath, installFromDebian } from "../../tools/system-programs.ts";

export type Scheme = "light" | "dark";

/** Runs in the page. It crosses over as text: it knows its arguments and the page. */
type Call<Args extends unknown[], Result> = (...args: Args) => Result;

/** A browser with one window, as the checks use it. Selectors are CSS. */
export type Engine = {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Makes the part of the window that shows the page this large, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  run: <Args extends unknown[], R>(call: Call<Args, R>, ...args: Args) => Promise<R>;
  /** Waits until the call gives something true. */
  until: <Args extends unknown[]>(call: Call<Args, unknown>, ...args: Args) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: "Tab" | "Enter" | "Escape") => Promise<void>;
  /** Does what brings an alert, accepts it, and gives its text. */
  alertAfter: (act: () => Promise<void>) => Promise<string>;
  /** The visible part of the page as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** How long a page may take for what it is waited for, in milliseconds. */
export const patience = 10_000;

/** The path of a program, from one of Debian's packages where it is missing and this process may. */
export function findProgram(packages: string[], ...names: string[]): string {
  const find = () => findOnPath(...names);
  const found = find() ?? (installFromDebian(...packages) ? find() : undefined);
  if (found !== undefined) return found;
  const command = `sudo apt-get install ${packages.join(" ")}`;
  throw new Error(`Put ${names[0]} on the PATH (Debian, Ubuntu: ${command}), and start again.`);
}
