import type { Server } from "node:http";

/**
 * Listens on PORT and HOST, by default on all interfaces. On SIGTERM and SIGINT, stops accepting
 * connections, finishes open requests, and exits with code 0.
 * @param grace how long open requests may take then, in milliseconds
 * @param what it is that listens, for the message
 */
export function listenOn(server: Server, grace = 10_000, what = "The site is"): void {
  const { HOST: host, PORT = 0 } = process.env;
  const port = Number(PORT);
  server.on("error", ({ message }) => {
    console.error(`The server cannot start: ${message}`);
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
