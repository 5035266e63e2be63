import { createHash } from "node:crypto";

/** The first eight characters of a hash over all parts. */
export function shortHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}
