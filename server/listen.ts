import type { Server } from "node:http";

/**
 * Listens where PORT and HOST say, by default on every interface. Where it cannot, one line says why
 * and what to do, and the process ends with code 1. On SIGTERM and SIGINT it takes nothing new,
 * finishes what is under way, and ends with code 0.
 * @param command how the person at the terminal starts this, for the advice
 * @param grace how long what is under way may take then, in milliseconds
 */
export function listenOn(
  server: Server,
  defaultPort: number,
  command: string,
  grace = 10_000,
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
    console.log(`The site is at http://${name}:${actual} (Ctrl+C ends it).`);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      // A connection that is kept gets the answer that it asked for, and is not kept any longer.
      server.prependListener("request", (_request, response) => {
        response.setHeader("Connection", "close");
      });
      server.close(() => process.exit(0));
      setTimeout(() => process.exit(0), grace).unref();
    });
  }
}
