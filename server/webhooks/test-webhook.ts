import { webhookSender } from "../../generated/webhooks.ts";
import type { ZonedClock } from "../domain/time.ts";
import { RECEIVER_TIMEOUT_MS } from "../domain/timings.ts";
import type { StoredAccount } from "../store/accounts.ts";
import type { StoredReport } from "../store/reports.ts";
import { postTestAlert } from "./post-alerts.ts";
import { type Outcome, postReport, webhookReport } from "./post-report.ts";
import { findAddress } from "./receiver.ts";
import { nameResolver } from "./resolve-name.ts";
import { webhookTransport } from "./transport.ts";
import { allowedAddresses } from "./webhook-url.ts";

export interface WebhookTestOptions {
  readonly accounts: { findStored(accountId: string): Promise<StoredAccount | undefined> };
  readonly clock: ZonedClock;
  /** Networks such as `10.0.0.0/8` that webhooks may reach although they are not public. */
  readonly allowedNetworks: readonly string[];
}

export interface WebhookTests {
  /** Whether the account has an address and a secret. */
  isSet(accountId: string): Promise<boolean>;
  /** Posts one test report. Undefined: the account has no address or no secret. */
  test(accountId: string, msgKey: string, nowMs: number): Promise<Outcome | undefined>;
  /** Posts one test alert. Undefined: the account has no alert address or no secret. */
  testAlert(accountId: string, nowMs: number): Promise<Outcome | undefined>;
  close(): void;
}

/** Receivers tell a test by it. */
const REF = "webhook-test";

/** Posts test reports to the receivers of accounts, by the same way as real ones. */
export function webhookTests({ accounts, clock, allowedNetworks }: WebhookTestOptions): WebhookTests {
  const transport = webhookTransport({
    allows: allowedAddresses(allowedNetworks),
    resolve: nameResolver(),
    timeoutMs: RECEIVER_TIMEOUT_MS,
  });
  const sender = webhookSender(transport.post);
  const findReceiver = async (accountId: string) => {
    const stored = await accounts.findStored(accountId);
    const receiver = stored && findAddress(stored);
    return stored === undefined || receiver === undefined || "missing" in receiver
      ? undefined
      : { receiver, account: stored.account };
  };
  return {
    isSet: async (accountId) => (await findReceiver(accountId)) !== undefined,
    async test(accountId, msgKey, nowMs) {
      const found = await findReceiver(accountId);
      if (found === undefined) return undefined;
      const report = webhookReport(testReport(msgKey, nowMs), found.account, clock);
      return postReport(sender, found.receiver, report, nowMs);
    },
    async testAlert(accountId, nowMs) {
      const stored = await accounts.findStored(accountId);
      return stored && postTestAlert(sender, stored, { clock, nowMs });
    },
    close: transport.close,
  };
}

const testReport = (msgKey: string, nowMs: number): StoredReport => ({
  msgKey,
  serviceType: "SMS",
  msgType: "SM",
  sendTimeMs: nowMs,
  reportTimeMs: nowMs,
  reportType: "0",
  reportCode: "10000",
  reportText: "Delivered",
  ref: REF,
});
