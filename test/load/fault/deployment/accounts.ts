import { randomBytes } from "node:crypto";
import { defaultSettings } from "../../../../server/accounts/account-settings.ts";
import { OptOutRegistry } from "../../../../server/accounts/opt-out-registry.ts";
import type { FallbackCap, Quota } from "../../../../server/domain/model.ts";
import { ALL_SENDERS } from "../../../../server/domain/opt-out.ts";
import { createAccount } from "../../../../server/store/accounts.ts";
import { openDatabase } from "../../../../server/store/connections.ts";
import { ensureCells } from "../../../../server/store/create-cell.ts";
import { migrate } from "../../../../server/store/migrate.ts";
import { ensurePartitions } from "../../../../server/store/partitions.ts";
import { addRegistryEntries } from "../../../../server/store/registry.ts";
import { cellCount, databaseBackend } from "../../../rig/test-cells.ts";
import { OPTED_OUT_NUMBER } from "../history/history.ts";
import type { FaultDatabase } from "./fault-database.ts";

/** Accounts that poll their reports, one that gets them posted, and one that reads the stream. */
export const POLLING = ["poll-one", "poll-two"] as const;
export const POSTED = ["hook"] as const;
export const STREAMED = ["stream"] as const;

const NO_LIMIT = 100_000;
/** Far above what is sent: it is counted, and nothing is refused. */
const QUOTAS: readonly Quota[] = [
  { period: "day", unit: "messages", limit: NO_LIMIT },
  { period: "month", unit: "parts", limit: NO_LIMIT, channel: "sms" },
];
const FALLBACK_CAPS: readonly FallbackCap[] = [{ from: "rcs", to: "sms", percent: 100 }];

/** None is in sandbox: messages go to carriers. */
export async function makeAccounts(databaseUrl: string, webhookUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 2 });
  try {
    await migrate(database);
    await ensureCells(database, cellCount, databaseBackend);
    await ensurePartitions(database, Date.now());
    const { webhookUrl: _, webhookSecret: __, ...settings } = defaultSettings;
    const limits = { ...settings.limits, sendPerSecond: NO_LIMIT, pollingPerSecond: NO_LIMIT };
    const counted = { quotas: QUOTAS, fallbackCaps: FALLBACK_CAPS };
    const optOuts = new OptOutRegistry(database);
    for (const id of [...POLLING, ...POSTED, ...STREAMED]) {
      const isPosted = POSTED.some((posted) => posted === id);
      await createAccount(database.pool, {
        account: { epoch: 0, ...settings, limits, ...counted, reportMode: isPosted ? "webhook" : "polling", id },
        // Tokens are made without it.
        passwordHash: "none",
        webhookUrl: isPosted ? webhookUrl : undefined,
        webhookSecrets: isPosted ? [`whsec_${randomBytes(24).toString("base64")}`] : [],
        createdAtMs: Date.now(),
      });
      await addRegistryEntries(database.pool, id, { senderNumbers: ["0212345678"], brands: [{ brandKey: "BR.key" }] });
      await optOuts.add(id, [{ number: OPTED_OUT_NUMBER, sender: ALL_SENDERS }], { addedMs: Date.now(), by: id });
    }
  } finally {
    await database.close();
  }
}

const MINUTE_MS = 60_000;
const NOON = 12;

/** From now on an account holds its advertising until the next minute begins. */
export async function holdAdvertising(server: FaultDatabase): Promise<void> {
  const opens = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS);
  // Where the clock shows noon now: hours of advertising are those of the day.
  const ahead = ((NOON - opens.getUTCHours() + 36) % 24) - 12;
  const timeZone = ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  const minute = String(opens.getUTCMinutes()).padStart(2, "0");
  await server.query(
    `UPDATE gateway.accounts SET hold_advertising = true, advertising_hours = '${NOON}:${minute}-20:00', time_zone = '${timeZone}'
     WHERE account_id = '${POLLING[1]}'`,
  );
}
