import { createContext, useContext } from "react";
import type { Shell } from "../../prerender/load-shell.ts";

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** Labels and facts that every page has: phone, address, booking link, words of buttons. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error("useShell() needs <ShellProvider> around it");
  return shell;
}
