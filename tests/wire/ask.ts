import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";

/** Sends one raw request: no path normalization, redirects or decompression. */
export async function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders } = {},
) {
  const asked = request({ host: "localhost", port, path, agent: false, ...options }).end();
  const [response]: IncomingMessage[] = await once(asked, "response");
  if (response === undefined) throw new Error(`No answer for ${path}`);
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}
