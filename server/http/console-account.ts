import type { Middleware } from "koa";
import { writeReply } from "../../generated/server.ts";
import type { Account, Accounts, Services } from "../handlers/all.ts";
import { FILE_HEADERS } from "./page-headers.ts";
import type { State } from "./request-record.ts";
import { type BearerParts, checkBearer, readBearer } from "./security.ts";

export interface ConsoleAccountParts extends BearerParts {
  readonly accounts: Pick<Accounts, "find" | "findRegistry">;
  readonly webhooks: Pick<Services["webhooks"], "isSet">;
  /** The demo account, for which everything is registered that the examples name. */
  readonly demoId: string | undefined;
}

/** What the console's pages know of the account that is signed in. */
export interface ConsoleAccount {
  readonly sandbox: boolean;
  readonly isDemo: boolean;
  readonly channels: readonly string[];
  /** Whether its webhook can be tested. */
  readonly hasWebhook: boolean;
  /** A number from which it may send; absent: none is registered. */
  readonly from?: string | undefined;
  /** What recipients see as the sender, by the key of the brand or of the messenger's channel. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Serves /console/account.json to the holder of a token. The contract has no operation for it, because programs know their account; a
 * person must see whether phones will ring.
 */
export function consoleAccount(parts: ConsoleAccountParts): Middleware<State> {
  return async (ctx, next) => {
    if (ctx.method !== "GET" || ctx.path !== "/console/account.json") return next();
    const { record } = ctx.state;
    const outcome = await checkBearer(readBearer(ctx), record, parts);
    ctx.set({ ...FILE_HEADERS, "Cache-Control": "no-store" });
    if (!outcome.ok) return writeReply(ctx, outcome.reply ?? { status: 401 }, undefined);
    ctx.set("Content-Type", "application/json");
    ctx.body = JSON.stringify(await describe(outcome.identity, parts));
    return undefined;
  };
}

async function describe(
  account: Account,
  { accounts, webhooks, demoId }: ConsoleAccountParts,
): Promise<ConsoleAccount> {
  const { senderNumbers, brands, senderKeys } = await accounts.findRegistry(account.id);
  const [from] = senderNumbers.keys();
  const names = [...brands, ...senderKeys].flatMap(([key, entry]) =>
    typeof entry === "string" || entry.name === undefined ? [] : [[key, entry.name]],
  );
  return {
    ...{ sandbox: account.sandbox, isDemo: account.id === demoId, channels: [...account.channels] },
    hasWebhook: await webhooks.isSet(account.id),
    ...{ from, names: Object.fromEntries(names) },
  };
}
