import { createContext, useContext } from "react";
import type { Shell } from "./load-shell.ts";

/** The document around each page fills it. */
const ShellContext = createContext({} as Shell);

export const ShellProvider = ShellContext.Provider;

/** What every page shows, such as phone number, address, booking link and words of buttons. */
export const useShell = () => useContext(ShellContext);
