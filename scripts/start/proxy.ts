import { type IncomingMessage, request, type ServerResponse } from "node:http";

/** Hands a request on as it is, streaming both ways. */
export function proxy(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const outgoing = request(`${target}${incoming.url ?? "/"}`, { method: incoming.method, headers: incoming.headers });
  outgoing.on("response", (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
    response.on("error", () => answer.destroy());
  });
  outgoing.on("error", () => {
    // The mock is being started again, or this very request ended it.
    if (answer.headersSent) answer.destroy();
    else unavailable(answer);
  });
  answer.on("close", () => outgoing.destroy());
  incoming.on("error", () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function unavailable(answer: ServerResponse): void {
  answer.writeHead(503, { "content-type": "application/json", "retry-after": "1" });
  answer.end(`${JSON.stringify({ message: "the mock server is not there just now; try again in a second" })}\n`);
}
