/** The only markup policy that src/policies/security-headers.ts allows. Rejects scripts. */
const policy = globalThis.trustedTypes?.createPolicy("drawings", {
  createHTML: (markup) => (/<script/i.test(markup) ? "" : markup),
});

const trusted: Record<string, string> = {};

/**
 * Markup as TrustedHTML, or as a string if the browser lacks Trusted Types. Cached, so that React
 * sees the same value and does not update it.
 */
export function trustMarkup(markup: string): string {
  trusted[markup] ??= policy ? policy.createHTML(markup) : markup;
  return trusted[markup];
}
