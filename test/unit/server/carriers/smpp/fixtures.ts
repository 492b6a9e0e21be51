import type { Submission } from "../../../../../server/carriers/carrier.ts";
import { readSettings } from "../../../../../server/carriers/smpp/adapter.ts";
import type { SmppSettings } from "../../../../../server/carriers/smpp/smpp-carrier.ts";

export const REQUIRED = { host: "smsc.example.com", systemId: "gateway" } as const;

export const settingsOf = (change: Readonly<Record<string, unknown>> = {}): SmppSettings =>
  readSettings({ ...REQUIRED, ...change }).settings;

export const NOW_MS = Date.UTC(2026, 10, 15);

export function submissionOf(text: string, change: Partial<Submission> = {}): Submission {
  const ref = { accountId: "acme", msgKey: "01KA2B3C4D5E6F7G8H9J0KMNPQ", step: 0 };
  return {
    ref,
    reference: "01KA2B3C4D5E6F7G8H9J0KMNPQ.0.acme",
    channel: "international",
    serviceType: "INTERNATIONAL",
    msgType: "IM",
    payload: { from: "0212345678", text },
    to: "+819012345678",
    files: [],
    sandbox: false,
    templateText: undefined,
    expiresMs: NOW_MS + 86_400_000,
    ...change,
  };
}
