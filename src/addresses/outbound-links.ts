/* Links that leave the site. Directions and map use the clinic's postal address. */

export const telHref = (dial: string) => `tel:${dial}`;

export const smsHref = (dial: string) => `sms:${dial}`;

/** An email, with or without a subject (https://www.rfc-editor.org/rfc/rfc6068#section-5). */
export const mailHref = (email: string, subject?: string) =>
  `mailto:${email}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;

/** The only external origin that pages may frame. */
export const mapOrigin = "https://www.google.com";

/** https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export const directionsHref = (address: string) =>
  `${mapOrigin}/maps/dir/?${new URLSearchParams({ api: "1", destination: address })}`;

/** A map search near the visitor. */
export const mapSearchHref = (query: string) =>
  `${mapOrigin}/maps/search/?${new URLSearchParams({ api: "1", query })}`;

/** The map embed that needs no API key. */
export const mapFrameHref = (address: string) =>
  `${mapOrigin}/maps?${new URLSearchParams({ q: address, output: "embed" })}`;
