import { describe, expect, test } from "vitest";
import { type Fault, testOf } from "../../load/mutation/fault.ts";
import { problemOf } from "../../load/mutation/project-copy.ts";
import { score } from "../../load/mutation/run.ts";
import { runBounded } from "../../load/mutation/run-bounded.ts";

const check = testOf("test/a.test.ts", "a group > takes 1.5 (at most)");

describe("a fault", () => {
  const fault: Fault = { name: "n", harm: "h", file: "f", find: "a", put: "b", caughtBy: check };

  test.each([
    ["once", "a", undefined],
    ["nowhere", "x", "what it looks for is 0 times in f"],
    ["twice", "a a", "what it looks for is 2 times in f"],
  ])("that has its place %s", (_, text, problem) => {
    expect(problemOf(text, fault)).toBe(problem);
  });

  test("that changes nothing is none", () => {
    expect(problemOf("a", { ...fault, put: "a" })).toBe("it changes nothing");
  });
});

test("a test is known by its title, taken letter by letter, when it fails and not when it passes", () => {
  const said = (line: string): boolean => check.saying.every((pattern) => pattern.test(`first\n${line}\nlast`));
  expect(said(" FAIL  |unit| test/a.test.ts > a group > takes 1.5 (at most)")).toBe(true);
  expect(said(" FAIL  |unit| test/a.test.ts > a group > takes 125 (at most)")).toBe(false);
  expect(said("   ✓ a group > takes 1.5 (at most)")).toBe(false);
  expect(check.passing?.test("Tests  57 skipped (57)")).toBe(false);
  expect(check.passing?.test("Tests  1 passed | 8 skipped (9)")).toBe(true);
});

describe("a check", () => {
  const run = (program: string, limitMs: number, signal = new AbortController().signal) =>
    runBounded(["--eval", program], { cwd: ".", env: { OF_THE_CHECK: "yes" }, limitMs, signal });

  test("is told by its status and all that it printed", async () => {
    const program = "console.log(process.env.OF_THE_CHECK); console.error('no'); process.exitCode = 3";
    expect(await run(program, 20_000)).toMatchObject({
      status: 3,
      output: expect.stringMatching(/^yes\s+no|^no\s+yes/),
    });
  });

  test("that hangs, or that is not wanted any more, is ended and has no status", async () => {
    const hang = "setInterval(() => {}, 1000)";
    expect((await run(hang, 100)).status).toBeUndefined();
    expect((await run(hang, 20_000, AbortSignal.abort())).status).toBeUndefined();
  });
});

test("the score counts what was not caught by what became of it, and rounds down", () => {
  const caught = { kind: "caught" } as const;
  expect(score(2, [caught, caught], "1.0")).toBe("mutation: 2 of 2 faults caught, 100 %, 1.0 s\n");
  const others = [caught, { kind: "survived", output: "" }, { kind: "unjudged", why: "", output: "" }] as const;
  expect(score(6, others, "1.0")).toBe(
    "mutation: 1 of 6 faults caught, 16 %, 1 survived, 1 could not be judged, 3 not tried, 1.0 s\n",
  );
});
