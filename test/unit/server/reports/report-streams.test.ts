import { expect, test } from "vitest";
import { ReportStreams } from "../../../../server/reports/report-streams.ts";

const makeStreams = () =>
  new ReportStreams({ limits: { ofAnAccount: 2, ofAll: 3 }, lookEveryMs: 1000, maxAgeMs: 1000 });

test("all accounts together have a limit, and a place is free when a stream ends", () => {
  const streams = makeStreams();
  const first = new AbortController();
  const others = new AbortController().signal;
  const begin = (accountId: string) => streams.begin(accountId, others);
  expect([streams.begin("a", first.signal), begin("a"), begin("a")]).toEqual([true, true, false]);
  expect([begin("b"), begin("b"), begin("c"), streams.open]).toEqual([true, false, false, 3]);
  first.abort();
  expect([streams.open, begin("c"), begin("a")]).toEqual([2, true, false]);
});
