import type { AddedCredential, Credential } from "../../generated/admin/types.ts";
import * as domain from "../domain/credential.ts";
import type { StoredAccount } from "../store/accounts.ts";
import * as store from "../store/credentials.ts";
import { requireAccount } from "./accounts.ts";
import { showTime } from "./message-view.ts";
import { checkName } from "./names.ts";
import { Refusal } from "./refusal.ts";
import { choosePassword } from "./secrets.ts";
import type { OperatorContext, UseCase } from "./use-case.ts";

interface OfAccount {
  readonly accountId: string;
}

interface OfCredential extends OfAccount {
  readonly credentialId: string;
}

const target = ({ accountId, credentialId }: OfCredential): string => `${accountId}: ${credentialId}`;

/** The account's own password first, then its credentials, the oldest first. */
export const listCredentials: UseCase<OfAccount, Credential[]> = {
  ...{ name: "listCredentials", role: "viewer", kind: "read" },
  run: async ({ accountId }, context) => listViews(await requireAccount(context, accountId), context),
};

async function listViews(
  { account, createdAtMs }: StoredAccount,
  { database, nowMs }: OperatorContext,
): Promise<Credential[]> {
  const uses = await store.findCredentialUses(database.pool, account.id);
  const own = { id: "", rights: domain.RIGHTS, endsMs: undefined, createdMs: createdAtMs };
  return [own, ...account.credentials].map(({ id, rights, endsMs, createdMs }) => {
    const usedMs = uses.get(id);
    return {
      id: id === "" ? null : id,
      clientId: id === "" ? account.id : domain.toClientId(account.id, id),
      rights: [...rights],
      endsAt: endsMs === undefined ? null : showTime(endsMs),
      ended: endsMs !== undefined && endsMs <= nowMs(),
      createdAt: showTime(createdMs),
      // An earlier credential with the same id may have been used before.
      usedAt: usedMs === undefined || usedMs < createdMs ? null : showTime(usedMs),
    };
  });
}

async function requireView({ accountId, credentialId }: OfCredential, context: OperatorContext): Promise<Credential> {
  const views = await listViews(await requireAccount(context, accountId), context);
  return views.find(({ id }) => id === credentialId) ?? refuse(credentialId);
}

function refuse(credentialId: string): never {
  throw new Refusal("missing", `the account has no credential ${JSON.stringify(credentialId)}`);
}

interface NewCredential extends OfCredential {
  readonly rights: readonly domain.Right[];
  readonly endsAt?: string | null | undefined;
}

/** With its password, which is made here and shown this once. */
export const addCredential: UseCase<NewCredential, AddedCredential> = {
  ...{ name: "addCredential", role: "admin", kind: "change", target },
  async run({ accountId, credentialId, rights, endsAt }, context) {
    checkName("credential", credentialId);
    if (domain.toClientId(accountId, credentialId).length > domain.MAX_CLIENT_ID_LENGTH)
      throw new Refusal(
        "invalid",
        `the names of account and credential together must be shorter than ${domain.MAX_CLIENT_ID_LENGTH} characters`,
      );
    const createdMs = context.nowMs();
    const endsMs = readEnd(endsAt, createdMs) ?? undefined;
    await requireAccount(context, accountId);
    const { hash: passwordHash, made } = await choosePassword(undefined, context);
    const added = { id: credentialId, rights: checkRights(rights), endsMs, createdMs, passwordHash };
    const outcome = await store.addCredential(context.database, accountId, added);
    if (outcome === "known") throw new Refusal("conflict", `${accountId} has a credential ${credentialId} already`);
    if (outcome === "full")
      throw new Refusal(
        "conflict",
        `${accountId} has ${store.MAX_CREDENTIALS} credentials, and no account may have more`,
      );
    return { credential: await requireView({ accountId, credentialId }, context), password: made ?? "" };
  },
  describe: ({ credential }) => describeCredential(credential),
};

interface CredentialChange extends OfCredential {
  readonly rights?: readonly domain.Right[] | undefined;
  /** Null: it has no end from now on. */
  readonly endsAt?: string | null | undefined;
}

/** Counts for tokens that were issued before, too. */
export const changeCredential: UseCase<CredentialChange, Credential> = {
  ...{ name: "changeCredential", role: "admin", kind: "change", target },
  async run({ rights, endsAt, ...name }, context) {
    if (rights === undefined && endsAt === undefined)
      throw new Refusal("invalid", "nothing to change: name the rights or the end");
    const change = { rights: rights && checkRights(rights), endsMs: readEnd(endsAt, context.nowMs()) };
    await requireAccount(context, name.accountId);
    if (!(await store.changeCredential(context.database.pool, name.accountId, name.credentialId, change)))
      refuse(name.credentialId);
    return requireView(name, context);
  },
  describe: (credential) => describeCredential(credential),
};

/** Its tokens are not accepted any more. */
export const removeCredential: UseCase<OfCredential, void> = {
  ...{ name: "removeCredential", role: "admin", kind: "change", target },
  async run({ accountId, credentialId }, context) {
    await requireAccount(context, accountId);
    if (!(await store.removeCredential(context.database.pool, accountId, credentialId))) refuse(credentialId);
  },
};

const describeCredential = ({ rights, endsAt }: Credential): string =>
  `rights ${rights.join(" ")}, ${endsAt === null ? "no end" : `ends ${endsAt}`}`;

/** In the order of the contract, each once. */
function checkRights(given: readonly domain.Right[]): readonly domain.Right[] {
  const rights = domain.RIGHTS.filter((right) => given.includes(right));
  if (rights.length === 0) throw new Refusal("invalid", "a credential needs at least one right");
  return rights;
}

/** A date is its beginning in UTC. To end a credential at once is to remove it: an end in the past is a mistake. */
function readEnd(endsAt: string | null | undefined, nowMs: number): number | null | undefined {
  if (endsAt === null || endsAt === undefined) return endsAt;
  const ms = parseEnd(endsAt);
  if (ms === undefined)
    throw new Refusal(
      "invalid",
      `the end must be a date, or a time with its zone, such as 2027-03-01 (in UTC) or 2027-03-01T09:00:00+09:00, not "${endsAt}"`,
    );
  if (ms <= nowMs) throw new Refusal("invalid", "the end is in the past");
  return ms;
}

const END = /^(?<date>\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/** Date.parse alone takes `90` for a year, a time without a zone for one of this machine, and 30 February for March. */
function parseEnd(text: string): number | undefined {
  const { date } = END.exec(text)?.groups ?? {};
  const ms = Date.parse(text);
  if (date === undefined || Number.isNaN(ms)) return undefined;
  return new Date(Date.parse(date)).toISOString().startsWith(date) ? ms : undefined;
}
