import { shell } from "virtual:shell";
import { offlinePath } from "../addresses.ts";
import { ApprovalNote } from "../approvals/approval-note/approval-note.tsx";
import type { LoadedPage } from "../assemble/page-module.ts";
import { CallBar } from "../components/call-bar/call-bar.tsx";
import { Closing } from "../components/closing/closing.tsx";
import { Notices } from "../components/notices/notices.tsx";
import { SiteFooter } from "../components/site-footer/site-footer.tsx";
import { SiteHeader } from "../components/site-header/site-header.tsx";

export type View = {
  /** A path of the site, or the not-found path. */
  path: string;
  page: LoadedPage;
  /** Whether the page was opened without a document load; if so, its title is announced. */
  isNavigation?: boolean;
};

/** A page inside its HTML document. Style sheets and scripts are inserted after rendering. */
export function App({ path, page, isNavigation }: View) {
  const { meta, data, Component } = page;
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="text-scale" content="scale" />
        {/* Without this, iOS adds links to the HTML, and React then renders the whole page anew. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{meta.title}</title>
        {meta.tags.map((tag) => (
          <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
        ))}
        {meta.canonical !== undefined && <link rel="canonical" href={meta.canonical} />}
        <meta name="color-scheme" content="light dark" />
        {Object.entries(shell.themeColors).map(([scheme, color]) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={color}
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <SiteHeader isEmergency={data.isEmergency} currentPath={path} />
        <Notices {...data.head} />
        <main id="main" tabIndex={-1}>
          <div className="page" key={path}>
            <Component data={data} />
            {data.approvalNote && <ApprovalNote {...data.approvalNote} />}
            {data.closing && <Closing {...data.closing} isEmergency={data.isEmergency} />}
          </div>
        </main>
        <SiteFooter />
        <p className="visually-hidden" role="status">
          {isNavigation && meta.title}
        </p>
        {/* The offline page has no bar: its head already has the call, and no form opens offline. */}
        {path !== offlinePath && <CallBar isEmergency={data.isEmergency} />}
        {/* Within an element: what is rendered anew leaves scripts of the body itself where they are. */}
        <div hidden>
          {meta.structuredData && (
            <script
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with “<” escaped
              dangerouslySetInnerHTML={{ __html: meta.structuredData }}
            />
          )}
        </div>
      </body>
    </html>
  );
}
