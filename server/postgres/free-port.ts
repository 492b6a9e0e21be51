import { createServer } from "node:net";

/** The wished one if it is free, so that a developer's tools keep finding the server; 0 wishes for any. */
export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? 0;
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
