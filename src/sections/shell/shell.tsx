import { createContext, useContext } from "react";
import type { Shell } from "../../site/loaders/load-shell.ts";

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** What every page says, and its facts: phone, address, booking link, button texts. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error("useShell() needs <ShellProvider> around it");
  return shell;
}
