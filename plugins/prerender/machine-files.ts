import { isFallback, pagePaths } from "../../src/addresses/paths.ts";
import { articleDay } from "../../src/content/schemas/articles.ts";
import type { Site } from "../../src/site/site.ts";
import { tokenValues } from "../../src/site/token-values.ts";

/** Text files for search engines, feed readers and home screens, by file name. */
export function machineFiles(site: Site): Map<string, string> {
  const { origin } = site;
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    ["sitemap.xml", sitemap(site, origin)],
    ["feed.xml", feed(site, origin)],
    ["manifest.webmanifest", manifest(site, tokenValues("paper").light)],
  ]);
}

const xmlDeclaration = `<?xml version="1.0" encoding="UTF-8"?>`;

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** https://www.sitemaps.org/protocol.html; `lastmod` only if content has a date. */
function sitemap(site: Site, origin: string): string {
  const newest = site.articles.map(articleDay)[0];
  const changed = new Map<string, string | undefined>([
    ["/blog", newest],
    ...site.articles.map((one) => [one.path, one.updated ?? articleDay(one)] as const),
    ...site.legal.map(({ path, updated }) => [path, updated] as const),
  ]);
  const pages = site.routes
    .filter(({ path }) => !isFallback(path))
    .map(({ path }) => {
      const day = changed.get(path);
      return `<url><loc>${origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
    });
  return `${xmlDeclaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join("")}</urlset>
`;
}

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification). */
function feed(site: Site, origin: string): string {
  const items = site.articles.map((article) => {
    const address = origin + article.path;
    return `<item>
<title>${escapeXml(article.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(`${articleDay(article)}T12:00:00Z`).toUTCString()}</pubDate>
<description>${escapeXml(article.excerpt)}</description>
</item>
`;
  });
  return `${xmlDeclaration}
<rss version="2.0">
<channel>
<title>${escapeXml(`${site.titleOf("/blog")} | ${site.clinic.name.full}`)}</title>
<link>${origin}/blog</link>
<description>${escapeXml(site.descriptionOf("/blog"))}</description>
${items.join("")}</channel>
</rss>
`;
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
        { name: site.titleOf(pagePaths.emergency), url: pagePaths.emergency },
        { name: site.titleOf("/contact"), url: "/contact" },
      ],
    },
    undefined,
    2,
  )}\n`;
}
