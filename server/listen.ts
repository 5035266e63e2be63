import type { Server } from "node:http";
import { endGracefully } from "./end-gracefully.ts";

/**
 * Listens, and says where; PORT overrides the port. Where it cannot, one line says why and what to
 * do, and the process ends with code 1. On SIGTERM and SIGINT it takes nothing new, finishes what is
 * under way, and ends with code 0.
 * @param command how the person at the terminal starts this, for the advice
 * @param grace how long requests may take that are under way when it is told to end, in milliseconds
 */
export function listenOn(
  server: Server,
  defaultPort: number,
  command: string,
  grace = 10_000,
): void {
  const port = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT is “${process.env.PORT}”. It must be a number from 0 to 65535.`);
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
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === "object" && address !== null ? address.port : port;
    console.log(`The site is at http://localhost:${actual} (Ctrl+C ends it).`);
  });
  const end = endGracefully(server);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      end(() => process.exit(0));
      setTimeout(() => process.exit(0), grace).unref();
    });
  }
}
