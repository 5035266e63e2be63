import { shell } from "virtual:shell";
import { notFoundPath } from "../policies/canonical-path.ts";
import { ShellProvider } from "../sections/shell/shell.tsx";
import { Document } from "./document.tsx";
import type { LoadedPage } from "./page.ts";

export type View = {
  /** A path of the site, or the not-found path. */
  path: string;
  page: LoadedPage;
  /** Whether the page was opened without a document load; if so, its title is announced. */
  isNavigation?: boolean;
};

/** A page inside its document. */
export function App({ path, page, isNavigation = false }: View) {
  const { data, Body, Component } = page;
  return (
    <ShellProvider value={shell}>
      <Document
        head={data.head}
        path={path === notFoundPath ? undefined : path}
        announcement={isNavigation ? data.head.title : ""}
      >
        <Component content={data.content} Body={Body} />
      </Document>
    </ShellProvider>
  );
}
