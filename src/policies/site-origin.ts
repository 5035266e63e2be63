/** The site's address, unless SITE_ORIGIN names another. A placeholder until the clinic has a domain. */
export const defaultOrigin = "https://www.oldbuncombevet.example";

/** A variable of the build has a value that it cannot have. */
export class SettingError extends Error {
  override readonly name = "SettingError";

  /** For whoever publishes the site: no stack. https://nodejs.org/api/util.html#utilinspectcustom */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}

/**
 * The published origin, without a trailing slash. Prefix of canonical links and sharing tags.
 * @throws {SettingError} unless SITE_ORIGIN is a bare origin: https, or http on this machine
 */
export function siteOrigin(environment: Record<string, string | undefined> = process.env): string {
  const given = environment.SITE_ORIGIN ?? defaultOrigin;
  const url = URL.parse(given);
  const isSafe =
    url?.protocol === "https:" || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url?.href ?? "");
  if (url === null || !isSafe || url.href !== `${url.origin}/`) {
    throw new SettingError(
      `SITE_ORIGIN is “${given}”. Set it to https:// and the site's domain, with nothing after it, such as https://www.example.com.`,
    );
  }
  return url.origin;
}
