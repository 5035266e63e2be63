/* Links that leave the site. Directions and map use the clinic's postal address. */

export function telHref(dial: string): string {
  return `tel:${dial}`;
}

export function smsHref(dial: string): string {
  return `sms:${dial}`;
}

/**
 * An email, with an optional subject and body. Encodes spaces as %20 and line breaks as %0D%0A,
 * https://www.rfc-editor.org/rfc/rfc6068#section-5
 */
export function mailHref(email: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${email}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** The only external origin that pages may frame. */
export const mapOrigin = "https://www.google.com";

/** Maps URLs, https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function directionsHref(address: string): string {
  return `${mapOrigin}/maps/dir/?${new URLSearchParams({ api: "1", destination: address })}`;
}

/** What the map finds near the visitor. */
export function mapsHref(query: string): string {
  return `${mapOrigin}/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}

/** The map embed that needs no API key. */
export function mapFrameHref(address: string): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: address, output: "embed" })}`;
}
