import type { FreshDatabase } from "../rig/fresh-database.ts";
import { useGateway as useLiveGateway } from "../rig/live-gateway.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly body: { readonly code?: string; readonly data?: Record<string, string>; readonly errors?: unknown };
}

/** A gateway of the test file's own, on its fresh database, whose answers are bytes. */
export function useGateway(fresh: FreshDatabase) {
  const live = useLiveGateway(fresh, { ROLE: "api" });
  const url = (): string => live.gateway.url;
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
  return { url, ask, token, folder: () => live.folder };
}
