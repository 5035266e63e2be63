import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * Makes a server that can be told to end: it takes nothing new, sends what is under way to the last
 * byte, and hangs up. Node's own `close()` hangs up once an answer is written, though it may not have
 * been sent yet.
 * @returns ends it; `done` is called when the last connection is gone
 */
export function endGracefully(server: Server): (done: () => void) => void {
  const underWay = new Map<Socket, number>();
  let isEnding = false;
  server.on("connection", (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once("close", () => underWay.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, left);
      if (isEnding && left === 0) socket.end();
    });
  });
  return (done) => {
    isEnding = true;
    // The close of any server: it waits for connections and ends none.
    NetServer.prototype.close.call(server, done);
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
  };
}
