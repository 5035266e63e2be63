import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Listens on PORT and HOST, by default on all interfaces; exits with code 0 on SIGTERM and SIGINT.
 * @param subject what is listening, for the message; empty for no message
 */
export function listenOn(server: Server, subject = "The site is"): void {
  const { HOST: host, PORT = "0", npm_lifecycle_event: script = "start" } = process.env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535) {
    console.error(`PORT is “${PORT}”. It must be a number from 0 to 65535.`);
    process.exit(1);
  }
  server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    const advice = `Choose another: PORT=${port + 1} npm run ${script}`;
    console.error(code === "EADDRINUSE" ? `Port ${port} is in use. ${advice}` : message);
    process.exit(1);
  });
  server.listen({ port, host }, () => {
    const { port } = server.address() as AddressInfo;
    if (subject)
      console.log(`${subject} at http://${host || "localhost"}:${port} (Ctrl+C to stop).`);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
}
