import { describe, expect, test } from "vitest";
import { toShell } from "../../../../scripts/probe/wire/curl.ts";
import type { Bug } from "./books-server.ts";
import { type BooksRun, fuzzBooks } from "./fuzz-books.ts";

/** Each bug, the finding that shows it, and the smallest request that does, as it was sent last. */
const bugs: [bug: Bug, finding: string, request: string][] = [
  ["error-on-quote", "failure createBook server-error valid", `POST /books {"title":"'","pages":N}`],
  ["error-on-malformed-json", "failure createBook server-error JSON", "POST /books"],
  ["wrong-status", "failure createBook status-undocumented", 'POST /books {"title":"a","pages":1001}'],
  ["wrong-type", "failure createBook body-invalid", 'POST /books {"title":"a","pages":N,"tags":[]}'],
  ["limit-not-checked", "failure listBooks invalid-accepted", "GET /books?limit=51"],
  ["caption-not-checked", "failure addCover invalid-accepted", "POST /covers"],
  ["deleted-still-answers", "failure getBook used-after-delete", "GET /books/bN"],
  ["undocumented-media-type", "failure listBooks media-type-undocumented", "GET /books?genre=poetry"],
  ["header-missing", "failure deleteBook header-missing", "DELETE /books/a"],
  ["credentials-ignored", "failure getStatistics credentials-ignored none", "GET /statistics"],
  ["any-method", "failure listBooks method-accepted", "PATCH /books"],
];

/** Findings with what tells them apart, each with its smallest request. */
function summaries({ findings }: BooksRun): Map<string, string> {
  return new Map(
    findings.map(({ level, operation, check, key, reason, requests }) => {
      const last = requests.at(-1);
      const part =
        check === "server-error"
          ? reason.includes("JSON")
            ? "JSON"
            : "valid"
          : (/ (none|wrong)$/.exec(key)?.[1] ?? "");
      if (last === undefined || "pieces" in last) throw new Error("a request is missing");
      const isForm = last.headers.some(
        ([name, value]) => name.toLowerCase() === "content-type" && value.startsWith("multipart/"),
      );
      const body = isForm ? "" : (last.body?.toString() ?? "");
      const text = `${last.method} ${last.path} ${body}`.trim();
      const pages = check === "status-undocumented" ? text : text.replace(/"pages":\d+/, '"pages":N');
      return [[level, operation, check, part].join(" ").trim(), pages.replace(/\/b\d+/, "/bN")];
    }),
  );
}

describe("a server with many bugs", async () => {
  const run = await fuzzBooks(
    bugs.map(([bug]) => bug),
    { rounds: 8 },
  );
  const found = summaries(run);

  test.each(bugs)("%s is found, and its request cut down", (_, finding, request) => {
    expect(found.get(finding)).toBe(request);
  });

  test("not many requests are needed", () => {
    expect(run.requests).toBeLessThan(2000);
  });

  test("a finding says where in the document, what was expected, and how to see it again", () => {
    const finding = run.findings.find(({ check }) => check === "invalid-accepted");
    expect(finding).toMatchObject({
      operation: "listBooks",
      expected: "a status from 400 to 499",
      place: { pointer: "/paths/~1books/get/parameters/0/schema/maximum" },
      round: { kind: "broken-requests" },
    });
    expect(finding?.place?.source).toMatch(/books\.yaml:\d+:\d+$/);
    const [request] = finding?.requests ?? [];
    expect(request && toShell(run.url, request, new Set())).toContain(`'${run.url}/books?limit=51'`);
  });

  test("what only shows after other requests names them all", () => {
    const finding = run.findings.find(({ check }) => check === "used-after-delete");
    expect(finding?.requests.map((request) => "method" in request && request.method)).toEqual([
      "POST",
      "DELETE",
      "GET",
    ]);
  });

  test("what a case finds again is counted and not repeated", () => {
    expect(new Set(run.findings.map(({ key }) => key)).size).toBe(run.findings.length);
    expect(Math.max(...run.findings.map(({ times }) => times))).toBeGreaterThan(1);
  });
});

test("a server without bugs has no findings, and the same seed sends the same requests", async () => {
  const [one, other] = [await fuzzBooks([], { rounds: 3 }), await fuzzBooks([], { rounds: 3 })];
  expect([one.findings, one.notWritten, one.neverAccepted, one.unchecked]).toEqual([[], [], [], []]);
  expect(one.traffic).toEqual(other.traffic);
  expect(one.traffic.length).toBe(one.requests);
});

test("a request that is never answered is found", async () => {
  const settings = { rounds: 60, operations: ["createBook"], kinds: ["resources"], timeoutMs: 400 };
  const { findings } = await fuzzBooks(["hangs"], settings);
  expect(findings.map(({ operation, check }) => `${operation} ${check}`)).toContain("addReview no-answer");
});

test("a server that ends is found, and ends the run", async () => {
  const { findings, requests } = await fuzzBooks(["ends"], { rounds: 50, operations: ["createBook"] });
  expect(findings.map(({ check }) => check)).toEqual(["server-gone"]);
  expect(requests).toBeLessThan(1000);
});
