import type { Edition } from "../../src/site/site.ts";

/**
 * Whom a build is for: with `--mode cdn`, the public, unless the host says that it builds another
 * branch or a pull request.
 * https://docs.netlify.com/build/configure-builds/environment-variables/ (CONTEXT),
 * https://developers.cloudflare.com/workers/ci-cd/builds/configuration/ (WORKERS_CI_BRANCH)
 */
export function editionOf(
  mode: string,
  { CONTEXT = "production", WORKERS_CI_BRANCH = "main" } = process.env,
): Edition {
  if (mode !== "cdn") return "local";
  return CONTEXT === "production" && WORKERS_CI_BRANCH === "main" ? "public" : "preview";
}
