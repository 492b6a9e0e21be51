import { join } from "node:path";
import { findPort } from "../../rig/find-ports.ts";
import { BenchProcess } from "./machine/processes.ts";
import { dataFolder } from "./report.ts";

export type ContenderName =
  | "koa-echo"
  | "fastify-insert"
  | "fastify-group-commit"
  | "express-openapi-validator"
  | "openapi-backend";

export interface Contender {
  readonly process: BenchProcess;
  readonly port: number;
}

/** A peer of the gateway, in a process of its own. */
export async function startContender(name: ContenderName, databaseUrl = ""): Promise<Contender> {
  const port = await findPort();
  const started = await BenchProcess.start({
    name,
    command: process.execPath,
    args: [join(import.meta.dirname, "contenders", `${name}.ts`)],
    environment: { PORT: String(port), DATABASE_URL: databaseUrl },
    logFile: join(dataFolder, "logs", `${name}.log`),
    readyPort: port,
  });
  return { process: started, port };
}

/** Where the contenders with a database put their messages: the same columns and key as the gateway's, no partitions. */
export const PEER_TABLE = `
  CREATE TABLE peer_messages (
    account_id text COLLATE "C" NOT NULL, msg_key text COLLATE "C" NOT NULL, content text NOT NULL,
    PRIMARY KEY (account_id, msg_key)
  )`;
