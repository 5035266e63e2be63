import type { Server } from "node:http";

/**
 * Listens, and says where; PORT overrides the port. Where it cannot, one line says why and what to
 * do, and the process ends with code 1.
 * @param command how the person at the terminal starts this, for the advice
 */
export function listenOn(server: Server, defaultPort: number, command: string): void {
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
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      process.exit(0);
    });
  }
}
