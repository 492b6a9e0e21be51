import type { AccountTraffic, ChosenPassword, RotatedSecret } from "../../generated/admin/types.ts";
import { type AccountSettings, defaultSettings } from "../accounts/account-settings.ts";
import { parseHours, USUAL_HOURS } from "../domain/advertising-hours.ts";
import type { FallbackCap, Quota } from "../domain/model.ts";
import { getQuotaName } from "../domain/quotas.ts";
import { reportText } from "../domain/report-codes.ts";
import { isTimeZone } from "../domain/time.ts";
import { readAccountTraffic } from "../store/account-traffic.ts";
import {
  type AccountChange,
  findAccount,
  createAccount as insertAccount,
  listAccounts as listStored,
  raiseEpoch,
  type StoredAccount,
  updateAccount,
} from "../store/accounts.ts";
import { getStartOfDay, toDay } from "../store/day.ts";
import { checkWrite } from "../store/readiness.ts";
import { checkWebhookUrl } from "../webhooks/webhook-url.ts";
import {
  type AccountChanges,
  type AccountView,
  type SettingsChange,
  toAccountView,
  toSettings,
  withChanges,
} from "./account-view.ts";
import { checkName } from "./names.ts";
import type { OperatorParts } from "./parts.ts";
import { noAccount, Refusal } from "./refusal.ts";
import { choosePassword, chooseWebhookSecret, makeWebhookSecret } from "./secrets.ts";
import type { UseCase } from "./use-case.ts";

interface OfAccount {
  readonly accountId: string;
}

const target = ({ accountId }: OfAccount): string => accountId;

export async function requireAccount({ database }: OperatorParts, id: string): Promise<StoredAccount> {
  return (await findAccount(database.pool, id)) ?? refuse(id);
}

function refuse(id: string): never {
  throw noAccount(id);
}

export const listAccounts: UseCase<void, AccountView[]> = {
  ...{ name: "listAccounts", role: "viewer", kind: "read" },
  run: async (_, { database }) => (await listStored(database.pool)).map(toAccountView),
};

export const getAccount: UseCase<OfAccount, AccountView> = {
  ...{ name: "getAccount", role: "viewer", kind: "read" },
  run: async ({ accountId }, context) => toAccountView(await requireAccount(context, accountId)),
};

export interface NewAccount extends OfAccount {
  /** Left out, one is made. */
  readonly password?: string | undefined;
  readonly settings: AccountChanges;
}

/** With the password that was made, which is shown this once; null: it was given. */
export type MadeAccount = AccountView & { readonly password: string | null };

export const createAccount: UseCase<NewAccount, MadeAccount> = {
  ...{ name: "createAccount", role: "admin", kind: "change", target },
  async run({ accountId: id, password, settings }, context) {
    checkName("account", id);
    const changes = checkChanges(settings, defaultSettings, context);
    // An account for tests gets the number of parts in its reports, unless the operator decides otherwise.
    const { webhookUrl, webhookSecret, alertUrl, ...account } = withChanges(defaultSettings, {
      splitCount: changes.sandbox === true,
      ...changes,
    });
    const { hash, made } = await choosePassword(password, context);
    const { silent } = await context.cells.ask(({ database: { pool } }) => checkWrite(pool));
    for (const { cell, reason } of silent)
      context.onProgress(`cell ${cell} is away, and gets no new account: ${reason}`);
    const isNew = await insertAccount(
      context.database.pool,
      {
        account: { id, epoch: 0, ...account },
        passwordHash: hash,
        webhookUrl,
        webhookSecrets: webhookSecret === undefined ? [] : [webhookSecret],
        ...(alertUrl && { alertUrl }),
        createdAtMs: context.nowMs(),
      },
      silent.map(({ cell }) => cell),
    );
    if (!isNew) throw new Refusal("conflict", `there is an account ${id} already`);
    return { ...toAccountView(await requireAccount(context, id)), password: made };
  },
};

export const changeAccount: UseCase<OfAccount & { readonly changes: AccountChanges }, AccountView> = {
  ...{ name: "changeAccount", role: "admin", kind: "change" },
  target: ({ accountId, changes }) => `${accountId}: ${listChanged(changes).join(" ")}`,
  async run({ accountId, changes }, context) {
    const before = await requireAccount(context, accountId);
    const { id: _, epoch: __, failing: ___, ...settings } = before.account;
    const { webhookUrl, webhookSecrets, alertUrl } = before;
    const present = { ...settings, webhookUrl, alertUrl, webhookSecret: webhookSecrets[0] };
    if (listChanged(changes).length === 0) throw new Refusal("invalid", "nothing to set: name a setting");
    const change = toStoredChange(checkChanges(changes, present, context), webhookSecrets);
    return toAccountView((await updateAccount(context.database.pool, accountId, change)) ?? refuse(accountId));
  },
};

/** The names alone: one of the values is a secret. */
const listChanged = (changes: AccountChanges): readonly string[] =>
  Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** Checks the changes together with the present settings. */
