import type { Acknowledgement, History, Poll, PolledBatch } from "./history.ts";
import type { Violation } from "./violation.ts";

const UNKNOWN_BATCH = "A805";

interface Served extends Poll {
  readonly outcome: PolledBatch;
}

/**
 * A batch is served until it is acknowledged, always the same. The polls of an account follow one another: each begins when the one before has
 * ended.
 */
export function checkBatches({ polls, acknowledgements }: History): readonly Violation[] {
  const byAccount = Map.groupBy(polls.filter(isServed), ({ accountId }) => accountId);
  return [...byAccount.values()].flatMap((served) => checkAccount(served, acknowledgements));
}

const isServed = (poll: Poll): poll is Served => poll.outcome.kind === "batch";

function checkAccount(served: readonly Served[], acknowledgements: readonly Acknowledgement[]): readonly Violation[] {
  const found: Violation[] = [];
  const texts = new Map<string, string>();
  let last: Served | undefined;
  for (const poll of served) {
    const { reportId, text } = poll.outcome;
    const about = [reportId];
    const firstText = texts.get(reportId) ?? text;
    if (firstText !== text)
      found.push({ rule: "batch-changed", text: `batch ${reportId} was served with two contents`, about });
    texts.set(reportId, firstText);
    const own = acknowledgements.filter((one) => one.reportId === reportId);
    if (own.some(({ outcome, toMs }) => outcome.kind === "acknowledged" && toMs < poll.fromMs))
      found.push({ rule: "batch-changed", text: `batch ${reportId} was served after it was acknowledged`, about });
    const lastId = last?.outcome.reportId;
    const wasAsked = acknowledgements.some((one) => one.reportId === lastId && one.fromMs <= poll.toMs);
    if (lastId !== undefined && lastId !== reportId && !wasAsked)
      found.push({
        rule: "batch-skipped",
        text: `batch ${reportId} was served while ${lastId} was not acknowledged`,
        about: [reportId, lastId],
      });
    last = poll;
    // It may be acknowledged again until another one has been.
    const others = acknowledgements.filter((one) => one.accountId === poll.accountId && one.reportId !== reportId);
    const isUnknown = own.some(
      ({ outcome, toMs }) =>
        "code" in outcome &&
        outcome.code === UNKNOWN_BATCH &&
        !others.some((other) => other.fromMs <= toMs && other.toMs >= poll.fromMs),
    );
    if (isUnknown)
      found.push({ rule: "batch-refused", text: `batch ${reportId} is unknown when it is acknowledged`, about });
  }
  return found;
}
