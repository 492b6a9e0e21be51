import type { Middleware } from "koa";
import { writeReply } from "../../generated/server.ts";
import { ANY_RIGHT, type TokenClaims } from "../domain/token.ts";
import { type Account, type Accounts, describeFailing, type Services } from "../handlers/all.ts";
import { FILE_HEADERS } from "./page-headers.ts";
import type { State } from "./request-record.ts";
import { type BearerParts, checkBearer, readBearer } from "./security.ts";

export interface ConsoleAccountParts extends BearerParts {
  readonly accounts: Pick<Accounts, "find" | "findRegistry" | "noteUse">;
  readonly webhooks: Pick<Services["webhooks"], "isSet">;
  /** The demo account, for which everything is registered that the examples name. */
  readonly demoId: string | undefined;
  readonly clock: Services["clock"];
}

/** What the console's pages know of the account that is signed in. */
export interface ConsoleAccount {
  readonly sandbox: boolean;
  readonly isDemo: boolean;
  readonly channels: readonly string[];
  /** The credential that is signed in, and what it may call; absent: the account's own password, which may call everything. */
  readonly credential?: {
    readonly id: string;
    readonly rights: readonly string[];
    readonly endsMs?: number | undefined;
  };
  /** Whether its webhook can be tested. */
  readonly hasWebhook: boolean;
  /** A number from which it may send; absent: none is registered. */
  readonly from?: string | undefined;
  /** What recipients see as the sender, by the key of the brand or of the messenger's channel. */
  readonly names: Readonly<Record<string, string>>;
  /** The channels whose newest reports fail; absent: none. */
  readonly failing?: readonly ReturnType<typeof describeFailing>[];
}

/**
 * Serves /console/account.json to the holder of a token. The contract has no operation for it, because programs know their account; a
 * person must see whether phones will ring.
 */
export function consoleAccount(parts: ConsoleAccountParts): Middleware<State> {
  return async (ctx, next) => {
    if (ctx.method !== "GET" || ctx.path !== "/console/account.json") return next();
    const { record } = ctx.state;
    const outcome = await checkBearer(readBearer(ctx), record, parts, ANY_RIGHT);
    ctx.set({ ...FILE_HEADERS, "Cache-Control": "no-store" });
    if (!outcome.ok) return writeReply(ctx, outcome.reply ?? { status: 401 }, undefined);
    ctx.set("Content-Type", "application/json");
    ctx.body = JSON.stringify(await describe(outcome.identity, record.claims, parts));
    return undefined;
  };
}

async function describe(
  account: Account,
  claims: TokenClaims | undefined,
  { accounts, webhooks, demoId, clock }: ConsoleAccountParts,
): Promise<ConsoleAccount> {
  const { senderNumbers, brands, senderKeys } = await accounts.findRegistry(account.id);
  const [from] = senderNumbers.keys();
  const names = [...brands, ...senderKeys].flatMap(([key, entry]) =>
    typeof entry === "string" || entry.name === undefined ? [] : [[key, entry.name]],
  );
  const credential = account.credentials.find(({ id }) => id === claims?.credential?.id);
  return {
    ...(credential && { credential: { id: credential.id, rights: credential.rights, endsMs: credential.endsMs } }),
    ...{ sandbox: account.sandbox, isDemo: account.id === demoId, channels: [...account.channels] },
    hasWebhook: await webhooks.isSet(account.id),
    ...{ from, names: Object.fromEntries(names) },
    ...(account.failing && { failing: account.failing.map((one) => describeFailing(one, clock)) }),
  };
}
