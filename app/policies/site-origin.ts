/** Used until the site has a domain: set SITE_ORIGIN at build time. */
export const placeholderOrigin = "https://www.oldbuncombevet.example";

/** The published origin, without trailing slash. Prefix of canonical links and sharing tags. */
export function siteOrigin(environment: Record<string, string | undefined> = process.env): string {
  return (environment.SITE_ORIGIN ?? placeholderOrigin).replace(/\/+$/, "");
}
