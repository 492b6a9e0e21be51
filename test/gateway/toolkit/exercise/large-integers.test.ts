import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";
import { generatedLedger, ledgerByHand, ledgerDocument, type Mistake, serving } from "./ledger.ts";

const SLOW_MS = 120_000;

type Serve = (spec: string) => RequestListener | Promise<RequestListener>;

/** `contract test` and, for so many rounds, `contract fuzz`, as a project calls them. */
async function probe(low: bigint, high: bigint, rounds: number, serve: Serve) {
  const text = ledgerDocument(low, high);
  // The same as YAML, which another parser reads.
  return withFiles({ "openapi.json": text, "openapi.yaml": text }, async (folder) => {
    const listener = await serve(join(folder, "openapi.json"));
    return serving(listener, async (url) => {
      const target = ["--spec", "openapi.json", "--url", url, "--record", "traffic.jsonl"];
      const tested = await runCommandIn(folder, "test", ...target);
      if (rounds === 0) return { output: tested.stdout, statuses: [tested.status] };
      const options = ["--rounds", String(rounds), "--seed", "1"];
      const fuzzed = await runCommandIn(folder, "fuzz", "--spec", "openapi.yaml", "--url", url, ...options);
      const covered = await runCommandIn(folder, "coverage", "--spec", "openapi.yaml", "traffic.jsonl");
      const output = [tested, fuzzed, covered].map(({ stdout, stderr }) => stdout + stderr).join("");
      return { output, statuses: [tested.status, fuzzed.status, covered.status] };
    });
  });
}

const ranges: readonly (readonly [name: string, low: bigint, high: bigint])[] = [
  ["2^53 - 1", 2n ** 53n - 200n, 2n ** 53n - 1n],
  ["2^53", 2n ** 53n - 200n, 2n ** 53n],
  ["2^53 + 1", 2n ** 53n - 200n, 2n ** 53n + 1n],
  ["above 2^53", 2n ** 53n + 1n, 2n ** 53n + 201n],
  ["below 2^63 - 1", 2n ** 63n - 201n, 2n ** 63n - 2n],
  ["2^63 - 1", 2n ** 63n - 201n, 2n ** 63n - 1n],
  ["-2^53 - 1", -(2n ** 53n) - 201n, -(2n ** 53n) - 1n],
  ["-2^63", -(2n ** 63n), -(2n ** 63n) + 200n],
  ["all of 64 bits", -(2n ** 63n), 2n ** 63n - 1n],
];

describe("a right server is green", () => {
  test.each(ranges)("by hand: %s", { timeout: SLOW_MS }, async (_, low, high) => {
    const { output, statuses } = await probe(low, high, 4, () => ledgerByHand(low, high));
    expect(statuses, output).toEqual([0, 0, 0]);
    expect(output).not.toMatch(/not reached|WARNING|only answered with|belong to no operation/);
  });

  test.each([
    ...ranges.map((range) => ["bigint", ...range] as const),
    ["number", "2^53 - 1", 2n ** 53n - 200n, 2n ** 53n - 1n] as const,
  ])("generated with %s: %s", { timeout: SLOW_MS }, async (int64, _, low, high) => {
    const { output, statuses } = await probe(low, high, 4, (spec) => generatedLedger(spec, int64, high));
    expect(statuses, output).toEqual([0, 0, 0]);
    expect(output).not.toMatch(/not reached|WARNING|only answered with|belong to no operation/);
  });
});

describe("a server that is wrong by one is refused", () => {
  const wrong: readonly (readonly [Mistake, (low: bigint, high: bigint) => string | RegExp])[] = [
    ["id-in-reply", () => "an earlier answer named it, so it exists"],
    ["least", (low) => `"amount":${low - 1n}}`],
    ["most", (_, high) => `"amount":${high + 1n}}`],
    ["step", () => /"step":-?\d+}/],
    ["refuses-most", (_, high) => `"amount":${high}}`],
  ];
  test.each(ranges.flatMap((range) => wrong.map(([mistake, shown]) => [mistake, ...range, shown] as const)))(
    "%s: %s",
    { timeout: SLOW_MS },
    async (mistake, _, low, high, shown) => {
      const { output, statuses } = await probe(low, high, 0, () => ledgerByHand(low, high, mistake));
      expect(statuses, output).toEqual([1]);
      expect(output).toMatch(shown(low, high));
    },
  );
});

test("no command ends at a large integer, wherever it stands in the document", { timeout: SLOW_MS }, async () => {
  const document = await readFile(join(import.meta.dirname, "integers-everywhere.yaml"), "utf8");
  // It answers whatever it is asked, and a stream with what it got.
  const answer: RequestListener = (request, response) => {
    const type = request.url === "/streams" ? "application/jsonl" : "application/json";
    response.writeHead(200, { "content-type": type });
    if (request.url === "/streams") request.pipe(response);
    else request.resume().on("end", () => response.end('{"id":9007199254740993,"list":[9007199254740995]}'));
  };
  await withFiles({ "openapi.yaml": document }, (folder) =>
    serving(answer, async (url) => {
      const spec = ["--spec", "openapi.yaml"];
      const ended: (number | null)[] = [];
      for (const [command = "", ...options] of [
        ["generate", ...spec, "--out", "out", "--types", "bigint", "--emit", "python,enums,msw,tanstack-query"],
        ["docs", ...spec, "--out", "docs"],
        ["lint", ...spec],
        ["diff", "openapi.yaml", "openapi.yaml"],
        ["test", ...spec, "--url", url, "--record", "tested.jsonl"],
        ["fuzz", ...spec, "--url", url, "--rounds", "4", "--seed", "1", "--record", "fuzzed.jsonl"],
        ["coverage", ...spec, "tested.jsonl", "fuzzed.jsonl"],
      ]) {
        const { status, stdout, stderr } = await runCommandIn(folder, command, ...options);
        expect(stdout + stderr, command).not.toMatch(/TypeError|BigInt/);
        ended.push(status);
      }
      // The document breaks rules of lint, and the server those of the document.
      expect(ended).toEqual([0, 0, 1, 0, 1, 1, 0]);
    }),
  );
});
