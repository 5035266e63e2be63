import { isFallback, type metadataNames, pagePaths } from "../../src/addresses.ts";
import type { BuildSite } from "../../src/assemble/read-site.ts";
import { clinicFile } from "../../src/clinic/clinic.ts";
import { homeFile } from "../../src/pages/home/schema.ts";
import { tokenValues } from "../../src/styles/token-values.ts";

export const metadataFiles = (site: BuildSite): Record<(typeof metadataNames)[number], string> => ({
  "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  "sitemap.xml": sitemap(site),
  "manifest.webmanifest": JSON.stringify(manifest(site)),
});

/** https://www.sitemaps.org/protocol.html; `lastmod` only if content has a date. */
function sitemap({ origin, pages }: BuildSite): string {
  const listed = pages.filter(({ path }) => !isFallback(path));
  const urls = listed.map(({ path, content: { date, updated = date } }) => {
    const modified = updated ? `<lastmod>${updated}</lastmod>` : "";
    return `<url><loc>${origin}${path}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(site: BuildSite) {
  const { name } = site.get(clinicFile);
  const color = tokenValues("paper").light;
  return {
    name: name.full,
    short_name: name.short,
    description: site.get(homeFile).search.description,
    lang: "en-US",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: color,
    theme_color: color,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: site.titleOf(pagePaths.emergency), url: pagePaths.emergency },
      { name: site.titleOf(pagePaths.contact), url: pagePaths.contact },
    ],
  };
}
