/*
 * Addresses that leave the site. Directions and the map frame are built from the clinic's postal
 * address, so that a change of address reaches both.
 */

export function telHref(dial: string): string {
  return `tel:${dial}`;
}

export function smsHref(dial: string): string {
  return `sms:${dial}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}

/** The only outside origin that a page may frame. */
export const mapOrigin = "https://www.google.com";

/** Maps URLs, https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function directionsHref(address: string): string {
  return `${mapOrigin}/maps/dir/?${new URLSearchParams({ api: "1", destination: address })}`;
}

/** The place on a map, for whoever reads structured data. */
export function mapsHref(address: string): string {
  return `${mapOrigin}/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
}

/** The map frame that needs no key. */
export function mapFrameHref(address: string): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: address, output: "embed" })}`;
}
