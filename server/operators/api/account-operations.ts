import type { Handlers } from "../../../generated/admin/handlers.ts";
import type { Account, Registry } from "../../../generated/admin/types.ts";
import { ALL_SENDERS } from "../../domain/opt-out.ts";
import { listEntries, type NamedEntry, type RegistryEntries } from "../../domain/registry.ts";
import type { AccountView } from "../account-view.ts";
import * as accounts from "../accounts.ts";
import * as credentials from "../credentials.ts";
import * as optOuts from "../opt-outs.ts";
import * as personalData from "../personal-data.ts";
import * as registry from "../registry.ts";
import type { RequestContext } from "./context.ts";

/** The secret of the webhook signs reports: nobody needs to see it here. */
const toAccount = ({ webhook, ...account }: AccountView): Account => ({ ...account, webhookUrl: webhook.url });

export const accountOperations = {
  listAccounts: async (_request, { perform }) => ({
    status: 200,
    body: {
      accounts: (await perform(accounts.listAccounts, undefined)).map(
        ({ id, blocked, sandbox, report, channels, limits, cell }) => ({
          ...{ id, blocked, sandbox, report, channels, cell },
          sendPerSecond: limits.send,
        }),
      ),
    },
  }),
  getAccount: async ({ path }, { perform }) => ({
    status: 200,
    body: toAccount(await perform(accounts.getAccount, path)),
  }),
  createAccount: async ({ body: { id, password, settings = {} } }, { perform }) => {
    const made = await perform(accounts.createAccount, { accountId: id, password, settings });
    const { password: shown, ...account } = made;
    return { status: 201, body: { account: toAccount(account), password: shown } };
  },
  changeAccount: async ({ path, body: changes }, { perform }) => ({
    status: 200,
    body: toAccount(await perform(accounts.changeAccount, { ...path, changes })),
  }),
  deleteAccount: async ({ path, query: { confirmed, waitSeconds } }, { perform }) => ({
    status: 200,
    body: await perform(personalData.deleteAccount, {
      ...{ ...path, isConfirmed: confirmed, waitMs: waitSeconds * 1000 },
    }),
  }),
  setAccountPassword: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(accounts.setAccountPassword, { ...path, ...body }),
  }),
  listCredentials: async ({ path }, { perform }) => ({
    status: 200,
    body: { credentials: await perform(credentials.listCredentials, path) },
  }),
  addCredential: async ({ path, body: { id, ...given } }, { perform }) => ({
    status: 201,
    body: await perform(credentials.addCredential, { ...path, credentialId: id, ...given }),
  }),
  changeCredential: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(credentials.changeCredential, { ...path, ...body }),
  }),
  removeCredential: async ({ path }, { perform }) => {
    await perform(credentials.removeCredential, path);
    return { status: 204 };
  },
  revokeTokens: async ({ path }, { perform }) => ({ status: 200, body: await perform(accounts.revokeTokens, path) }),
  rotateWebhookSecret: async ({ path, body: { endOldNow } }, { perform }) => ({
    status: 200,
    body: await perform(accounts.rotateWebhookSecret, { ...path, endsOldNow: endOldNow }),
  }),
  dropOldWebhookSecret: async ({ path }, { perform }) => {
    await perform(accounts.dropOldWebhookSecret, path);
    return { status: 204 };
  },
  getAccountTraffic: async ({ path, query }, { perform }) => ({
    status: 200,
    body: await perform(accounts.getAccountTraffic, { ...path, ...query }),
  }),
  getRegistry: async ({ path }, { perform }) => {
    const entries = await perform(registry.getRegistry, path);
    return { status: 200, body: { registry: copy(entries), entries: listEntries(entries).map(describeEntry) } };
  },
  addRegistryEntries: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(registry.addRegistryEntries, { ...path, entries: { ...body } }),
  }),
  replaceRegistry: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(registry.replaceRegistry, { ...path, entries: { ...body } }),
  }),
  removeRegistryEntry: async ({ path }, { perform }) => {
    await perform(registry.removeRegistryEntry, path);
    return { status: 204 };
  },
  listOptOuts: async ({ path }, { perform }) => ({
    status: 200,
    body: { senders: (await perform(optOuts.listOptOuts, path)).map(showSender) },
  }),
  addOptOuts: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(optOuts.addOptOuts, { ...path, optOuts: toOptOuts(body) }),
  }),
  removeOptOuts: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(optOuts.removeOptOuts, { ...path, optOuts: toOptOuts(body) }),
  }),
  findOptOuts: async ({ path, body: { number } }, { perform }) => ({
    status: 200,
    body: {
      optOuts: (await perform(optOuts.findOptOuts, { ...path, number })).map(({ addedMs, ...found }) => ({
        ...showSender(found),
        since: new Date(addedMs).toISOString(),
      })),
    },
  }),
  eraseRecipient: async ({ body: { number, confirmed } }, { perform }) => ({
    status: 200,
    body: await perform(personalData.eraseRecipient, { number, isConfirmed: confirmed }),
  }),
} satisfies Partial<Handlers<RequestContext>>;

const toOptOuts = ({ numbers, sender }: { readonly numbers: readonly string[]; readonly sender?: string }) =>
  numbers.map((number) => ({ number, sender: sender ?? ALL_SENDERS }));

/** Null: every sender of the account. */
const showSender = <One extends { readonly sender: string }>(one: One) => ({
  ...one,
  sender: one.sender === ALL_SENDERS ? null : one.sender,
});

/** Both say the same; the types of the domain know more, and that nothing may be changed. Replies are checked in tests. */
const copy = (entries: RegistryEntries) => structuredClone(entries) as Registry["registry"];

function describeEntry({ kind, name, value }: NamedEntry) {
  const details: [string, unknown][] = typeof value === "object" ? Object.entries(value ?? {}) : [];
  return { kind, key: name, details: details.flatMap((detail) => describeDetail(detail, name)).join(", ") };
}

/** What names the entry is not among its details. */
function describeDetail([name, value]: readonly [string, unknown], key: string): readonly string[] {
  if (value === key || value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  return [`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`];
}
