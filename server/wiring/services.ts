import { randomBytes } from "node:crypto";
import { OptOutRegistry } from "../accounts/opt-out-registry.ts";
import { PasswordCheck } from "../accounts/password-check.ts";
import type { ContractRules } from "../domain/decision-context.ts";
import { makeMessageKey } from "../domain/message-key.ts";
import { DAY_MS, zonedClock } from "../domain/time.ts";
import { inspectImage } from "../files/inspect-image.ts";
import type { Ids, Quotas, Receipts, ReportStreams, Services, Tokens, Webhooks } from "../handlers/services.ts";
import { FairQueue } from "../http/fair-queue.ts";
import { FollowedMessages } from "../reports/followed-messages.ts";
import type { Acceptor } from "../store/accept.ts";
import type { CachedAccounts } from "../store/cached-accounts.ts";
import { cancelScheduled } from "../store/cancel-message.ts";
import { type AccountCells, type Cell, type Cells, PerCell } from "../store/cell-connections.ts";
import { findAccountByClientId } from "../store/credentials.ts";
import { withDeadline } from "../store/database.ts";
import { Files as StoredFiles } from "../store/files.ts";
import { Forms as StoredForms } from "../store/forms.ts";
import { Reports } from "../store/reports.ts";
import { findDueEach } from "../store/scheduled-messages.ts";
import { readUsage } from "../store/usage.ts";
import type { CredentialUses } from "./credential-uses.ts";
import { FilesByName } from "./files-by-name.ts";
import { UsageCounts } from "./usage-counts.ts";

/** The contract's lifetime of a form: one year. */
const FORM_LIFETIME_MS = 365 * DAY_MS;

/** Images are decoded in turns of their accounts, of each one image at a time: it may hold all its pixels in memory, and takes up to a second. */
const DECODING = { atOnce: 2, atOncePerKey: 1, maxWaiting: 100, maxWaitingPerKey: 20, maxWaitMs: 5000 };

/** A caller gets an answer within 5 s, also while the database is silent. */
const LOOKUP_TIMEOUT_MS = 3500;

export interface ServiceParts {
  readonly cells: Cells;
  readonly accountCells: AccountCells;
  readonly accounts: CachedAccounts;
  readonly acceptors: PerCell<Acceptor>;
  readonly tokens: Tokens;
  readonly credentialUses: Pick<CredentialUses, "note">;
  readonly rules: ContractRules;
  readonly receipts: Receipts;
  readonly reportStreams: ReportStreams;
  readonly inquiryStreams: ReportStreams;
  readonly webhooks: Webhooks;
  readonly quotas: Quotas;
  readonly failureWarnings: Services["failureWarnings"];
  /** The address is known only when the gateway listens. */
  readonly publicUrl: () => string;
  readonly timeZone: string;
  readonly fileLifetimeDays: number;
  readonly scheduleDays: number;
}