function checkChanges(given: AccountChanges, before: AccountSettings, { settings }: OperatorParts): SettingsChange {
  if (given.advertisingHours !== undefined && parseHours(given.advertisingHours) === undefined)
    throw new Refusal(
      "invalid",
      `hours of advertising must be within ${USUAL_HOURS} and be written as in 09:00-18:30, not "${given.advertisingHours}"`,
    );
  if (given.timeZone !== undefined && !isTimeZone(given.timeZone))
    throw new Refusal("invalid", `a time zone must be one such as Asia/Seoul, not "${given.timeZone}"`);
  checkQuotas(given.quotas, given.fallbackCaps);
  const changes = toSettings({
    ...given,
    webhookUrl: given.webhookUrl && checkAddress(given.webhookUrl, settings.webhookAllowedNetworks),
    alertUrl: given.alertUrl && checkAddress(given.alertUrl, settings.webhookAllowedNetworks),
    webhookSecret: given.webhookSecret === undefined ? undefined : chooseWebhookSecret(given.webhookSecret),
  });
  const { reportMode, webhookUrl: url, webhookSecret: secret, alertUrl } = withChanges(before, changes);
  if (url === undefined && reportMode === "webhook")
    throw new Refusal("invalid", "reports by webhook need the address of a webhook");
  if (url === undefined && !alertUrl) return changes;
  // Reports and alerts are never posted unsigned, nor are the test reports before the account is switched.
  return secret === undefined ? { ...changes, webhookSecret: makeWebhookSecret() } : changes;
}

/** Two quotas that count the same would share a counter. */
function checkQuotas(quotas: readonly Quota[] = [], caps: readonly FallbackCap[] = []): void {
  const names = [...quotas.map(getQuotaName), ...caps.map(({ from, to }) => `fallback of ${from} to ${to}`)];
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Refusal("invalid", `there are two quotas for the same: ${double}`);
}

function checkAddress(text: string, allowedNetworks: readonly string[]): string {
  const checked = checkWebhookUrl(text, allowedNetworks);
  if ("fault" in checked) throw new Refusal("invalid", `the address of a webhook ${checked.fault}`);
  return checked.url;
}

function toStoredChange(
  { webhookUrl, webhookSecret, ...rest }: SettingsChange,
  [previous]: readonly string[],
): AccountChange {
  return {
    ...rest,
    ...(webhookUrl !== undefined && { webhookUrl }),
    // The previous secret stays valid, so that receivers can change theirs later.
    ...(webhookSecret !== undefined &&
      webhookSecret !== previous && {
        webhookSecrets: previous === undefined ? [webhookSecret] : [webhookSecret, previous],
      }),
  };
}

export const setAccountPassword: UseCase<OfAccount & { readonly password?: string | undefined }, ChosenPassword> = {
  ...{ name: "setAccountPassword", role: "admin", kind: "change", target },
  async run({ accountId, password }, context) {
    const { hash, made } = await choosePassword(password, context);
    if ((await updateAccount(context.database.pool, accountId, { passwordHash: hash })) === undefined)
      refuse(accountId);
    return { password: made };
  },
};

/** Makes every token that was issued before invalid. */
export const revokeTokens: UseCase<OfAccount, { readonly epoch: number }> = {
  ...{ name: "revokeTokens", role: "admin", kind: "change", target },
  run: async ({ accountId }, { database }) => ({
    epoch: (await raiseEpoch(database.pool, accountId)) ?? refuse(accountId),
  }),
};

export const rotateWebhookSecret: UseCase<OfAccount & { readonly endsOldNow: boolean }, RotatedSecret> = {
  ...{ name: "rotateWebhookSecret", role: "admin", kind: "change", target },
  async run({ accountId, endsOldNow }, context) {
    const [previous] = (await requireAccount(context, accountId)).webhookSecrets;
    const secret = makeWebhookSecret();
    const kept = previous === undefined || endsOldNow ? [] : [previous];
    await updateAccount(context.database.pool, accountId, { webhookSecrets: [secret, ...kept] });
    return { secret, oldSecretValid: kept.length > 0 };
  },
};

export const dropOldWebhookSecret: UseCase<OfAccount, void> = {
  ...{ name: "dropOldWebhookSecret", role: "admin", kind: "change", target },
  async run({ accountId }, context) {
    const [secret, old] = (await requireAccount(context, accountId)).webhookSecrets;
    if (secret === undefined || old === undefined)
      throw new Refusal("conflict", `${accountId} has no old webhook secret`);
    await updateAccount(context.database.pool, accountId, { webhookSecrets: [secret] });
  },
};

export const getAccountTraffic: UseCase<OfAccount & { readonly days: number }, AccountTraffic> = {
  ...{ name: "getAccountTraffic", role: "viewer", kind: "read" },
  async run({ accountId, days }, context) {
    await requireAccount(context, accountId);
    const sinceMs = getStartOfDay(toDay(context.nowMs()) - days + 1);
    const { database } = await context.cells.findOf(accountId);
    const traffic = await readAccountTraffic(database, accountId, sinceMs);
    return {
      days: traffic.days.map(({ day, ...counts }) => ({ day: formatDay(day), ...counts })),
      codes: traffic.codes.map(({ code, count }) => ({ code, text: reportText(code) ?? null, count })),
    };
  },
};

const formatDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
