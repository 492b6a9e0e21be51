import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { MainProcess } from "./main-process.ts";

/** Starts gateways that share a data folder. They are killed, and the folder is removed, when the file's tests have ended. */
export function useGateways() {
  // Below the project: as root the database runs as another user, who must be able to get there.
  const dataFolder = resolve(`.data/test/lifecycle-${randomBytes(4).toString("hex")}`);
  const started: MainProcess[] = [];
  beforeAll(() => mkdir(dataFolder, { recursive: true }));
  afterAll(async () => {
    await Promise.all(started.map((gateway) => gateway.end("SIGKILL")));
    await rm(dataFolder, { recursive: true, force: true });
  });
  return {
    dataFolder,
    launch: (environment: Record<string, string>, command?: readonly string[]): MainProcess => {
      const gateway = new MainProcess({ DATA_FOLDER: dataFolder, ...environment }, undefined, command);
      started.push(gateway);
      return gateway;
    },
  };
}
