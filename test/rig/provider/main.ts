import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Receipt } from "../../../server/carriers/carrier.ts";
import { FakeProvider, toReceiptTexts } from "./fake-provider.ts";
import { ProviderServer } from "./provider-server.ts";
import type { FromProvider, ToProvider } from "./receipt-texts.ts";

// A message provider as a process of its own. It signs and verifies with a library that is not ours, and hears from its
// parent alone what to do; without the parent it ends.

const { PROVIDER_SECRET: secret = "", PROVIDER_CALLBACK: callback = "", PROVIDER_PORT: port = "0" } = process.env;
const isRecorded = process.env.PROVIDER_RECORD === "on";
/** Longer than a gateway should ever need. */
const ANSWER_MS = 15_000;
const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });

const tell = (words: FromProvider): void => void process.send?.(words);

const provider = new FakeProvider(postReceipts, (faults) => tell({ kind: "invalid", faults }));
const server = new ProviderServer(provider, webhook, tell, isRecorded);

process.on("disconnect", () => process.exit(0));
process.on("message", (words: ToProvider) => void server.obey(words));
tell({ kind: "listening", port: await server.listen(Number(port)) });

async function postReceipts(receipts: readonly Receipt[]): Promise<void> {
  const body = JSON.stringify({
    receipts: receipts.map(({ of, ending }) => {
      const { code: reportCode, ...rest } = toReceiptTexts(ending);
      return { ...of, reportCode, ...rest, reportedAt: new Date().toISOString() };
    }),
  });
  const id = randomUUID();
  const now = new Date();
  const answer = await fetch(callback, {
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
  tell({ kind: "acknowledged", receipts: receipts.length });
}
