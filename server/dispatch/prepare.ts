import type { Submission, SubmittedFile } from "../carriers/carrier.ts";
import { filesTakenBy } from "../domain/files-taken.ts";
import { FILE_GONE } from "../domain/own-ending.ts";
import type { AccountLookups, FileLookups } from "./ports.ts";
import type { EndedStep, WaitingStep } from "./waiting-step.ts";

export interface Prepared {
  readonly ready: readonly ReadyStep[];
  readonly ended: readonly EndedStep[];
  /** Their turn comes with the next batch. */
  readonly later: readonly WaitingStep[];
}

export interface ReadyStep {
  readonly step: WaitingStep;
  readonly submission: Submission;
}

export interface Lookups {
  readonly accounts: Pick<AccountLookups, "registryOf">;
  readonly files: FileLookups;
}

/** Pictures of one batch: with the largest there are, of 18 messages. */
const MOST_BYTES = 16 * 1_048_576;

/** Reads what a submission takes along. At the last moment: files are too large to lie about in lanes. */
export async function prepare(lookups: Lookups, steps: readonly WaitingStep[]): Promise<Prepared> {
  const ready: ReadyStep[] = [];
  const ended: EndedStep[] = [];
  const later: WaitingStep[] = [];
  let bytes = 0;
  for (const step of steps) {
    const { channel } = step.submission;
    const fileKeys = filesTakenBy(step.submission);
    if (fileKeys.length > 0 && bytes >= MOST_BYTES) later.push(step);
    else if (fileKeys.length > 0) {
      const files = await filesOf(step.ref.accountId, fileKeys, lookups.files);
      for (const { content } of files ?? []) bytes += content.byteLength;
      if (files === undefined) ended.push({ step, ending: FILE_GONE });
      else ready.push({ step, submission: { ...step.submission, files } });
    } else if (channel === "alimtalk") {
      const templateText = await templateTextOf(step, lookups.accounts);
      ready.push({ step, submission: { ...step.submission, templateText } });
    } else ready.push({ step, submission: step.submission });
  }
  return { ready, ended, later };
}

async function filesOf(
  accountId: string,
  fileKeys: readonly string[],
  files: FileLookups,
): Promise<readonly SubmittedFile[] | undefined> {
  const read = await Promise.all(fileKeys.map((fileKey) => files.read(accountId, fileKey)));
  const found = read.filter((file) => file !== undefined);
  return found.length === fileKeys.length ? found : undefined;
}

async function templateTextOf(
  { ref, submission }: WaitingStep,
  accounts: Lookups["accounts"],
): Promise<string | undefined> {
  const { alimtalkTemplates } = await accounts.registryOf(ref.accountId);
  return alimtalkTemplates.get(String(submission.payload.templateCode))?.text;
}
