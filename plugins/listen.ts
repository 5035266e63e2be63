import type { Server } from "node:net";

/** PORT, or the usual one. Ends the process with a sentence if it is no port. */
export function readPort(usual: number): number {
  const { PORT = String(usual) } = process.env;
  if (/^\d+$/.test(PORT) && Number(PORT) <= 65535) return Number(PORT);
  console.error(`PORT is “${PORT}”. It must be a number from 0 to 65535.`);
  process.exit(1);
}

/** Ends the process with a sentence, not a stack, if a server cannot listen on its port. */
export function explainErrors(server: Pick<Server, "on">, port: number): void {
  const [script] = (process.env.npm_lifecycle_event ?? "start").split(":");
  server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    const advice = `Choose another: PORT=${port + 1} npm run ${script}`;
    console.error(code === "EADDRINUSE" ? `Port ${port} is in use. ${advice}` : message);
    process.exit(1);
  });
}

/**
 * Ends a server that npm started together with npm. On SIGTERM, npm ends only the shell between it
 * and this process.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}
