import { hash } from "node:crypto";
import { pagePaths } from "../addresses/paths.ts";
import { type Signature, signaturesFile } from "../clinic/signatures.ts";
import { fieldsOf } from "../content/field-schema.ts";
import type { ContentFolder } from "../content/read.ts";
import type { SignedPage } from "../content/site.ts";
import type { RoutedPage } from "../pages/declare.ts";
import { signsFile } from "../signs/fields.ts";

/** Reads who has signed what, from content that is not validated yet. */
export function readSignedPages(
  { rawFields }: ContentFolder,
  pages: readonly RoutedPage[],
): SignedPage[] {
  const { medical, policies } = rawFields(signaturesFile.path);
  const signatures = [medical, policies].flatMap((list) =>
    Object.values(fieldsOf(list)),
  ) as Signature[];
  const toSign = pages.filter(({ route }) => route.signedBy);
  return toSign.map(({ path, file, route }) => {
    // The table of signs is on the emergency page, so both are signed together.
    const files = path === pagePaths.emergency ? [file, signsFile.path] : [file];
    const signature = signatures.find(({ page }) => page === path);
    const code = codeOf([path, ...files.map(rawFields)]);
    return {
      path,
      files,
      title: `${rawFields(file).title}`,
      code,
      signature,
      hasChanged: signature !== undefined && signature.code !== code,
      isRequired: route.signedBy === "policies" || path === pagePaths.emergency,
    };
  });
}

/**
 * A short code of what a text says: comments, quotes and the order of fields change nothing, and neither do
 * the facts that it names or its open questions. A copy has another address, so it has another code.
 */
function codeOf(text: unknown): string {
  const canonical = JSON.stringify(text, (key, value) => {
    if (key === "decide") return undefined;
    if (typeof value === "string") return value.trim();
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  // Letters alone, because YAML takes 7e1234 for a number; none of i, l and o.
  const hex = hash("sha256", canonical).slice(0, 6);
  return hex.replace(/\d/g, (digit) => "ghjkmnpqrs".charAt(Number(digit)));
}
