import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * One request as it is written: the path is not tidied, no redirect is followed, nothing is unpacked.
 */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: "localhost", port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
