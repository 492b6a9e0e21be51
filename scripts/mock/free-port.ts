import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A free port that the operating system chooses. */
export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Whether a process already listens on the port. */
export function isPortInUse(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(true));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
