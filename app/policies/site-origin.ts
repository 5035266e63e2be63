/** A stand-in, until the site has an address of its own: set SITE_ORIGIN when building. */
export const placeholderOrigin = "https://www.oldbuncombevet.example";

/** Where the site is published, without a slash at the end. Canonical links and sharing tags start with it. */
export function siteOrigin(environment: Record<string, string | undefined> = process.env): string {
  return (environment.SITE_ORIGIN ?? placeholderOrigin).replace(/\/+$/, "");
}
