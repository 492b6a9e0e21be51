import { createGateway, type Gateway, type GatewayOptions } from "../../client/index.ts";
import type { FreshDatabase } from "../e2e/fresh-database.ts";
import { countOf, makeAccount, PASSWORD } from "../e2e/live-gateway.ts";

/** An account whose limits do not get into a test's way. */
export const makePartner = (fresh: FreshDatabase, id = "acme"): Promise<void> =>
  makeAccount(fresh, id, { limits: { sendPerSecond: 10_000, pollingPerSecond: 1000, tokenPerMinute: 10_000 } });

/** Waits that a test can afford. */
const QUICK = { firstWaitMs: 5, longestWaitMs: 20 };

/** The client as a partner makes it, with short waits. */
export const clientOf = (baseUrl: string, options: Partial<GatewayOptions> = {}): Gateway =>
  createGateway({ baseUrl, clientId: "acme", password: PASSWORD, retry: QUICK, ...options });

export const sms = { from: "0212345678", to: "01012345678", text: "Hello" };

/** How many messages were accepted under a reference. */
export const messagesOf = (fresh: FreshDatabase, ref: string): Promise<number> =>
  countOf(fresh, "gateway.messages", `content::json->>'ref' = '${ref}'`);
