import { defaultSettings } from "../../../../server/accounts/account-settings.ts";
import { hashPassword } from "../../../../server/accounts/password.ts";
import type { Account } from "../../../../server/domain/model.ts";
import type { RegistryEntries } from "../../../../server/domain/registry.ts";
import { createAccount } from "../../../../server/store/accounts.ts";
import { openDatabase } from "../../../../server/store/connections.ts";
import { migrate } from "../../../../server/store/migrate.ts";
import { ensurePartitions } from "../../../../server/store/partitions.ts";
import { addRegistryEntries } from "../../../../server/store/registry.ts";

/** What an account of the fuzzer's own gateway is for. */
export type Part =
  /** Sends whatever is generated; its reports are collected beside that. */
  | "sender"
  /** Plays the stateful sequences, which nobody else may disturb. */
  | "player"
  /** Gets its reports by webhook. */
  | "hooked"
  /** No sandbox: only what is registered is let through. */
  | "registered"
  /** May send SMS and nothing else: no fallback, no polling. */
  | "narrow"
  /** Its limits are so low that they are met. */
  | "slow"
  /** Sends what is drawn from the document alone; nobody counts its reports. */
  | "document"
  | "blocked";

export interface AccountEntry {
  readonly id: string;
  readonly password: string;
  readonly part: Part;
}

const parts: readonly Part[] = [
  ...(["sender", "sender", "sender", "player", "player", "player"] as const),
  ...(["hooked", "registered", "narrow", "slow", "document", "blocked"] as const),
];

/** Everything that the registry of an account that is not in sandbox knows. */
export const REGISTERED = {
  from: "0255501000",
  brandKey: "BR.fuzz",
  templateId: "TPL-fuzz",
  senderKey: "fuzzfuzzfuzzfuzzfuzzfuzzfuzzfuzzfuzzfuzz",
  templateCode: "FUZZ_01",
  countryPrefix: "+81",
  signature: "[FUZZ]",
} as const;

const registry: Partial<RegistryEntries> = {
  senderNumbers: [REGISTERED.from],
  brands: [{ brandKey: REGISTERED.brandKey }],
  rcsTemplates: [{ id: REGISTERED.templateId, kind: "Description" }],
  senderKeys: [REGISTERED.senderKey],
  alimtalkTemplates: [{ code: REGISTERED.templateCode, text: "#{news}" }],
  countries: [{ prefix: REGISTERED.countryPrefix, signature: REGISTERED.signature }],
};

const PLENTY: Account["limits"] = {
  sendPerSecond: 100_000,
  pollingPerSecond: 10_000,
  uploadPerSecond: 10_000,
  tokenPerMinute: 100_000,
  tokenFailuresPerMinute: 100_000,
};

const settingsOf: Readonly<Record<Part, Partial<Account>>> = {
  sender: { sandbox: true, splitCount: true },
  player: { sandbox: true, splitCount: true },
  hooked: { sandbox: true, reportMode: "webhook" },
  registered: {},
  narrow: { sandbox: true, channels: new Set(["sms"]), fallback: false, polling: false },
  slow: { sandbox: true, limits: defaultSettings.limits },
  document: { sandbox: true, splitCount: true },
  blocked: { blocked: true },
};

/** Makes the accounts in a database that has nothing yet. */
export async function createAccounts(
  databaseUrl: string,
  webhook: { readonly url: string; readonly secret: string },
): Promise<readonly AccountEntry[]> {
  const database = openDatabase(databaseUrl, { poolSize: 4 });
  try {
    await migrate(database);
    await ensurePartitions(database, Date.now());
    const roster: AccountEntry[] = [];
    for (const [index, part] of parts.entries()) {
      const entry = { id: `${part}-${index}`, password: `pass word ${part} ${index}`, part };
      const { webhookUrl: _, webhookSecret: __, ...settings } = defaultSettings;
      await createAccount(database.pool, {
        account: { epoch: 0, ...settings, limits: PLENTY, ...settingsOf[part], id: entry.id },
        passwordHash: await hashPassword(entry.password),
        webhookUrl: part === "hooked" ? webhook.url : undefined,
        webhookSecrets: part === "hooked" ? [webhook.secret] : [],
        createdAtMs: Date.now(),
      });
      if (part === "registered") await addRegistryEntries(database.pool, entry.id, registry);
      roster.push(entry);
    }
    return roster;
  } finally {
    await database.close();
  }
}
