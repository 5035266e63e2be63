import type { Server } from "node:http";

/**
 * Listens on PORT and HOST, by default on all interfaces. On SIGTERM and SIGINT, stops accepting
 * connections, finishes open requests, and exits with code 0.
 * @param grace how long open requests may take then, in milliseconds
 * @param what it is that listens, for the message; without a message if empty
 */
export function listenOn(server: Server, grace = 10_000, what = "The site is"): void {
  const { HOST: host, PORT = "0", npm_lifecycle_event: script = "start" } = process.env;
  const port = Number(PORT);
  const fail = (problem: string) => {
    console.error(problem);
    process.exit(1);
  };
  if (!/^\d+$/.test(PORT) || port > 65535) {
    fail(`PORT is “${PORT}”. It must be a number from 0 to 65535.`);
  }
  server.on("error", ({ code, message }: NodeJS.ErrnoException) =>
    fail(
      code === "EADDRINUSE"
        ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm run ${script}`
        : `The server cannot start: ${message}`,
    ),
  );
  server.listen({ port, host }, () => {
    const address = server.address();
    const actual = typeof address === "object" && address !== null ? address.port : port;
    const name = host?.includes(":") ? `[${host}]` : host || "localhost";
    if (what) console.log(`${what} at http://${name}:${actual} (Ctrl+C to stop).`);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      // Answer requests on kept-alive connections once more, then close them.
      server.prependListener("request", (_request, response) => {
        response.setHeader("Connection", "close");
      });
      server.close(() => process.exit(0));
      setTimeout(() => process.exit(0), grace).unref();
    });
  }
}
