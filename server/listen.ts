import type { Server } from "node:http";

/**
 * Listens on PORT and HOST, by default on all interfaces. On failure, prints one line with the
 * reason and the fix, and exits with code 1. On SIGTERM and SIGINT, stops accepting connections,
 * finishes open requests, and exits with code 0.
 * @param command how the user started this, for the message
 * @param what it is that listens, for the message
 * @param grace how long open requests may take then, in milliseconds
 */
export function listenOn(
  server: Server,
  defaultPort: number,
  command: string,
  grace = 10_000,
  what = "The site is",
): void {
  const { HOST: host, PORT = String(defaultPort) } = process.env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535) {
    console.error(`PORT is “${PORT}”. It must be a number from 0 to 65535.`);
    process.exit(1);
  }
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Choose another: PORT=${port + 1} ${command}`
        : `The server cannot start: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    const actual = typeof address === "object" && address !== null ? address.port : port;
    const name = host?.includes(":") ? `[${host}]` : host || "localhost";
    console.log(`${what} at http://${name}:${actual} (Ctrl+C to stop).`);
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
