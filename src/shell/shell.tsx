import { createContext, useContext } from "react";
import type { Shell } from "../site/loaders/load-shell.ts";

/** The document gives it, and so does a test. */
const ShellContext = createContext({} as Shell);

export const ShellProvider = ShellContext.Provider;

/** What every page says, and its facts: phone, address, booking link, button texts. */
export const useShell = () => useContext(ShellContext);
