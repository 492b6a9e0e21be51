import { randomBytes } from "node:crypto";
import { startReceiver, verifying } from "../../../rig/webhook-receiver.ts";

export interface WebhookReceiver {
  readonly url: string;
  readonly secret: string;
  /** Told of every report; what it throws is kept. */
  onReport: (report: unknown) => void;
  /** What was wrong with what came. */
  readonly complaints: readonly string[];
  stop(): Promise<void>;
}

/** Takes the reports of the account that has them posted, as a partner would: the signature first. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${randomBytes(24).toString("base64")}`;
  const complaints: string[] = [];
  const told = { onReport: (_: unknown): void => {} };
  const answer = verifying(
    secret,
    (report) => told.onReport(report),
    (why) => complaints.push(why),
  );
  const { url, close } = await startReceiver(answer);
  return Object.assign(told, { url, secret, complaints, stop: close });
}
