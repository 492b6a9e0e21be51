import {
  changeAccount,
  createAccount,
  dropOldWebhookSecret,
  getAccount,
  getAccountTraffic,
  listAccounts,
  revokeTokens,
  rotateWebhookSecret,
  setAccountPassword,
} from "../accounts.ts";
import { getQuotas } from "../quotas.ts";
import { describeChange, formatAccount, formatAccountList, hideSecret } from "./account-output.ts";
import { readSettings, settingOptions, settingsHelp } from "./account-settings-args.ts";
import { accountOption, type Command, formatTable } from "./command.ts";
import { passwordHelp, passwordOptions } from "./secrets.ts";

const create: Command = {
  name: "account create",
  useCases: [createAccount],
  usage: "--id NAME [--password-file FILE] [settings]",
  about: "makes an account",
  details: `  --id NAME                 letters, digits and . _ - (at most 100)\n${passwordHelp}\n\n${settingsHelp}`,
  options: { ...accountOption, ...passwordOptions, ...settingOptions },
  maxPositionals: 1,
  async run(args, perform) {
    const accountId = args.accountId();
    const settings = readSettings(args);
    const made = await perform(createAccount, { accountId, password: args.text("password"), settings });
    const { password, ...account } = made;
    const shown = password === null ? [] : [`The password, shown this once: ${password}\n`];
    return {
      json: password === null ? account : made,
      text: [`Made the account ${accountId}.`, ...shown, formatAccount(account)].join("\n"),
    };
  },
};

const list: Command = {
  name: "account list",
  useCases: [listAccounts],
  usage: "",
  about: "lists all accounts",
  options: {},
  async run(_args, perform) {
    const accounts = (await perform(listAccounts, undefined)).map(hideSecret);
    return { json: accounts, text: formatAccountList(accounts) };
  },
};

const show: Command = {
  name: "account show",
  useCases: [getAccount],
  usage: "--id NAME",
  about: "shows one account with its settings",
  details:
    "The webhook secret is shown only by the command that makes it; account rotate-webhook-secret makes a new one.",
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const account = hideSecret(await perform(getAccount, { accountId: args.accountId() }));
    return { json: account, text: formatAccount(account) };
  },
};

const set: Command = {
  name: "account set",
  useCases: [changeAccount],
  usage: "--id NAME [settings]",
  about: "changes settings; those not named stay",
  details: settingsHelp,
  options: { ...accountOption, ...settingOptions },
  maxPositionals: 1,
  async run(args, perform) {
    const accountId = args.accountId();
    const account = await perform(changeAccount, { accountId, changes: readSettings(args) });
    // These may have made the secret.
    const isAboutWebhook = ["report", "webhook-url", "webhook-secret", "alert-url"].some(
      (name) => args.text(name) !== undefined,
    );
    return describeChange(`Changed the account ${accountId}.`, isAboutWebhook ? account : hideSecret(account));
  },
};

const setBlocked = (blocked: boolean, name: string, about: string, verb: string): Command => ({
  name,
  useCases: [changeAccount],
  usage: "--id NAME",
  about,
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const accountId = args.accountId();
    const account = hideSecret(await perform(changeAccount, { accountId, changes: { blocked } }));
    return describeChange(`${verb} ${accountId}.`, account);
  },
});

const rotatePassword: Command = {
  name: "account rotate-password",
  useCases: [setAccountPassword],
  usage: "--id NAME [--password-file FILE]",
  about: "gives the account a new password; its tokens stay valid",
  details: `${passwordHelp}\n\nTokens that were issued stay valid until they expire; end them with account revoke-tokens.`,
  options: { ...accountOption, ...passwordOptions },
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const { password } = await perform(setAccountPassword, { accountId: id, password: args.text("password") });
    const shown = password === null ? "" : ` The new one, shown this once: ${password}`;
    return { json: { id, ...(password !== null && { password }) }, text: `Changed the password of ${id}.${shown}` };
  },
};

const revoke: Command = {
  name: "account revoke-tokens",
  useCases: [revokeTokens],
  usage: "--id NAME",
  about: "makes every token of the account invalid (A002)",
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const { epoch } = await perform(revokeTokens, { accountId: id });
    return { json: { id, epoch }, text: `Revoked all tokens of ${id}; it can issue new ones.` };
  },
};