/** The services that handlers call, made of the objects of the store. Each call goes to the cell of its account. */
export function makeServices(parts: ServiceParts): Services {
  const { cells, accountCells, accounts: cached, acceptors, publicUrl } = parts;
  const boundedDirectory = withDeadline(cells.directory, LOOKUP_TIMEOUT_MS);
  const { pool: directory } = boundedDirectory;
  const optOutRegistry = new OptOutRegistry(boundedDirectory);
  const passwords = new PasswordCheck({
    find: (clientId) => findAccountByClientId(directory, clientId, Date.now()),
  });
  const decoding = new FairQueue(DECODING);
  const databases = new PerCell(({ database }) => database);
  const boundedDatabases = new PerCell(({ database }) => withDeadline(database, LOOKUP_TIMEOUT_MS));
  const storedFiles = new PerCell((cell) => new StoredFiles(boundedDatabases.of(cell)));
  const storedForms = new PerCell((cell) => new StoredForms(boundedDatabases.of(cell)));
  const storedReports = new PerCell(
    (cell) => new Reports(boundedDatabases.of(cell), { newReportId: () => ids.named("b-", Date.now()) }),
  );
  const reports: Services["reports"] = {
    openBatch: (accountId, nowMs) =>
      accountCells.use(storedReports, accountId, (stored) => stored.openBatch(accountId, nowMs)),
    hasOtherBatch: (accountId, knownId, nowMs) =>
      accountCells.use(storedReports, accountId, (stored) => stored.hasOtherBatch(accountId, knownId, nowMs)),
    acknowledgeBatch: (accountId, reportId, nowMs) =>
      accountCells.use(storedReports, accountId, (stored) => stored.acknowledgeBatch(accountId, reportId, nowMs)),
    find: (accountId, msgKey, nowMs) =>
      accountCells.use(storedReports, accountId, (stored) => stored.find(accountId, msgKey, nowMs)),
    findEach: (accountId, msgKeys, nowMs) =>
      accountCells.use(storedReports, accountId, (stored) => stored.findEach(accountId, msgKeys, nowMs)),
  };
  const findDue: Services["acceptor"]["findDueEach"] = (accountId, msgKeys) =>
    accountCells.use(boundedDatabases, accountId, ({ pool }) => findDueEach(pool, accountId, msgKeys));
  const { lookEveryMs } = parts.inquiryStreams;
  return {
    acceptor: {
      accept: (request) => accountCells.use(acceptors, request.accountId, (acceptor) => acceptor.accept(request)),
      cancel: (account, msgKey, nowMs) =>
        accountCells.use(boundedDatabases, account.id, (database) =>
          cancelScheduled(
            database,
            { accountId: account.id, msgKey },
            { by: "the account", mode: account.reportMode, splitCount: account.splitCount, nowMs },
          ),
        ),
      findDueEach: findDue,
      findAnswer: (accountId, operation, idempotency) =>
        accountCells.use(acceptors, accountId, (acceptor) => acceptor.findAnswer(accountId, operation, idempotency)),
    },
    accounts: {
      find: (accountId) => cached.find(accountId),
      findRegistry: (accountId) => cached.findRegistry(accountId),
      withPassword: (clientId, password) => passwords.check(clientId, password),
      withRememberedPassword: (clientId, password) => passwords.recall(clientId, password),
      noteUse: (accountId, credentialId, nowMs) => parts.credentialUses.note(accountId, credentialId, nowMs),
    },
    tokens: parts.tokens,
    files: new FilesByName(
      {
        find: (accountId, names) => accountCells.use(storedFiles, accountId, (files) => files.find(accountId, names)),
        save: (file) => accountCells.use(storedFiles, file.accountId, (files) => files.save(file)),
        read: (accountId, fileKey, nowMs) =>
          accountCells.use(storedFiles, accountId, (files) => files.read(accountId, fileKey, nowMs)),
        readImage: (imageKey, nowMs) => findInAny(cells, (cell) => storedFiles.of(cell).readImage(imageKey, nowMs)),
      },
      () => `${publicUrl()}/v1/image/`,
    ),
    images: {
      inspect: async (accountId, file) => {
        const found = await decoding.run(accountId, async () => ({
          image: await inspectImage(new Uint8Array(await file.arrayBuffer())),
        }));
        return found === undefined ? "busy" : found.image;
      },
    },
    forms: {
      create: (accountId, form) => accountCells.use(storedForms, accountId, (forms) => forms.create(accountId, form)),
      replace: (accountId, form, nowMs) =>
        accountCells.use(storedForms, accountId, (forms) => forms.replace(accountId, form, nowMs)),
      remove: (accountId, formId, nowMs) =>
        accountCells.use(storedForms, accountId, (forms) => forms.remove(accountId, formId, nowMs)),
      find: (accountId, formId, nowMs) =>
        accountCells.use(storedForms, accountId, (forms) => forms.find(accountId, formId, nowMs)),
    },
    optOuts: {
      add: async (accountId, optOuts, nowMs) => {
        const added = await optOutRegistry.add(accountId, optOuts, { addedMs: nowMs, by: "the account" });
        // The first number makes the key by which workers know that there is something to look up.
        if (cached.peek(accountId)?.optOutKey === undefined) cached.forget(accountId);
        return added;
      },
      remove: (accountId, optOuts) => optOutRegistry.remove(accountId, optOuts),
      find: (accountId, numbers) => optOutRegistry.find(accountId, numbers),
    },
    reports,
    reportStreams: parts.reportStreams,
    quotas: parts.quotas,
    usage: new UsageCounts((accountId, month, countsOpen) => {
      const nowMs = () => performance.now();
      const deadline = { endMs: nowMs() + LOOKUP_TIMEOUT_MS, nowMs };
      return accountCells.use(databases, accountId, (database) =>
        readUsage(database, { ...month, accountIds: [accountId], countsOpen }, deadline),
      );
    }, LOOKUP_TIMEOUT_MS),
    inquiryStreams: parts.inquiryStreams,
    followedMessages: new FollowedMessages({ lookEveryMs, findEach: reports.findEach, findDueEach: findDue }),
    receipts: parts.receipts,
    webhooks: parts.webhooks,
    failureWarnings: parts.failureWarnings,
    ids,
    rules: parts.rules,
    clock: zonedClock(parts.timeZone),
    settings: {
      get publicUrl() {
        return publicUrl();
      },
      fileLifetimeMs: parts.fileLifetimeDays * DAY_MS,
      formLifetimeMs: FORM_LIFETIME_MS,
      maxScheduleMs: parts.scheduleDays * DAY_MS,
    },
  };
}

/** Asks all cells, for what does not say whose it is. A cell that cannot be asked matters only if no other has it. */
async function findInAny<Found>(
  cells: Cells,
  find: (cell: Cell) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const answers = await Promise.allSettled(cells.all.map(find));
  for (const answer of answers) if (answer.status === "fulfilled" && answer.value !== undefined) return answer.value;
  for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
  return undefined;
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
