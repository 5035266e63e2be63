import { load } from "cheerio";
import { Feed } from "feed";
import { articleDay } from "../../src/content/collections.ts";
import { isoDay } from "../../src/formatting/dates.ts";
import { emergencyPath } from "../../src/policies/canonical-path.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import type { Site } from "../../src/site/site.ts";
import { authorOf } from "../../src/site/structured-data/article-node.ts";
import { themeColors } from "../../src/styles/token-values.ts";

/* Text files for search engines, feed readers and home screens, by file name. */

/** @param articleHtml the prose of each article by its path, with absolute URLs */
export function machineFiles(
  site: Site,
  articleHtml: ReadonlyMap<string, string>,
): Map<string, string> {
  const origin = siteOrigin();
  const feed = blogFeed(site, articleHtml, origin);
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    ["sitemap.xml", sitemap(site, origin)],
    ["feed.xml", feed.rss2()],
    ["feed.json", feed.json1()],
    ["manifest.webmanifest", manifest(site, themeColors().light)],
    [".well-known/security.txt", security(site, origin)],
  ]);
}

/** https://www.sitemaps.org/protocol.html; `lastmod` only if content has a date. */
function sitemap(site: Site, origin: string): string {
  const newest = site.articles.map(articleDay)[0];
  const changed = new Map<string, string | undefined>([
    ["/blog", newest],
    ...site.articles.map((one) => [one.path, one.updated ?? articleDay(one)] as const),
    ...site.legal.map(({ path, updated }) => [path, updated] as const),
  ]);
  const urls = site.routes.map(({ path }) => {
    const day = changed.get(path);
    return `  <url><loc>${origin}${path}</loc>${day === undefined ? "" : `<lastmod>${day}</lastmod>`}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function blogFeed(site: Site, articleHtml: ReadonlyMap<string, string>, origin: string): Feed {
  const name = site.clinic.name.full;
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const feed = new Feed({
    title: `${site.titleOf("/blog")} | ${name}`,
    description: site.descriptionOf("/blog"),
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: "en-US",
    favicon: `${origin}/favicon.ico`,
    copyright: name,
    generator: false,
    updated: noon(site.articles.map(articleDay)[0] ?? "2025-01-01"),
    feedLinks: { rss: `${origin}/feed.xml`, json: `${origin}/feed.json` },
  });
  for (const article of site.articles) {
    const { path, title, excerpt, category, picture } = article;
    feed.addItem({
      title,
      id: origin + path,
      link: origin + path,
      description: excerpt,
      content: articleHtml.get(path) ?? "",
      date: noon(articleDay(article)),
      published: noon(articleDay(article)),
      author: [{ name: authorOf(article, site)?.name ?? name }],
      category: [{ name: category }],
      image: `${origin}${site.sharePictures.of(title, picture).src}`,
    });
  }
  return feed;
}

/**
 * A prerendered article's prose for feeds: plain elements, absolute URLs.
 * @throws if the page has no prose, so that feeds never lose articles silently
 */
export function articleProse(page: string): string {
  const $ = load(page);
  const prose = $(".article-text > .prose");
  if (prose.length !== 1) throw new Error("An article was built without its prose");
  // Useless without style sheets and scripts.
  prose.find("svg, button, [aria-hidden=true]").remove();
  for (const element of prose.find("*")) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (/^(href|src)$/.test(name) && value.startsWith("/")) {
        element.attribs[name] = siteOrigin() + value;
      } else if (!/^(href|src|alt|colspan|rowspan|scope)$/.test(name)) {
        delete element.attribs[name];
      }
    }
  }
  return prose.html()?.trim() ?? "";
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(site: Site, themeColor: string): string {
  const { name } = site.clinic;
  const large = { src: "/icon-512.png", sizes: "512x512", type: "image/png" };
  return `${JSON.stringify(
    {
      name: name.full,
      short_name: name.sign,
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
