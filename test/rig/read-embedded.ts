import { resolve } from "node:path";
import { readCluster, USER } from "../../server/postgres/cluster.ts";
import { formatUrl } from "../../server/postgres/local-socket.ts";
import { findPostmaster } from "../../server/postgres/postmaster.ts";
import { chooseUser, findReachableFolder } from "../../server/postgres/run-as.ts";

/** The URL of the embedded server that runs on the folder now; undefined if none is ready. */
export async function readEmbedded(folder: string): Promise<string | undefined> {
  const cluster = await readCluster(await findReachableFolder(resolve(folder), await chooseUser()));
  const running = cluster && (await findPostmaster(cluster.dataFolder));
  return cluster && running?.ready ? formatUrl(USER, cluster.password, running) : undefined;
}
