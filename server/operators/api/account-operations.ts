import type {
  GetAccountReply,
  GetAccountRequest,
  GetRegistryReply,
  GetRegistryRequest,
  ListAccountsReply,
  ListAccountsRequest,
} from "../../../generated/admin/handlers.ts";
import { toStoredEntries } from "../../accounts/registry-entries.ts";
import type { RegistryEntry } from "../../store/registry.ts";
import { toAccountJson } from "../command-line/account-output.ts";
import { problem } from "./problem.ts";
import type { OperateContext } from "./services.ts";

export async function listAccounts(
  _request: ListAccountsRequest,
  { services }: OperateContext,
): Promise<ListAccountsReply> {
  const accounts = (await services.store.list()).map(toAccountJson);
  return {
    status: 200,
    body: {
      accounts: accounts.map(({ id, blocked, sandbox, report, channels, limits, cell }) => ({
        ...{ id, blocked, sandbox, report, channels, cell },
        sendPerSecond: limits.send,
      })),
    },
  };
}

export async function getAccount({ path }: GetAccountRequest, { services }: OperateContext): Promise<GetAccountReply> {
  const found = await services.store.find(path.accountId);
  if (found === undefined) return noAccount(path.accountId);
  // The secret of the webhook signs reports: nobody needs to see it here.
  const { webhook, ...account } = toAccountJson(found);
  return { status: 200, body: { ...account, webhookUrl: webhook.url } };
}

export async function getRegistry(
  { path }: GetRegistryRequest,
  { services }: OperateContext,
): Promise<GetRegistryReply> {
  const { store } = services;
  if ((await store.find(path.accountId)) === undefined) return noAccount(path.accountId);
  const entries = toStoredEntries(await store.getRegistry(path.accountId));
  return { status: 200, body: { entries: entries.map(describeEntry) } };
}

const noAccount = (id: string) => problem(404, `There is no account ${id}.`);

/** The first member names the entry. */
function describeEntry({ kind, ...entry }: RegistryEntry) {
  const [[, key] = ["", ""], ...details] = Object.entries<unknown>(entry);
  return { kind, key: String(key), details: details.flatMap(describeDetail).join(", ") };
}

function describeDetail([name, value]: readonly [string, unknown]): readonly string[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  return [`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`];
}
