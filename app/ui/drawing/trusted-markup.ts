/** The one policy for markup that app/policies/security-headers.ts allows: a drawing holds no script. */
const policy = globalThis.trustedTypes?.createPolicy("drawings", {
  createHTML: (markup) => (/<script/i.test(markup) ? "" : markup),
});

const trusted: Record<string, string> = {};

/**
 * A drawing as browsers take it that want to know where markup comes from (Trusted Types); elsewhere
 * the string itself. The same drawing gives the same value, so that React leaves it alone.
 */
export function trustMarkup(markup: string): string {
  trusted[markup] ??= policy ? policy.createHTML(markup) : markup;
  return trusted[markup];
}
