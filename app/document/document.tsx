import { memo } from "react";
import type { HeadTags } from "../policies/page-metadata.ts";
import { CallBar } from "../sections/call-bar/call-bar.tsx";
import { LinkedText } from "../sections/contact-links/linked-text.tsx";
import { NoticeStrip } from "../sections/notice-strip/notice-strip.tsx";
import { PageHead } from "../sections/page-head/page-head.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { SiteFooter } from "../sections/site-footer/site-footer.tsx";
import { SiteHeader } from "../sections/site-header/site-header.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

type DocumentProps = {
  head: HeadTags;
  /** Canonical path of the page; undefined on the not-found page. */
  path: string | undefined;
  /** Read out by screen readers when it changes. */
  announcement: string;
  children: React.ReactNode;
};

/** The HTML document around a page. Style sheets and scripts are inserted after rendering. */
export function Document({ head, path, announcement, children }: DocumentProps) {
  const { labels, emergency } = useShell();
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="text-scale" content="scale" />
        <title>{head.title}</title>
        {head.meta.map((tag) => (
          <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
        ))}
        {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
        <SiteTags />
      </head>
      <body>
        <SiteHeader currentPath={path} />
        <NoticeStrip page={path} />
        <main id="main" tabIndex={-1}>
          <div className="page" key={path}>
            <ErrorBoundary
              instead={
                <PageHead title={labels.failed} breadcrumbs={false}>
                  <p className="lead">
                    <LinkedText text={labels.failedHelp} />
                  </p>
                </PageHead>
              }
            >
              {children}
            </ErrorBoundary>
          </div>
        </main>
        <SiteFooter />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <CallBar emergency={path === emergency.path} />
      </body>
    </html>
  );
}

/** Head tags that every page shares. */
const SiteTags = memo(() => {
  const { themeColors, feedTitle } = useShell();
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href="/feed.xml" />
      <link rel="alternate" type="application/feed+json" title={feedTitle} href="/feed.json" />
    </>
  );
});
