/* Links that leave the site. Directions and map use the clinic's postal address. */

export function telHref(dial: string): string {
  return `tel:${dial}`;
}

export function smsHref(dial: string): string {
  return `sms:${dial}`;
}

/** An email, with or without a subject (https://www.rfc-editor.org/rfc/rfc6068#section-5). */
export function mailHref(email: string, subject?: string): string {
  return `mailto:${email}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
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
