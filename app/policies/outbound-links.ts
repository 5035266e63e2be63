/*
 * Addresses that leave the site. Directions and the map frame are built from the clinic's postal
 * address, so that a change of address reaches both.
 */

export function telHref(dial: string): string {
  return `tel:${dial}`;
}

/**
 * A text message, with words in it where there are some. iPhones look for them behind `&`, RFC 5724
 * and Android behind `?`; both understand `?&`. Android's messaging decodes the words twice and cuts
 * them at `&`: content keeps `&`, `+` and `%` out of them.
 * @param body lines parted by `\n`
 */
export function smsHref(dial: string, body?: string): string {
  return `sms:${dial}${body === undefined ? "" : `?&body=${encodeURIComponent(body)}`}`;
}

/**
 * A mail, with its subject and words where they are given. Spaces are %20 and lines end with
 * %0D%0A, https://www.rfc-editor.org/rfc/rfc6068#section-5
 * @param body lines parted by `\n`
 */
export function mailHref(email: string, message?: { subject: string; body: string }): string {
  if (message === undefined) return `mailto:${email}`;
  const body = message.body.replaceAll("\n", "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
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
