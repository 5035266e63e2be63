import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";

/** One request as it is written: the path is not tidied, no redirect is followed, nothing is unpacked. */
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
