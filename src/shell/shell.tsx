import { createContext, useContext } from "react";
import type { Shell } from "../site/loaders/load-shell.ts";

/** Filled by the document around each page, and by tests that render a component alone. */
const ShellContext = createContext({} as Shell);

export const ShellProvider = ShellContext.Provider;

/** What every page shows, such as phone number, address, booking link and words of buttons. */
export const useShell = () => useContext(ShellContext);
