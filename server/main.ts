import { outputs } from "../vite.config.ts";
import { createSiteServer } from "./site-server.ts";

/* Serves the built site. PORT chooses the port, 4173 where it is not set. */

const port = Number(process.env["PORT"] ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is “${process.env["PORT"]}”. It must be a number from 0 to 65535.`);
  process.exit(1);
}

const server = createSiteServer(outputs.site);
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`
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
  process.once(signal, () => server.close(() => process.exit(0)));
}
