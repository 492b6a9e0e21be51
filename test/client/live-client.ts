import { createGateway, type Gateway, type GatewayOptions } from "../../client/index.ts";
import type { FreshDatabase } from "../rig/fresh-database.ts";
import { countOf, makeAccount, PASSWORD } from "../rig/live-gateway.ts";

/** An account with limits that no test reaches. */
export const makePartner = (fresh: FreshDatabase, id = "acme"): Promise<void> =>
  makeAccount(fresh, id, {
    limits: { sendPerSecond: 10_000, pollingPerSecond: 1000, uploadPerSecond: 1000, tokenPerMinute: 10_000 },
  });

/** Short waits for tests. */
const QUICK = { firstWaitMs: 5, longestWaitMs: 20 };

/** A client with short waits. */
export const newClient = (baseUrl: string, options: Partial<GatewayOptions> = {}): Gateway =>
  createGateway({ baseUrl, clientId: "acme", password: PASSWORD, retry: QUICK, ...options });

export const sms = { from: "0212345678", to: "01012345678", text: "Hello" };

/** The number of accepted messages with a reference. */
export const countMessages = (fresh: FreshDatabase, ref: string): Promise<number> =>
  countOf(fresh, "messages", `content::json->>'ref' = '${ref}'`);
