import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeRandom } from "../rig/random.ts";
import { MemoryGateway } from "./http/rig.ts";
import { findAnswerFault, splitAnswers } from "./raw-streams/answers.ts";
import { exchange, watchFarEnds } from "./raw-streams/exchange.ts";
import { streamsOf } from "./raw-streams/families.ts";
import { marked, markOf, type Stream, shown } from "./raw-streams/stream.ts";

/** Another one finds other streams. */
const SEED = Number(process.env.STREAMS_SEED ?? 20_261_116);
const LEAST_STREAMS = 5000;
/** Exchanges under way at one time. */
const AT_ONCE = 32;

const limits = {
  ...{ sendPerSecond: 1e6, pollingPerSecond: 1e6, uploadPerSecond: 1e6 },
  ...{ tokenPerMinute: 1e6, tokenFailuresPerMinute: 1e6 },
};

let stopWatching = (): void => {};
beforeAll(() => {
  stopWatching = watchFarEnds();
});
afterAll(() => stopWatching());

let gateway: MemoryGateway;
let port = 0;
let close = async (): Promise<void> => {};
beforeEach(async () => {
  const failureLimits = { accountFailuresPerMinute: 1e6, addressFailuresPerMinute: 1e6 };
  gateway = new MemoryGateway({ account: { limits }, failureLimits });
  const listening = await gateway.listen();
  port = Number(new URL(listening.url).port);
  close = listening.close;
});
afterEach(() => close());

interface Outcome {
  readonly stream: Stream;
  readonly answers: readonly string[];
}

/** What came back for each stream, by its mark. */
async function exchangeAll(drawn: readonly Stream[]): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const left = drawn.entries();
  const work = async (): Promise<void> => {
    for (const [index, one] of left) {
      const mark = markOf(index + 1);
      const stream = marked(one, mark);
      outcomes.set(mark, { stream, answers: splitAnswers(await exchange(port, stream)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

const isAcceptance = (answer: string): boolean => answer.includes('"msgKey":');

/** Why an outcome is none that a caller can work with; undefined if it is. */
function findFault({ stream, answers }: Outcome, accepted: number): string | undefined {
  const [fault] = answers.map(findAnswerFault).filter((found) => found !== undefined);
  if (fault !== undefined) return fault;
  // A caller that is gone does not hear of what was accepted.
  if (stream.ending === "reset") return undefined;
  const told = answers.filter(isAcceptance).length;
  return told === accepted ? undefined : `${accepted} messages were accepted, and the caller was told of ${told}`;
}

/** Every answer is one that the contract has, and tells the caller of each message that was accepted, once. */
async function expectSound(drawn: readonly Stream[]): Promise<void> {
  const outcomes = await exchangeAll(drawn);
  // The mark of a message may be damaged as well: then nobody can say which stream it is of.
  const accepted = Map.groupBy(gateway.accepted, ({ messages }) => messages[0]?.ref ?? "");
  const unmarked = [...accepted.keys()].filter((mark) => !outcomes.has(mark));
  const faults = [...outcomes].flatMap(([mark, outcome]) => {
    const fault = findFault(outcome, accepted.get(mark)?.length ?? 0);
    return fault === undefined ? [] : [{ fault, stream: shown(outcome.stream), answers: outcome.answers }];
  });
  const [smallest] = faults.toSorted((one, other) => one.stream.length - other.stream.length);
  expect(smallest, `STREAMS_SEED=${SEED}: ${faults.length} streams have faults, and this is the smallest`).toBe(
    undefined,
  );
  expect(unmarked).toEqual([]);
  // Not all streams are refused.
  expect(gateway.accepted.length).toBeGreaterThan(drawn.length / 5);
}

test(
  "whatever is sent, each answer has an envelope and each accepted message is answered once",
  {
    timeout: 240_000,
  },
  () =>
    // Numbers that the variants of one line are no multiple of, so that each line has its turn.
    expectSound(streamsOf(makeRandom(SEED), { listed: 3, swept: 13 })),
);

test("the same with all streams", { timeout: 600_000, tags: ["long"] }, async () => {
  const drawn = streamsOf(makeRandom(SEED));
  expect(drawn.length).toBeGreaterThanOrEqual(LEAST_STREAMS);
  await expectSound(drawn);
});
