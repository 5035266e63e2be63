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

/**
 * The configuration of a Caddy that serves the site (https://caddyserver.com/docs/caddyfile). It asks
 * the environment for SITE_ADDRESS, a domain or `:8080`, and SITE_ROOT, the published folder. With a
 * domain, Caddy fetches certificates and leads http to https by itself.
 */
export function caddyfile({ pages, notFound }: SiteFiles): string {
  const policy = (hashes: readonly string[]) => `"${contentSecurityPolicy(hashes)}"`;
  const pageLines = Array.from(
    pages,
    ([address, { file, styleHashes }]) =>
      `"~(?i)${spellings(address)}" ${address} ${file} ${policy(styleHashes)}`,
  );
  const typeLines = Object.entries(contentTypes).map(
    ([ending, type]) => String.raw`"~\.${ending}$" "${type}"`,
  );
  const fixed = Object.entries(fixedSecurityHeaders).map(([name, value]) => `${name} "${value}"`);
  const indent = (lines: readonly string[], depth: number) =>
    lines.map((line) => `${"\t".repeat(depth)}${line}\n`).join("");
  return `# Written by the build: change app/policies or tools/hosts/caddyfile.ts.
{
	admin off
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			idle 1m
		}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}

	# Every spelling of a page: its address, its file, and which inline styles it may have.
	map {path} {page} {page_file} {policy} {
${indent(pageLines, 2)}		default "" {path} ${policy(notFound.styleHashes)}
	}
	map {query} {and_query} {
		"" ""
		default "?{query}"
	}
	map {page_file} {type} {
${indent(typeLines, 2)}		default ""
	}

	route {
		header -Server
		header {
${indent(fixed, 3)}			Content-Security-Policy {policy}
			Cross-Origin-Resource-Policy same-origin
			Cache-Control ${cacheNever}
		}

		@writing not method ${allowedMethods.join(" ")}
		header @writing Allow "${allowedMethods.join(", ")}"
		respond @writing 405

		@other_spelling expression \`{page} != "" && {page} != {path}\`
		redir @other_spelling {page}{and_query} ${redirectStatus}

		@hidden path_regexp (?i)${hiddenFiles}
		error @hidden 404

		@for_others path ${filesForOthers.join(" ")}
		header @for_others Cross-Origin-Resource-Policy cross-origin
		@hashed path ${hashedFiles}
		header @hashed Cache-Control "${cacheForever}"
		header Content-Type {type}
		header {
			Vary Accept-Encoding
			defer
		}
		@page expression \`{page} != ""\`
		rewrite @page {page_file}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header -Server
		header {
${indent(fixed, 3)}			Content-Security-Policy ${policy(notFound.styleHashes)}
			Cross-Origin-Resource-Policy same-origin
			Cache-Control ${cacheNever}
			Content-Type "${contentTypes.html}"
			Vary Accept-Encoding
			defer
		}
		@missing expression \`{http.error.status_code} == 404\`
		rewrite @missing ${notFound.file}
		file_server @missing {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}
