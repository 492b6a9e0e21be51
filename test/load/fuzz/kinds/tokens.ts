import type { WireRequest } from "../../../../scripts/probe/wire/request.ts";
import { drawn } from "../../../../scripts/schema/random.ts";
import { makeTokens } from "../../../../server/accounts/tokens.ts";
import type { World } from "../world/world.ts";
import { checkAgainst } from "./json-request.ts";
import { newKind } from "./kind.ts";

interface TokenPlan {
  readonly flaw: keyof typeof flaws;
  readonly operation: number;
}

/** What is wrong with a token that is signed, or nearly, and which code it is due. */
const flaws = {
  expired: { code: "A001", make: (tokens, id) => tokens.issue({ id, epoch: 0 }, Date.now() - 7_200_000) },
  revoked: { code: "A002", make: (tokens, id) => tokens.issue({ id, epoch: 7 }, Date.now()) },
  nobody: { code: "A002", make: (tokens) => tokens.issue({ id: "nobody", epoch: 0 }, Date.now()) },
  blocked: { code: "A110", make: (tokens, _, blocked) => tokens.issue({ id: blocked, epoch: 0 }, Date.now()) },
  forged: { code: "A002", make: (_, id) => forger.issue({ id, epoch: 0 }, Date.now()) },
} satisfies Record<string, { readonly code: string; make(tokens: Issuer, id: string, blocked: string): Issued }>;

type Issued = { readonly token: string };
type Issuer = { issue(account: { readonly id: string; readonly epoch: number }, nowMs: number): Issued };

const issuerOf = (key: string): Issuer => {
  const tokens = makeTokens({ key, oldKey: undefined, ttlS: 3600 });
  // Of an account nothing else goes into a token.
  return { issue: (account, nowMs) => tokens.issue(account as never, nowMs) };
};

const forger = issuerOf("a key of thirty-two characters or more");
const names = Object.keys(flaws) as (keyof typeof flaws)[];

async function runToken({ flaw, operation: index }: TokenPlan, world: World): Promise<void> {
  const operations = [...world.contract.operations.values()].filter(({ node }) => node.security === undefined);
  const operation = operations[index % operations.length];
  const [account] = world.playing("sender");
  const [blocked] = world.playing("blocked");
  if (operation === undefined || account === undefined || world.tokenKey === undefined) return;
  const { code, make } = flaws[flaw];
  const { token } = make(issuerOf(world.tokenKey), account.id, blocked?.id ?? "");
  world.log?.hideToken(token);
  const request: WireRequest = {
    method: operation.method,
    path: operation.path.replaceAll(/\{\w+\}/g, "x"),
    headers: [["Authorization", `Bearer ${token}`]],
  };
  const answer = await world.ask(request, { account, operationId: operation.id });
  checkAgainst({ accept: "never", codes: new Set([code]) }, { request, answer }, answer);
}

/** Whoever calls is told apart before anything else is looked at, at every operation alike. */
export const tokens = newKind<TokenPlan>(
  {
    name: "tokens",
    about: "tokens that are expired, revoked, forged or of a blocked account",
    cases: 20,
    ownOnly: true,
  },
  () =>
    drawn(
      (random) => ({ flaw: random.pick(names), operation: random.integer(0, 99) }),
      () => [],
    ),
  runToken,
);
