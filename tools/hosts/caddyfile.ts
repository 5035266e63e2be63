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
import type { SiteFiles } from "../../server/site-files.ts";
import { htmlFile } from "../outputs.ts";

/** Caddy answers with 500 where the system refuses a name. No name of ours is like this. */
const refusedNames = "[^ -~]|[^/]{250}|^.{1000}";

/**
 * The configuration of a Caddy that serves the site (https://caddyserver.com/docs/caddyfile). It asks
 * the environment for SITE_ADDRESS, a domain or `:8080`, and SITE_ROOT, the published folder. With a
 * domain, Caddy fetches certificates and leads http to https by itself.
 */
export function caddyfile({ pages, styleHashes }: SiteFiles): string {
  const lines = (depth: number, list: string[]) => list.join(`\n${"\t".repeat(depth)}`);
  const pageLines = Array.from(
    pages,
    (address) => `"~(?i)${spellings(address)}" ${address} /${htmlFile(address)}`,
  );
  const typeLines = Object.entries(contentTypes).map(
    ([ending, type]) => String.raw`"~\.${ending}$" "${type}"`,
  );
  const security = Object.entries(securityHeaders({ styleHashes })).map(
    ([name, value]) => `${name} "${value}"`,
  );
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

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}

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
