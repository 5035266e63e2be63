import { shell } from "virtual:shell";
import { ShellProvider } from "../sections/shell/shell.tsx";
import { Document, type View } from "./document.tsx";

/** A page inside its document, with the content that every page shows. */
export function App(view: View) {
  return (
    <ShellProvider value={shell}>
      <Document {...view} />
    </ShellProvider>
  );
}
