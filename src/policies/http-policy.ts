/* How hosts serve the site, besides security-headers.ts. plugins/host writes it down for them. */

/** For content/redirects.yaml: permanent, and documented by both Cloudflare and Netlify. */
export const movedPageStatus = 301;

/** Types that a host may guess wrong, by file extension. */
export const uncommonTypes = {
  ico: "image/x-icon",
  // iPhones then open the contact directly, ready to be added; other browsers download it.
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
};

/** File names in this folder contain a content hash, so these files never change. */
export const hashedFolder = "/assets/";

export const cacheForever = "public, max-age=31536000, immutable";
