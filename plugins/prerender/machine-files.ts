import { Readable } from "node:stream";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { articleDay } from "../../src/content/schemas/articles.ts";
import { isoDay } from "../../src/formatting/dates.ts";
import { emergencyPath } from "../../src/policies/canonical-path.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import type { Site } from "../../src/site/site.ts";
import { authorOf } from "../../src/site/structured-data/article-node.ts";
import { themeColors } from "../../src/styles/token-values.ts";

/**
 * Text files for search engines, feed readers and home screens, by file name.
 * @param texts of articles as HTML, by path
 */
export async function machineFiles(
  site: Site,
  texts: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const origin = siteOrigin();
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    ["sitemap.xml", await sitemap(site, origin)],
    ["feed.xml", feed(site, texts, origin)],
    ["manifest.webmanifest", manifest(site, themeColors().light)],
    [".well-known/security.txt", security(site, origin)],
  ]);
}

/** https://www.sitemaps.org/protocol.html; `lastmod` only if content has a date. */
async function sitemap(site: Site, hostname: string): Promise<string> {
  const newest = site.articles.map(articleDay)[0];
  const changed = new Map<string, string | undefined>([
    ["/blog", newest],
    ...site.articles.map((one) => [one.path, one.updated ?? articleDay(one)] as const),
    ...site.legal.map(({ path, updated }) => [path, updated] as const),
  ]);
  const pages = site.routes.map(({ path }) => ({ url: path, lastmod: changed.get(path) }));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const stream = new SitemapStream({ hostname, xmlns, lastmodDateOnly: true });
  return String(await streamToPromise(Readable.from(pages).pipe(stream)));
}

/** The blog as RSS 2.0. */
function feed(site: Site, texts: ReadonlyMap<string, string>, origin: string): string {
  const name = site.clinic.name.full;
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const blog = new Feed({
    title: `${site.titleOf("/blog")} | ${name}`,
    description: site.descriptionOf("/blog"),
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: "en-US",
    favicon: `${origin}/favicon.ico`,
    copyright: name,
    generator: false,
    updated: noon(site.articles.map(articleDay)[0] ?? "2025-01-01"),
    feedLinks: { rss: `${origin}/feed.xml` },
  });
  for (const article of site.articles) {
    const { path, title, excerpt, category, picture } = article;
    blog.addItem({
      title,
      id: origin + path,
      link: origin + path,
      description: excerpt,
      content: texts.get(path) ?? "",
      date: noon(articleDay(article)),
      published: noon(articleDay(article)),
      author: [{ name: authorOf(article, site)?.name ?? name }],
      category: [{ name: category }],
      image: `${origin}${site.sharePicture(picture).src}`,
    });
  }
  return blog.rss2();
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(site: Site, themeColor: string): string {
  const { name } = site.clinic;
  const large = { src: "/icon-512.png", sizes: "512x512", type: "image/png" };
  return `${JSON.stringify(
    {
      name: name.full,
      short_name: name.short,
      description: site.descriptionOf("/"),
      lang: "en-US",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      background_color: themeColor,
      theme_color: themeColor,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        large,
        { ...large, src: "/icon-maskable-512.png", purpose: "maskable" },
      ],
      shortcuts: [
        { name: site.titleOf(emergencyPath), url: emergencyPath },
        { name: site.titleOf("/contact"), url: "/contact" },
      ],
    },
    undefined,
    2,
  )}\n`;
}

/** RFC 9116. Expires a year after the build, which exposes an abandoned site. */
function security(site: Site, origin: string): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${site.clinic.email}
Expires: ${isoDay(expires)}T00:00:00Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
