import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Receipt } from "../../../server/carriers/carrier.ts";
import { FakeProvider, toReceiptTexts } from "./fake-provider.ts";
import { ProviderServer } from "./provider-server.ts";
import type { FromProvider } from "./receipt-texts.ts";

/** Longer than a gateway should ever need. */
const ANSWER_MS = 15_000;

export interface OpenOptions {
  readonly secret: string;
  /** Where receipts are posted; asked for every batch. */
  readonly callback: () => string;
  readonly isRecorded: boolean;
  readonly actsAs?: ((to: string) => string) | undefined;
}

/** A provider that signs and verifies with a library that is not ours. It listens when it is told to. */
export function openProvider(options: OpenOptions, tell: (words: FromProvider) => void): ProviderServer {
  const { secret, callback, isRecorded, actsAs } = options;
  const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  const postReceipts = async (receipts: readonly Receipt[]): Promise<void> => {
    const written = receipts.map(({ of, ending }) => {
      const { code: reportCode, ...rest } = toReceiptTexts(ending);
      return { ...of, reportCode, ...rest, reportedAt: new Date().toISOString() };
    });
    await postSigned(webhook, callback(), { receipts: written });
    tell({ kind: "acknowledged", receipts: receipts.length });
  };
  const provider = new FakeProvider(postReceipts, (faults) => tell({ kind: "invalid", faults }), actsAs);
  return new ProviderServer(provider, webhook, tell, isRecorded);
}

/** Posts receipts as the contract wants them signed. Rejects where the gateway has not said that it has them. */
export async function postSigned(webhook: Webhook, url: string, json: object): Promise<void> {
  const body = JSON.stringify(json);
  const id = randomUUID();
  const now = new Date();
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, now, body),
    },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`The gateway answered ${answer.status}`);
}
