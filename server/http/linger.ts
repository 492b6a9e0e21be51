import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a caller may go on sending a body that was refused before its connection is closed. */
const LINGER_MS = 5000;

/** For a request that is answered before all of it came: Node throws the rest away for as long as its sender cares to send it. */
export function lingerAfter(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, LINGER_MS).unref();
  });
}
