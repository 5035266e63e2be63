import { notFoundPath } from "../../app/policies/canonical-path.ts";
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
import { securityHeaders } from "../../app/policies/security-headers.ts";
import { siteOrigin } from "../../app/policies/site-origin.ts";
import { htmlFile } from "../../server/outputs.ts";
import type { SiteFiles } from "../../server/site-files.ts";

/** Caddy responds with 500 if the operating system rejects a file name. None of ours match. */
const refusedNames = "[^ -~]|[^/]{250}|^.{1000}";

/**
 * A Caddyfile for the site (https://caddyserver.com/docs/caddyfile). Caddy gets certificates for the
 * origin and redirects HTTP to HTTPS by itself. The environment may set SITE_ADDRESS, such as
 * `:8080`, SITE_ROOT, the published folder, and CADDY_ADMIN, where Caddy accepts a reload.
 */
export function caddyfile({ pages, styleHashes }: SiteFiles, origin = siteOrigin()): string {
  const lines = (depth: number, list: string[]) => list.join(`\n${"\t".repeat(depth)}`);
  const pageLines = Array.from(
    pages,
    (pathname) => `"~(?i)${spellings(pathname)}" ${pathname} /${htmlFile(pathname)}`,
  );
  const typeLines = Object.entries(contentTypes).map(
    ([ending, type]) => String.raw`"~\.${ending}$" "${type}"`,
  );
  const security = Object.entries(securityHeaders({ styleHashes })).map(
    ([name, value]) => `${name} "${value}"`,
  );
  return `# Written by the build: change app/policies or tools/hosts/caddyfile.ts.
{
	admin {$CADDY_ADMIN:localhost:2019}
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			idle 1m
		}
	}
}

(every_answer) {
	header -Server
	header {
		${lines(2, security)}
		Cross-Origin-Resource-Policy same-origin
		Cache-Control ${cacheNever}
	}
	header {
		Vary Accept-Encoding
		defer
	}
}

(send_file) {
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS:${origin}} {
	root * {$SITE_ROOT:/srv/clinic/current/site}

	# Every spelling of a page: its address and its file.
	map {path} {page} {page_file} {
		${lines(2, pageLines)}
		default "" {path}
	}
	map {query} {and_query} {
		"" ""
		default "?{query}"
	}
	map {page_file} {type} {
		${lines(2, typeLines)}
		default ""
	}

	route {
		import every_answer

		@writing not method ${allowedMethods.join(" ")}
		header @writing Allow "${allowedMethods.join(", ")}"
		respond @writing 405

		@other_spelling expression \`{page} != "" && {page} != {path}\`
		redir @other_spelling {page}{and_query} ${redirectStatus}

		@hidden path_regexp "(?i)${hiddenFiles}|${refusedNames}"
		error @hidden 404

		@for_others path ${filesForOthers.join(" ")}
		header @for_others Cross-Origin-Resource-Policy cross-origin
		@hashed path ${hashedFiles}
		header @hashed Cache-Control "${cacheForever}"
		header Content-Type {type}
		@page expression \`{page} != ""\`
		rewrite @page {page_file}
		import send_file
	}

	handle_errors {
		import every_answer
		header Content-Type "${contentTypes.html}"
		@missing expression \`{http.error.status_code} == 404\`
		rewrite @missing /${htmlFile(notFoundPath)}
		handle @missing {
			import send_file
		}
	}
}
`;
}
