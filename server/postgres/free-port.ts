import { createServer } from "node:net";

/** The preferred port if it is free, so that a developer's tools find the server again; 0 means any port. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(address !== null && typeof address === "object" ? address.port : undefined));
    });
  });
}
