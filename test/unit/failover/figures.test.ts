import { expect, test } from "vitest";
import { type Failover, formatFigures, measure } from "../../load/failover/figures.ts";
import { emptyHistory, type Send } from "../../load/fault/history/history.ts";

const failover: Failover = {
  ...{ number: 1, killed: "member1", elected: "member2" },
  ...{ killedAtMs: 10_000, electedAtMs: 20_000, wholeAtMs: 30_000 },
};
const ACCEPTED = { kind: "accepted", msgKey: "1" } as const;
const BUSY = { kind: "refused", status: 503, code: "A920" } as const;

const send = (process: string, fromMs: number, toMs: number, outcome: Send["outcome"]): Send => ({
  ...{ process, fromMs, toMs, outcome, round: 1, accountId: "acme", ref: "1", to: "01010000000" },
});
const probe = (process: string, atMs: number, ready: boolean | undefined) => ({
  ...{ process, fromMs: atMs, toMs: atMs + 10, ready },
});

test("the times are those of the process that was worst off", () => {
  const history = emptyHistory();
  history.sends.push(
    // It was on its way when the primary died, so it does not end the outage.
    send("api1", 9990, 10_005, ACCEPTED),
    send("api1", 10_100, 15_100, BUSY),
    send("api1", 21_000, 21_500, ACCEPTED),
    send("api2", 10_200, 12_200, BUSY),
    send("api2", 21_000, 22_000, ACCEPTED),
  );
  history.probes.push(
    ...[probe("api1", 10_200, true), probe("api1", 10_600, false), probe("api1", 21_100, true)],
    ...[probe("api2", 10_300, false), probe("api2", 21_900, undefined), probe("api2", 24_000, true)],
  );
  expect(measure(history, failover, 40_000, ["api1", "api2"])).toEqual({
    ...{ electionMs: 10_000, returnMs: 10_000, refusedMs: 12_000, slowestMs: 5000 },
    ...{ readyAfterKillMs: 200, readyAgainMs: 2000, answers: "A000 × 3, A920 × 2" },
  });
});

test("a process that does not accept or get ready again is told", () => {
  const history = emptyHistory();
  history.sends.push(send("api1", 10_100, 15_100, BUSY), send("api2", 20_000, 20_100, ACCEPTED));
  history.probes.push(probe("api1", 10_600, false), probe("api2", 20_000, true));
  const figures = measure(history, failover, 40_000, ["api1", "api2"]);
  expect(figures).toMatchObject({ refusedMs: undefined, readyAgainMs: undefined });
  expect(formatFigures([{ failover, figures }])).toContain(
    "| 1 | member1 | member2 | 10.0 s | 10.0 s | never | 5.0 s |",
  );
});
