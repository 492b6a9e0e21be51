import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeRandom } from "../rig/random.ts";
import { exchange, settled, watchFarEnds } from "./fronts/exchange.ts";
import { streamsOf } from "./fronts/families.ts";
import { marked, markOf, type Stream, shown } from "./fronts/stream.ts";
import { MemoryGateway } from "./http/rig.ts";

/** Another one finds other streams. */
const SEED = Number(process.env.FRONTS_SEED ?? 20_261_116);
const LEAST_STREAMS = 5000;
/** Exchanges under way at one time. */
const AT_ONCE = 32;

const limits = {
  ...{ sendPerSecond: 1e6, pollingPerSecond: 1e6, uploadPerSecond: 1e6 },
  ...{ tokenPerMinute: 1e6, tokenFailuresPerMinute: 1e6 },
};

/** A gateway on a port, and what it answered to each stream. */
class Front {
  readonly gateway: MemoryGateway;
  readonly answers = new Map<string, readonly string[]>();
  #port = 0;
  close = async (): Promise<void> => {};

  constructor(isDirect: boolean) {
    const failureLimits = { accountFailuresPerMinute: 1e6, addressFailuresPerMinute: 1e6 };
    this.gateway = new MemoryGateway({ account: { limits }, failureLimits, isDirect });
  }

  async listen(): Promise<void> {
    const { url, close } = await this.gateway.listen();
    this.#port = Number(new URL(url).port);
    this.close = close;
  }

  async exchange(stream: Stream, mark: string): Promise<void> {
    this.answers.set(mark, settled(await exchange(this.#port, stream)));
  }

  /** What was accepted, in order, by the mark of its stream; what was damaged has another, the same on both fronts. */
  accepted(): Map<string, string[]> {
    const found = Map.groupBy(this.gateway.accepted, ({ messages }) => messages[0]?.ref ?? "");
    return new Map(
      [...found].map(([mark, requests]) => [
        mark,
        requests.map(({ operation, idempotency, messages }) =>
          JSON.stringify({ operation, key: idempotency?.key, to: messages.map(({ to }) => to) }),
        ),
      ]),
    );
  }
}

beforeAll(watchFarEnds);

let fronts: readonly [koa: Front, direct: Front];
beforeEach(async () => {
  fronts = [new Front(false), new Front(true)];
  await Promise.all(fronts.map((front) => front.listen()));
});
afterEach(() => Promise.all(fronts.map((front) => front.close())));

async function exchangeAll(streams: ReadonlyMap<string, Stream>): Promise<void> {
  const left = streams.entries();
  const work = async (): Promise<void> => {
    for (const [mark, stream] of left) await Promise.all(fronts.map((front) => front.exchange(stream, mark)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Sends them to both fronts and compares everything that came of it. */
async function expectSame(drawn: readonly Stream[]): Promise<void> {
  const [koa, direct] = fronts;
  const streams = new Map(drawn.map((stream, index) => [markOf(index + 1), marked(stream, markOf(index + 1))]));
  await exchangeAll(streams);

  const accepted = { koa: koa.accepted(), direct: direct.accepted() };
  const byKoa = (mark: string) => ({ answers: koa.answers.get(mark), accepted: accepted.koa.get(mark) });
  const byDirect = (mark: string) => ({ answers: direct.answers.get(mark), accepted: accepted.direct.get(mark) });
  const differing = [...streams].filter(([mark]) => JSON.stringify(byKoa(mark)) !== JSON.stringify(byDirect(mark)));
  const [smallest] = differing.toSorted(([, one], [, other]) => shown(one).length - shown(other).length);
  if (smallest !== undefined) {
    const [mark, stream] = smallest;
    const words = `FRONTS_SEED=${SEED}: ${differing.length} streams differ, the smallest is ${shown(stream)}`;
    expect(byDirect(mark), words).toEqual(byKoa(mark));
  }
  // Also what came with a mark that was damaged.
  expect([...accepted.direct].toSorted()).toEqual([...accepted.koa].toSorted());

  const distinct = new Set(drawn.map(shown)).size;
  expect([koa.answers.size, direct.answers.size]).toEqual([distinct, distinct]);
  // The streams are not all refused, and the direct front has not handed all of them over.
  expect(koa.gateway.accepted.length).toBeGreaterThan(distinct / 5);
  expect(direct.gateway.answeredDirectly).toBeGreaterThan(distinct / 5);
  expect(koa.gateway.answeredDirectly).toBe(0);
}

test("both fronts answer, accept and close alike, whatever is sent", { timeout: 240_000 }, () =>
  // Numbers that the variants of one line are no multiple of, so that each line has its turn.
  expectSame(streamsOf(makeRandom(SEED), { listed: 3, swept: 13 })),
);

test("both fronts answer, accept and close alike: all streams", { timeout: 600_000, tags: ["long"] }, async () => {
  const drawn = streamsOf(makeRandom(SEED));
  expect(drawn.length).toBeGreaterThanOrEqual(LEAST_STREAMS);
  await expectSame(drawn);
});
