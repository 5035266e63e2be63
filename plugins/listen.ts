import type { Server } from "node:net";

/** Ends the process with words for whoever started it, and no stack. */
export function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** PORT, or the usual one. Ends the process if it is no port. */
export function readPort(usual: number): number {
  const { PORT = String(usual) } = process.env;
  if (/^\d+$/.test(PORT) && Number(PORT) <= 65535) return Number(PORT);
  return endWith(`PORT is “${PORT}”. It must be a number from 0 to 65535.`);
}

/** Ends the process if a server cannot listen on its port. */
export function explainErrors(server: Pick<Server, "on">, port: number): void {
  const [script] = (process.env.npm_lifecycle_event ?? "start").split(":");
  server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    const advice = `Choose another: PORT=${port + 1} npm run ${script}`;
    endWith(code === "EADDRINUSE" ? `Port ${port} is in use. ${advice}` : message);
  });
}
