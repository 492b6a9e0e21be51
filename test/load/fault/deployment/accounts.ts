import { randomBytes } from "node:crypto";
import { defaultSettings } from "../../../../server/accounts/account-settings.ts";
import { createAccount } from "../../../../server/store/accounts.ts";
import { ensureCells } from "../../../../server/store/create-cell.ts";
import { openDatabase } from "../../../../server/store/database.ts";
import { migrate } from "../../../../server/store/migrate.ts";
import { ensurePartitions } from "../../../../server/store/partitions.ts";
import { addRegistryEntries } from "../../../../server/store/registry.ts";
import { cellCount, databaseBackend } from "../../../rig/test-cells.ts";

/** Accounts that poll their reports, one that gets them posted, and one that reads the stream. */
export const POLLING = ["poll-one", "poll-two"] as const;
export const POSTED = ["hook"] as const;
export const STREAMED = ["stream"] as const;

const NO_LIMIT = 100_000;

/** None is in sandbox: messages go to carriers. */
export async function makeAccounts(databaseUrl: string, webhookUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 2 });
  try {
    await migrate(database);
    await ensureCells(database, cellCount, databaseBackend);
    await ensurePartitions(database, Date.now());
    const { webhookUrl: _, webhookSecret: __, ...settings } = defaultSettings;
    const limits = { ...settings.limits, sendPerSecond: NO_LIMIT, pollingPerSecond: NO_LIMIT };
    for (const id of [...POLLING, ...POSTED, ...STREAMED]) {
      const isPosted = POSTED.some((posted) => posted === id);
      await createAccount(database.pool, {
        account: { epoch: 0, ...settings, limits, reportMode: isPosted ? "webhook" : "polling", id },
        // Tokens are made without it.
        passwordHash: "none",
        webhookUrl: isPosted ? webhookUrl : undefined,
        webhookSecrets: isPosted ? [`whsec_${randomBytes(24).toString("base64")}`] : [],
        createdAtMs: Date.now(),
      });
      await addRegistryEntries(database.pool, id, { senderNumbers: ["0212345678"], brands: [{ brandKey: "BR.key" }] });
    }
  } finally {
    await database.close();
  }
}
