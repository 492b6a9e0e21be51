import type { Submission, SubmittedFile } from "../carriers/carrier.ts";
import { getChannelRules } from "../domain/channels/all.ts";
import { FILE_GONE, OPTED_OUT } from "../domain/gateway-endings.ts";
import { attachedFileKeys } from "../domain/message-files.ts";
import { CachedReader } from "../store/cached-reader.ts";
import type { FinishedStep, WaitingStep } from "./plan-step.ts";
import type { AccountLookups, FileLookups, OptOutLookups } from "./ports.ts";

/** Steps with what they need to be submitted. */
export interface LoadedSteps {
  readonly ready: readonly ReadyStep[];
  /** Steps with a file that is gone, or whose recipient has opted out meanwhile. */
  readonly finished: readonly FinishedStep[];
  /** Too many files for one batch: these go with the next. */
  readonly later: readonly WaitingStep[];
}

export interface ReadyStep {
  readonly step: WaitingStep;
  readonly submission: Submission;
}

export interface Lookups {
  readonly optOuts: OptOutLookups;
  readonly now: () => number;
  readonly accounts: Pick<AccountLookups, "findRegistry">;
  readonly files: FileLookups;
}

/** The files of one batch. That is enough for 18 messages with the largest files. */
const MAX_BYTES = 16 * 1_048_576;

/** Loads files and templates at the last moment: files are too large to wait in memory with their steps. */
export async function completeSubmissions(lookups: Lookups, steps: readonly WaitingStep[]): Promise<LoadedSteps> {
  const refused = await findRefused(lookups, steps);
  const ready: ReadyStep[] = [];
  const finished: FinishedStep[] = [];
  const later: WaitingStep[] = [];
  let bytes = 0;
  for (const step of steps) {
    const fileKeys = attachedFileKeys(step.submission);
    if (refused.has(step.name)) finished.push({ step, ending: OPTED_OUT });
    else if (fileKeys.length > 0 && bytes >= MAX_BYTES) later.push(step);
    else if (fileKeys.length > 0) {
      const files = await readFiles(step.ref.accountId, fileKeys, lookups.files);
      for (const { content } of files ?? []) bytes += content.byteLength;
      if (files === undefined) finished.push({ step, ending: FILE_GONE });
      else ready.push({ step, submission: { ...step.submission, files } });
    } else if (getChannelRules(step.submission.channel).findTemplate === undefined)
      ready.push({ step, submission: step.submission });
    else ready.push({ step, submission: await withTemplate(step, lookups.accounts) });
  }
  return { ready, finished, later };
}

/** An answer about opt-outs is good for so long; a step may wait in its lane for hours. */
const OPT_OUTS_MS = 5000;

/** The names of advertisements whose recipients have opted out since they were placed. */
async function findRefused({ optOuts, now }: Lookups, steps: readonly WaitingStep[]): Promise<ReadonlySet<string>> {
  const oldMs = now() - OPT_OUTS_MS;
  const asked = steps.flatMap(({ advertised }) =>
    advertised === undefined || advertised.askedMs >= oldMs ? [] : [advertised],
  );
  return new Set(asked.length === 0 ? [] : (await optOuts.findRefused(asked)).map(({ name }) => name));
}

/** Undefined: one of them is gone. */
async function readFiles(
  accountId: string,
  fileKeys: readonly string[],
  files: FileLookups,
): Promise<readonly SubmittedFile[] | undefined> {
  const read = await Promise.all(fileKeys.map((fileKey) => files.read(accountId, fileKey)));
  const found = read.filter((file) => file !== undefined);
  return found.length === fileKeys.length ? found : undefined;
}

async function withTemplate({ ref, submission }: WaitingStep, accounts: Lookups["accounts"]): Promise<Submission> {
  const templates = await accounts.findRegistry(ref.accountId);
  return { ...submission, ...getChannelRules(submission.channel).findTemplate?.(submission.payload, templates) };
}

/** A campaign sends the same file thousands of times. */
const FILE_TTL_MS = 30_000;
/** A missing file may be there a moment later. */
const MISSING_TTL_MS = 1000;
/** Each has 300 KB at most. */
const MAX_CACHED_FILES = 100;

export function cacheFiles(files: FileLookups, now: () => number): FileLookups {
  const reader = new CachedReader<SubmittedFile | undefined>({
    load: (name) => {
      const [accountId = "", fileKey = ""] = name.split("\n");
      return files.read(accountId, fileKey);
    },
    ttlMs: (file) => (file === undefined ? MISSING_TTL_MS : FILE_TTL_MS),
    now,
    maxEntries: MAX_CACHED_FILES,
  });
  return { read: async (accountId, fileKey) => reader.read(`${accountId}\n${fileKey}`) };
}
