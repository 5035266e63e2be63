import { createHash } from "node:crypto";

/** Eight characters that differ if any of the parts does. */
export function shortHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}
