import { shell } from "virtual:shell";
import { notFoundPath } from "../policies/canonical-path.ts";
import { ShellProvider } from "../sections/shell/shell.tsx";
import { Document } from "./document.tsx";
import type { LoadedPage } from "./page.ts";

/** What is on the screen. */
export type View = {
  /** A path of the site, or that of the not-found page. */
  path: string;
  page: LoadedPage;
  /** Whether the page came without a document load: then its title is announced. */
  isNavigation?: boolean;
};

/** A page in its document. */
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
