import { defaultSettings } from "../../accounts/account-settings.ts";
import { OperatorError } from "../../errors.ts";
import { describeChange, formatAccount, formatAccountList, toAccountJson } from "./account-output.ts";
import { readSettings, settingOptions, settingsHelp, withChanges } from "./account-settings-args.ts";
import { requireAccount, throwNoAccount } from "./admin-store.ts";
import { accountOption, type Command } from "./command.ts";
import { choosePassword, makeWebhookSecret, passwordHelp, passwordOptions } from "./secrets.ts";
import { accountTraffic } from "./traffic-command.ts";

const createAccount: Command = {
  name: "account create",
  usage: "--id NAME [--password-file FILE] [settings]",
  about: "makes an account",
  details: `  --id NAME                 letters, digits and . _ - (at most 100)\n${passwordHelp}\n\n${settingsHelp}`,
  options: { ...accountOption, ...passwordOptions, ...settingOptions },
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id))
      throw new OperatorError(`--id must be letters, digits and . _ -, at most 100, not "${id}"`);
    const changes = readSettings(args, defaultSettings, store) ?? {};
    // An account for tests gets the number of parts in its reports, unless the operator decides otherwise.
    const settings = withChanges(defaultSettings, { splitCount: changes.sandbox === true, ...changes });
    const { hash, made } = await choosePassword(args, store.passwordCost);
    if (!(await store.create(id, hash, settings)))
      throw new OperatorError(`there is an account ${id} already; change it with: account set --id ${id} …`);
    const account = await requireAccount(store, id);
    const password = made === undefined ? [] : [`The password, shown this once: ${made}\n`];
    return {
      json: { ...toAccountJson(account), ...(made === undefined ? {} : { password: made }) },
      text: [`Made the account ${id}.`, ...password, formatAccount(account)].join("\n"),
    };
  },
};

const listAccounts: Command = {
  name: "account list",
  usage: "",
  about: "lists all accounts",
  options: {},
  async run(_args, store) {
    const accounts = await store.list();
    return { json: accounts.map(toAccountJson), text: formatAccountList(accounts) };
  },
};

const showAccount: Command = {
  name: "account show",
  usage: "--id NAME",
  about: "shows one account with its settings",
  options: accountOption,
  maxPositionals: 1,
  async run(args, store) {
    const account = await requireAccount(store, args.accountId());
    return { json: toAccountJson(account), text: formatAccount(account) };
  },
};

const setAccount: Command = {
  name: "account set",
  usage: "--id NAME [settings]",
  about: "changes settings; those not named stay",
  details: settingsHelp,
  options: { ...accountOption, ...settingOptions },
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    const { settings } = await requireAccount(store, id);
    const changes = readSettings(args, settings, store);
    if (changes === undefined) throw new OperatorError("nothing to set: name a setting, for example --limit-send 1000");
    return describeChange(`Changed the account ${id}.`, (await store.change(id, changes)) ?? throwNoAccount(id));
  },
};

const setBlocked = (blocked: boolean, name: string, about: string, verb: string): Command => ({
  name,
  usage: "--id NAME",
  about,
  options: accountOption,
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    return describeChange(`${verb} ${id}.`, (await store.change(id, { blocked })) ?? throwNoAccount(id));
  },
});

const rotatePassword: Command = {
  name: "account rotate-password",
  usage: "--id NAME [--password-file FILE]",
  about: "gives the account a new password; its tokens stay valid",
  details: `${passwordHelp}\n\nTokens that were issued stay valid until they expire; end them with account revoke-tokens.`,
  options: { ...accountOption, ...passwordOptions },
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    const { hash, made } = await choosePassword(args, store.passwordCost);
    if (!(await store.setPassword(id, hash))) throwNoAccount(id);
    const shown = made === undefined ? "" : ` The new one, shown this once: ${made}`;
    return {
      json: { id, ...(made === undefined ? {} : { password: made }) },
      text: `Changed the password of ${id}.${shown}`,
    };
  },
};

const revokeTokens: Command = {
  name: "account revoke-tokens",
  usage: "--id NAME",
  about: "makes every token of the account invalid (A002)",
  options: accountOption,
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    if (!(await store.revokeTokens(id))) throwNoAccount(id);
    const { epoch } = await requireAccount(store, id);
    return { json: { id, epoch }, text: `Revoked all tokens of ${id}; it can issue new ones.` };
  },
};

const rotateWebhookSecret: Command = {
  name: "account rotate-webhook-secret",
  usage: "--id NAME [--expire-now]",
  about: "makes a new webhook secret; the previous one stays valid beside it",
  details: `  --expire-now              ends the previous secret at once: for a secret that leaked

Webhooks are signed with the new secret first and with the previous one as well, so the receiver can change at any time.
Then: account drop-old-webhook-secret. Never more than two are valid; workers notice within seconds.`,
  options: { ...accountOption, "expire-now": { type: "boolean" } },
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    const [previous] = (await store.getWebhookSecrets(id)) ?? throwNoAccount(id);
    const secret = makeWebhookSecret();
    const kept = previous === undefined || args.flag("expire-now") === true ? [] : [previous];
    await store.setWebhookSecrets(id, [secret, ...kept]);
    const validity =
      kept.length === 0
        ? "No other is valid."
        : `The previous one stays valid until: account drop-old-webhook-secret --id ${id}`;
    return {
      json: { id, secret, oldSecretValid: kept.length > 0 },
      text: `The new webhook secret of ${id}: ${secret}\n${validity}`,
    };
  },
};

const dropOldWebhookSecret: Command = {
  name: "account drop-old-webhook-secret",
  usage: "--id NAME",
  about: "ends the webhook secret that a rotation left valid",
  options: accountOption,
  maxPositionals: 1,
  async run(args, store) {
    const id = args.accountId();
    const [secret, old] = (await store.getWebhookSecrets(id)) ?? throwNoAccount(id);
    if (secret === undefined || old === undefined)
      throw new OperatorError(`${id} has no old webhook secret; account rotate-webhook-secret makes a new one`);
    await store.setWebhookSecrets(id, [secret]);
    return { json: { id, dropped: true }, text: `Dropped the old webhook secret of ${id}; only the new one signs.` };
  },
};

export const accountCommands: readonly Command[] = [
  createAccount,
  listAccounts,
  showAccount,
  setAccount,
  setBlocked(true, "account block", "refuses every request of the account (A110)", "Blocked"),
  setBlocked(false, "account unblock", "serves the account again", "Unblocked"),
  rotatePassword,
  revokeTokens,
  rotateWebhookSecret,
  dropOldWebhookSecret,
  accountTraffic,
];
