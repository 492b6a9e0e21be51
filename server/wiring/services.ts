import { randomBytes } from "node:crypto";
import { PasswordCheck } from "../accounts/password-check.ts";
import type { ContractRules } from "../domain/decision-context.ts";
import type { Flow } from "../domain/entry.ts";
import { makeMessageKey } from "../domain/message-key.ts";
import { zonedClock } from "../domain/time.ts";
import { inspectImage } from "../files/inspect-image.ts";
import type { Forms, Ids, Receipts, Services, Tokens } from "../handlers/services.ts";
import type { Acceptor } from "../store/accept.ts";
import { findAccount } from "../store/accounts.ts";
import { CachedAccounts } from "../store/cached-accounts.ts";
import type { Database } from "../store/database.ts";
import { Files as StoredFiles } from "../store/files.ts";
import { Forms as StoredForms } from "../store/forms.ts";
import { Reports } from "../store/reports.ts";
import { FilesByName } from "./files-by-name.ts";

const DAY_MS = 86_400_000;
/** The contract's lifetime of a form: one year. */
const FORM_LIFETIME_MS = 365 * DAY_MS;

export interface ServiceParts {
  readonly database: Database;
  readonly acceptor: Acceptor;
  readonly tokens: Tokens;
  readonly rules: ContractRules;
  readonly receipts: Receipts;
  /** The address is known only when the gateway listens. */
  readonly publicUrl: () => string;
  readonly timeZone: string;
  readonly fileLifetimeDays: number;
}

/** The services that handlers call, made of the objects of the store. */
export function makeServices(parts: ServiceParts): Services {
  const { database, publicUrl } = parts;
  const cached = new CachedAccounts(database);
  const passwords = new PasswordCheck({ find: (accountId) => findAccount(database.pool, accountId) });
  return {
    acceptor: parts.acceptor,
    accounts: {
      find: (accountId) => cached.find(accountId),
      findRegistry: (accountId) => cached.findRegistry(accountId),
      withPassword: (accountId, password) => passwords.check(accountId, password),
      withRememberedPassword: (accountId, password) => passwords.recall(accountId, password),
    },
    tokens: parts.tokens,
    files: new FilesByName(new StoredFiles(database), () => `${publicUrl()}/v1/image/`),
    images: { inspect: inspectImage },
    forms: toForms(new StoredForms(database)),
    reports: new Reports(database, { newReportId: () => ids.named("b-", Date.now()) }),
    receipts: parts.receipts,
    ids,
    rules: parts.rules,
    clock: zonedClock(parts.timeZone),
    settings: {
      get publicUrl() {
        return publicUrl();
      },
      fileLifetimeMs: parts.fileLifetimeDays * DAY_MS,
      formLifetimeMs: FORM_LIFETIME_MS,
    },
  };
}

const ids: Ids = {
  messageKey: (nowMs) => makeMessageKey(nowMs, takeRandomBytes(10)),
  named: (prefix, nowMs) => prefix + makeMessageKey(nowMs, takeRandomBytes(10)),
};

/** Random bytes that are not given out yet: asking for ten at a time takes a tenth of the processor time of a send (docs/decisions.md). */
let randomPool = Buffer.alloc(0);

function takeRandomBytes(count: number): Buffer {
  if (randomPool.length < count) randomPool = randomBytes(4000);
  const taken = randomPool.subarray(0, count);
  randomPool = randomPool.subarray(count);
  return taken;
}

/** A stored form has the type of the contract: it was checked when it was created. */
function toForms(stored: StoredForms): Forms {
  return {
    create: (accountId, form) => stored.create(accountId, form),
    replace: (accountId, form, nowMs) => stored.replace(accountId, form, nowMs),
    remove: (accountId, formId, nowMs) => stored.remove(accountId, formId, nowMs),
    find: async (accountId, formId, nowMs) => {
      const form = await stored.find(accountId, formId, nowMs);
      return form && { ...form, entries: form.entries as Flow };
    },
  };
}
