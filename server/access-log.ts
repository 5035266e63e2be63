import type { Server } from "node:http";

/**
 * Writes one line of JSON for each answer to the standard output: when, what was asked for, what came
 * of it, how long it took. Nothing about who asked: no address, no query, no name of a browser.
 */
export function logAccess(server: Server): void {
  server.on("request", (request, response) => {
    const start = performance.now();
    response.once("close", () => {
      const line = {
        time: new Date().toISOString(),
        method: request.method,
        path: request.url?.replace(/\?.*$/s, ""),
        status: response.statusCode,
        // Whether the client got all of it.
        complete: response.writableFinished,
        milliseconds: Number((performance.now() - start).toFixed(1)),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    });
  });
}
