import {
  allowedMethods,
  cacheForever,
  cacheNever,
  contentTypes,
  filesForOthers,
  hashedFiles,
  hiddenFiles,
  redirectStatus,
  spellings,
} from "../../app/policies/http-policy.ts";
import {
  contentSecurityPolicy,
  fixedSecurityHeaders,
} from "../../app/policies/security-headers.ts";
import type { SiteFiles } from "../../server/site-files.ts";

/** What is different from one machine to another, as it stands in the file. */
export const nginxListen = "listen 8080;";
export const nginxRoot = "root /srv/site;";

/**
 * A site for nginx (https://nginx.org/en/docs/), to be included inside `http { … }`: on Debian, a file
 * in /etc/nginx/conf.d.
 */
export function nginxConf({ pages, notFound }: SiteFiles): string {
  const indent = (lines: readonly string[], depth: number) =>
    lines.map((line) => `${"  ".repeat(depth)}${line}\n`).join("");
  const map = (source: string, name: string, fallback: string, lines: readonly string[]) =>
    `map ${source} $${name} {\n${indent([`default ${fallback};`, ...lines], 1)}}\n`;
  const pattern = (like: string) =>
    `"~^${like.replaceAll(".", String.raw`\.`).replace(/\*$/, "")}${like.endsWith("*") ? "" : "$"}"`;
  const headers = {
    ...Object.fromEntries(
      Object.entries(fixedSecurityHeaders).map(([name, value]) => [name, `"${value}"`]),
    ),
    "Content-Security-Policy": "$content_security_policy",
    "Cross-Origin-Resource-Policy": "$resource_policy",
    "Cache-Control": "$cache_control",
    // Where it is empty, nginx sends none.
    Allow: "$allow",
  };
  return `# Written by the build: change app/policies or tools/hosts/nginx-conf.ts.

# Room for many pages, and for long addresses.
map_hash_max_size 16384;
map_hash_bucket_size 512;

# Every spelling of a page leads to its address.
${map(
  "$uri",
  "page",
  '""',
  Array.from(pages.keys(), (address) => `"~*${spellings(address)}" ${address};`),
)}
${map(
  "$page",
  "file",
  "$uri",
  Array.from(pages, ([address, { file }]) => `${address} ${file};`),
)}
# Which inline styles a page may have.
${map(
  "$page",
  "content_security_policy",
  `"${contentSecurityPolicy(notFound.styleHashes)}"`,
  Array.from(
    pages,
    ([address, { styleHashes }]) => `${address} "${contentSecurityPolicy(styleHashes)}";`,
  ),
)}
${map(
  "$uri",
  "resource_policy",
  "same-origin",
  filesForOthers.map((like) => `${pattern(like)} cross-origin;`),
)}
# What is not there may be there tomorrow.
${map('"$status $uri"', "cache_control", cacheNever, [
  `"~^(?:200|206|304) ${hashedFiles.replace(/\*$/, "")}" "${cacheForever}";`,
])}
${map("$status", "allow", '""', [`405 "${allowedMethods.join(", ")}";`])}
server {
  ${nginxListen}
  ${nginxRoot}
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;

  # The files have been compressed at build.
  gzip_static on;
  gzip_vary on;
  # With the module for brotli (on Debian 13: libnginx-mod-http-brotli-static):
  # brotli_static on;

  types {
${indent(
  Object.entries(contentTypes).map(([ending, type]) => `"${type}" ${ending};`),
  2,
)}  }

${indent(
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${value} always;`),
  1,
)}
  if ($request_method !~ "^(?:${allowedMethods.join("|")})$") {
    return 405 "";
  }
  set $other_spelling $page;
  if ($page = $uri) {
    set $other_spelling "";
  }
  if ($other_spelling) {
    return ${redirectStatus} $page$is_args$args;
  }

  error_page 404 ${notFound.file};
  location = ${notFound.file} {
    internal;
  }
  location ~* "${hiddenFiles}" {
    return 404;
  }
  location / {
    try_files $file =404;
  }
}
`;
}
