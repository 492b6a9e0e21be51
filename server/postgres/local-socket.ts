import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The shortest limit of all systems (104 with the end mark), less the name of the socket. */
const MAX_FOLDER_BYTES = 103 - "/.s.PGSQL.65535".length;

/**
 * The folder of the server's Unix socket: beside its data, where no other user may enter. Undefined if the path is too long,
 * or if PostgreSQL would read it as several paths. A Unix socket costs both sides less than TCP.
 */
export function getSocketFolder(dataFolder: string): string | undefined {
  const folder = dirname(dataFolder);
  const isUsable = process.platform !== "win32" && !/[,"\s]/.test(folder);
  return isUsable && Buffer.byteLength(folder) <= MAX_FOLDER_BYTES ? folder : undefined;
}

/**
 * A server that was killed leaves its socket and a lock file with its pid, and the next one does not start while any process
 * has that pid. To be called when no server runs on the data.
 */
export async function removeStaleSockets(folder: string): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => name.startsWith(".s.PGSQL."));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}

/** The connection URL of an embedded server. */
export function formatUrl(
  user: string,
  password: string,
  { port, socketFolder }: { readonly port: number; readonly socketFolder: string | undefined },
): string {
  const address = `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
  return socketFolder === undefined ? address : `${address}?host=${encodeURIComponent(socketFolder)}`;
}
