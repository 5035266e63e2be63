import { shell } from "virtual:shell";
import { use } from "react";
import { useLocation } from "react-router";
import { Document } from "./document.tsx";
import { addresses, getLoadedPage, loadPageOrDocument } from "./pages.ts";
import { canonicalPath } from "./policies/canonical-path.ts";
import { notFoundPath } from "./routes.ts";
import { ShellProvider } from "./sections/shell/shell.tsx";

/**
 * The site, under whichever router stands around it. Its addresses have no parameters, so that a
 * page is looked up and nothing is matched.
 */
export function App() {
  const path = canonicalPath(useLocation().pathname);
  return (
    <ShellProvider value={shell}>
      <Page address={addresses.includes(path) ? path : notFoundPath} />
    </ShellProvider>
  );
}

/**
 * A page in its document. Where its chunks are still on the way it suspends; the router changes
 * pages in a transition, so that the old page stays until the new one is whole.
 */
function Page({ address }: { address: string }) {
  const { data, Body, Component } = getLoadedPage(address) ?? use(loadPageOrDocument(address));
  return (
    <Document head={data.head} path={address === notFoundPath ? undefined : address}>
      <Component content={data.content} Body={Body} />
    </Document>
  );
}
