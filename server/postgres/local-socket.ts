import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What the shortest system allows (104 with an end mark), less the socket's own name. */
const LONGEST_FOLDER = 103 - "/.s.PGSQL.65535".length;

/**
 * Where a server of ours has its local socket: beside its data, where nobody else may enter. Undefined where there can be
 * none, because the path is too long, or would be taken for several. A socket of the machine costs both sides less than TCP.
 */
export function socketFolderOf(dataFolder: string): string | undefined {
  const folder = dirname(dataFolder);
  const isUsable = process.platform !== "win32" && !/[,"\s]/.test(folder);
  return isUsable && Buffer.byteLength(folder) <= LONGEST_FOLDER ? folder : undefined;
}

/**
 * A server that was killed leaves its socket behind, with a note of its pid: the next one would not start while that pid
 * is anybody's. To be called when no server runs on the data.
 */
export async function removeStaleSockets(folder: string): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => name.startsWith(".s.PGSQL."));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}

/** The address of a server of ours on this machine. */
export function addressOf(
  user: string,
  password: string,
  { port, socketFolder }: { readonly port: number; readonly socketFolder: string | undefined },
): string {
  const address = `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
  return socketFolder === undefined ? address : `${address}?host=${encodeURIComponent(socketFolder)}`;
}