const rotateSecret: Command = {
  name: "account rotate-webhook-secret",
  useCases: [rotateWebhookSecret],
  usage: "--id NAME [--expire-now]",
  about: "makes a new webhook secret; the previous one stays valid beside it",
  details: `  --expire-now              ends the previous secret at once: for a secret that leaked

Webhooks are signed with the new secret first and with the previous one as well, so the receiver can change at any time.
Then: account drop-old-webhook-secret. Never more than two are valid; workers notice within seconds.`,
  options: { ...accountOption, "expire-now": { type: "boolean" } },
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const endsOldNow = args.flag("expire-now") === true;
    const rotated = await perform(rotateWebhookSecret, { accountId: id, endsOldNow });
    const validity = rotated.oldSecretValid
      ? `The previous one stays valid until: account drop-old-webhook-secret --id ${id}`
      : "No other is valid.";
    return { json: { id, ...rotated }, text: `The new webhook secret of ${id}: ${rotated.secret}\n${validity}` };
  },
};

const dropOldSecret: Command = {
  name: "account drop-old-webhook-secret",
  useCases: [dropOldWebhookSecret],
  usage: "--id NAME",
  about: "ends the webhook secret that a rotation left valid",
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    await perform(dropOldWebhookSecret, { accountId: id });
    return { json: { id, dropped: true }, text: `Dropped the old webhook secret of ${id}; only the new one signs.` };
  },
};

const DEFAULT_DAYS = 7;
const MAX_DAYS = 3650;

const traffic: Command = {
  name: "account traffic",
  useCases: [getAccountTraffic],
  usage: "--id NAME [--days N]",
  about: "counts the messages of an account by day, and how they ended",
  details: `  --days N                  today and the days before it, in UTC (default: ${DEFAULT_DAYS})

It counts by the day of acceptance. Below the days are the report codes with which the messages ended. It reads all
messages of these days: for an account with millions of them it takes seconds.`,
  options: { ...accountOption, days: { type: "string" } },
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const days = args.integer("days", 1, MAX_DAYS) ?? DEFAULT_DAYS;
    const found = await perform(getAccountTraffic, { accountId: id, days });
    const json = { id, ...found };
    if (json.days.length === 0) return { json, text: `${id} has sent nothing in ${days} days.` };
    const dayRows = json.days.map(({ day, messages, delivered, failed, expired, cancelled, open }) => [
      day,
      ...[messages, delivered, failed, expired, cancelled, open].map(String),
    ]);
    const codeRows = json.codes.map(({ code, text, count }) => [code, String(count), text ?? ""]);
    const tables = [
      formatTable([["DAY", "MESSAGES", "DELIVERED", "FAILED", "EXPIRED", "CANCELLED", "OPEN"], ...dayRows]),
      ...(codeRows.length === 0 ? [] : [formatTable([["CODE", "MESSAGES", "TEXT"], ...codeRows])]),
    ];
    return { json, text: tables.join("\n\n") };
  },
};

const quotas: Command = {
  name: "account quotas",
  useCases: [getQuotas],
  usage: "--id NAME",
  about: "shows what is used of the quotas of an account",
  details: `What is used includes what gateways have reserved and not used yet: at most a percent. account set --quotas and
--fallback-caps set them.`,
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const id = args.accountId();
    const json = await perform(getQuotas, { accountId: id });
    if (json.quotas.length === 0) return { json, text: `${id} has no quotas.` };
    const rows = json.quotas.map(({ quota, used, limit, endsAt }) => [quota, String(used), String(limit), endsAt]);
    return { json, text: formatTable([["QUOTA", "USED", "OF", "UNTIL"], ...rows]) };
  },
};

export const accountCommands: readonly Command[] = [
  ...[create, list, show, set],
  setBlocked(true, "account block", "refuses every request of the account (A110)", "Blocked"),
  setBlocked(false, "account unblock", "serves the account again", "Unblocked"),
  ...[rotatePassword, revoke, rotateSecret, dropOldSecret, traffic, quotas],
];
