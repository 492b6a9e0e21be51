import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { readConfig } from "../../server/config.ts";
import { type Running, start } from "../../server/start.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { cellSettings } from "../rig/cells.ts";
import type { FreshDatabase } from "./fresh-database.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly body: { readonly code?: string; readonly data?: Record<string, string>; readonly errors?: unknown };
}

/** A gateway of the test file's own, on its fresh database. */
export function useGateway(fresh: FreshDatabase) {
  let running: Running | undefined;
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gateway-"));
    const config = readConfig({
      ...cellSettings,
      DATABASE_URL: fresh.url,
      DATA_FOLDER: folder,
      PORT: "0",
      ADMIN_PORT: "0",
      SIMULATOR: "on",
    });
    running = await start(config, { log: createLog("silent") });
  });
  afterAll(async () => {
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const url = (): string => running?.url ?? "";
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${url()}${path}`, init);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString()) : {},
    };
  };
  const token = async (id: string, password: string): Promise<string> => {
    const headers = { "X-SVC-Client-Id": id, "X-SVC-Client-Passwd": password };
    return (await ask("/v1/auth/token", { method: "POST", headers })).body.data?.token ?? "";
  };
  return { url, ask, token, folder: () => folder };
}
