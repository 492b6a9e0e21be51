import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { countMessages, makePartner } from "../client/live-client.ts";
import {
  ANSWERED_AT,
  failureCases,
  RECEIVED_AT,
  retryAfterCases,
  waitCases,
  webhookCases,
} from "../client/policy-cases.ts";
import { keys, script, useScriptedStream } from "../client/scripted-stream.ts";
import { newDelivery, OLD_SECRET, report, SECRET } from "../client/webhook-deliveries.ts";
import { EXPIRED, type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { findPort } from "../rig/find-ports.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { python, usePythonPrograms } from "./python-programs.ts";

const root = resolve(import.meta.dirname, "../..");
const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const programs = usePythonPrograms(() => proxy.url);
const runPython = programs.run;
const scripted = useScriptedStream();
const readme = readFileSync(join(root, "client/python/README.md"), "utf8");
const SEND = "/v1/send/sms";
const TOKEN = "/v1/auth/token";
const WARNED: Fault = {
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    ...{ code: "A000", result: "Success", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE" },
    warnings: [{ pointer: "", message: "fails", failure: { channel: "sms" } }],
  }),
};

beforeAll(async () => {
  const picture = sharp({ create: { width: 100, height: 100, channels: 3, background: "teal" } });
  await writeFile(join(programs.folder, "image.jpg"), await picture.jpeg().toBuffer());
  await makePartner(fresh);
});

interface Block {
  readonly language: string;
  readonly code: string;
  readonly prints: string | undefined;
}
const found = [...readme.matchAll(/```(\w*)\n(.*?)```/gs)].map(([, language = "", code = ""]) => ({ language, code }));
const blocks: readonly Block[] = found
  .map((block, index) => ({ ...block, prints: found[index + 1]?.code }))
  .filter(({ language }) => language === "python");
/** The gateway of the first example; later examples use it too. */
const opening = blocks[0]?.code.split("sent =")[0] ?? "";

/** … matches any text of its line. */
const pattern = (prints: string): RegExp =>
  new RegExp(
    `^${prints
      .split("…")
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

/** Runs an example until it ends, or ends it after its first output: a loop by its signal, a server after a delivery. */
async function runExample(code: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(python, ["-c", code], { cwd: programs.folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  let failed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
    if (code.includes("signal.SIGTERM")) child.kill("SIGTERM");
  });
  child.stderr.on("data", (chunk) => {
    failed += chunk;
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  if (code.includes("HTTPServer(")) {
    await deliver(Number(env.PORT), () => child.exitCode === null);
    child.kill("SIGKILL");
  }
  await ended;
  if (!code.includes("HTTPServer(")) expect(failed).toBe("");
  return printed;
}

/** A forged delivery until the server listens, and then a real one, in chunks. */
async function deliver(port: number, isRunning: () => boolean): Promise<void> {
  const post = (delivery: RequestInit) => fetch(`http://127.0.0.1:${port}/`, { method: "POST", ...delivery });
  for (;;) {
    const forged = await post(newDelivery(report, { secrets: [OLD_SECRET] })).catch(() => undefined);
    if (forged !== undefined) {
      const { body, headers } = newDelivery(report);
      const chunks = Readable.toWeb(Readable.from([body.slice(0, 7), body.slice(7)]));
      const answer = await post({ headers, body: chunks, duplex: "half" } as RequestInit);
      expect([forged.status, answer.status, await answer.json()]).toEqual([401, 200, { msgKey: report.msgKey }]);
      return;
    }
    if (!isRunning()) throw new Error("the server has ended");
    await sleep(50);
  }
}

describe.skipIf(python === "")("the Python client", () => {
  test("sends its first message in ten lines", () => {
    expect(blocks.length).toBeGreaterThan(7);
    expect(blocks[0]?.code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(10);
  });

  const shown = blocks.map((block, index): [string, string, Block] => [
    block.code.split("\n").find((line) => line !== "" && !/^(import|from)/.test(line)) ?? "",
    `example-${index}`,
    block,
  ]);
  test.each(shown)("prints the documented output of %s", { tags: ["long"] }, async (_, account, { code, prints }) => {
    await makePartner(fresh, account);
    const whole = code.includes("gateway.") && !code.includes("Gateway(") ? opening + code : code;
    const port = String(await findPort());
    const env = programs.environment({
      ...{ GATEWAY_URL: live.gateway.url, GATEWAY_CLIENT_ID: account },
      ...{ WEBHOOK_SECRET: SECRET, PORT: port },
    });
    expect(await runExample(whole, env)).toMatch(pattern(prints ?? "nothing"));
  });

  test("fetches one token for all threads, and renews it when it is refused", async () => {
    proxy.injectFaults(SEND, ...Array(30).fill("pass"), EXPIRED);
    const printed = await runPython(`
threads = [threading.Thread(target=gateway.send_sms, args=(dict(sms, ref="threads"),)) for _ in range(30)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(gateway.send_sms(sms)["code"])
`);
    expect([printed, proxy.count(TOKEN), await countMessages(fresh, "threads")]).toEqual([["A000"], 2, 30]);
  });

  test("retries with the same key, and sends nothing twice", async () => {
    proxy.injectFaults(
      SEND,
      "cut-after",
      "cut-before",
      { status: 502 },
      refusal(503, "A920", "Server busy, try again"),
    );
    const printed = await runPython('print(gateway.send_sms(dict(sms, ref="twice"))["code"])');
    const keys = proxy.seen.filter(({ path }) => path === SEND).map(({ headers }) => headers["idempotency-key"]);
    expect([printed, keys.length, new Set(keys).size]).toEqual([["A000"], 5, 1]);
    expect(await countMessages(fresh, "twice")).toBe(1);
  });

  test("sends the caller's key, as an argument or as a header in any case", async () => {
    const printed = await runPython(`
for name in ("Idempotency-Key", "idempotency-key", "IDEMPOTENCY-KEY"):
    gateway.send_sms(dict(sms, ref="own key"), options=CallOptions(headers={name: "order-7"}))
gateway.send_sms(sms, idempotency_key="order-8", options=CallOptions(headers={"Idempotency-Key": "order-9"}))
try: gateway.send_sms(sms, options=CallOptions(headers={"Idempotency-Key": " "}))
except ValueError as error: print(error)
`);
    expect(printed).toEqual(["an idempotency key must have printable ASCII characters, without spaces at its ends"]);
    const keys = proxy.seen.filter(({ path }) => path === SEND).map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual(["order-7", "order-7", "order-7", "order-8"]);
    expect(await countMessages(fresh, "own key")).toBe(1);
  });

  test("waits as often as the rate limit asks for it, beyond its tries", async () => {
    proxy.injectFaults(SEND, ...Array(7).fill(refusal(429, "A020", "Rate limit exceeded", { "retry-after": "0" })));
    const printed = await runPython('print(gateway.send_sms(dict(sms, ref="limited"))["code"])');
    expect([printed, proxy.count(SEND)]).toEqual([["A000"], 8]);
  });

  test("takes no token again from a shared store that the gateway has refused", async () => {
    proxy.injectFaults(SEND, EXPIRED);
    const printed = await runPython(`
class Stale:
    first = None
    def get(self, key): return self.first
    def set(self, key, token): self.first = self.first or token
gateway = Gateway(os.environ["GATEWAY_URL"], "acme", os.environ["GATEWAY_PASSWORD"], retry=quick, token_store=Stale())
print([gateway.send_sms(sms)["code"] for _ in range(3)])
`);
    expect([printed, proxy.count(TOKEN)]).toEqual([["['A000', 'A000', 'A000']"], 2]);
  });

  test("calls its hooks for every request, and has the names of the types", async () => {
    proxy.injectFaults(SEND, "cut-before");
    const printed = await runPython(`
from messaging_gateway.types import SmsSend
def broken(event): raise KeyError("a hook")
gateway = Gateway(os.environ["GATEWAY_URL"], "acme", os.environ["GATEWAY_PASSWORD"], retry=quick,
  on_request=lambda event: {"x-own": "1", "authorization": "none"},
  on_response=lambda event: print(event.request.operation, event.request.tries, event.status, event.code, bool(event.request_id)))
body: SmsSend = sms
gateway.send_sms(body)
print(Gateway(os.environ["GATEWAY_URL"], "acme", os.environ["GATEWAY_PASSWORD"], on_request=broken, on_response=broken).send_sms(sms)["code"])
`);
    expect(printed).toEqual([
      "issueToken 1 200 A000 True",
      "sendSms 1 None None False",
      "sendSms 2 200 A000 True",
      "A000",
    ]);
    expect(proxy.seen.filter(({ headers }) => headers["x-own"] === "1")).toHaveLength(3);
  });

  test("does not let a call fail because of an error in a hook, or of headers that cannot be sent", async () => {
    const hooks = [
      ["on_request", "broken"],
      ["on_response", "broken"],
      ["on_retry", "broken"],
      ["on_warning", "broken"],
      ["on_request", 'lambda event: {"no header": "x"}'],
      ["on_request", 'lambda event: {"x-own": "a\\nb"}'],
      ["on_request", 'lambda event: {"x-own": "€"}'],
      ["on_request", 'lambda event: "traceparent"'],
    ];
    for (const _ of hooks) proxy.injectFaults(SEND, "cut-before", WARNED, "cut-before", WARNED);
    const printed = await runPython(`
def broken(event):
    called.append(event)
    raise KeyError("a hook")
for name, hook in (${hooks.map(([name, hook]) => `("${name}", ${hook})`)}):
    called = []
    gateway = new_gateway(**{name: hook})
    print(name, gateway.send_sms(sms)["code"], [sent.error for sent in gateway.send_many([{"sms": sms}])], len(called) > 0)
`);
    expect(printed).toEqual(hooks.map(([name, hook]) => `${name} A000 [None] ${hook === "broken" ? "True" : "False"}`));
  });

  test("tells the warnings of an answer", async () => {
    proxy.injectFaults(SEND, WARNED);
    const printed = await runPython(`
gateway = Gateway(os.environ["GATEWAY_URL"], "acme", os.environ["GATEWAY_PASSWORD"],
  on_warning=lambda event: print(event.operation, event.warning["failure"]["channel"]))
gateway.send_sms(sms)
gateway.send_sms(sms)
`);
    expect(printed).toEqual(["sendSms sms"]);
  });

  test("repeats what could be made twice only if the gateway has not done it", async () => {
    proxy.injectFaults("/v1/form", refusal(503, "A920", "Server busy, try again"), "cut-after");
    const printed = await runPython(`
try: gateway.create_form({"messageForm": [{"sms": {"from": "0212345678", "text": "Hi"}}]})
except UnansweredError as error: print(error.operation, error.why, error.idempotency_key)
`);
    expect([printed, proxy.count("/v1/form")]).toEqual([["createForm network None"], 2]);
  });

  test("ends a call at its time limits, and says what it does not understand", async () => {
    proxy.injectFaults(SEND, "stall", "cut-within", { status: 200, body: "<html>" }, { status: 418 }, { status: 200 });
    const printed = await runPython(`
for timeout_s in (0.1, None, None, None, None):
    try: gateway.send_sms(sms, options=CallOptions(retry=False, timeout_s=timeout_s), idempotency_key="k1")
    except UnansweredError as error: print(error.why, error.idempotency_key)
    except UndocumentedError as error: print(error.status, error.why)
`);
    expect(printed).toEqual(["timeout k1", "network k1", "200 not-json", "418 status", "200 empty"]);
  });

  test("raises typed errors with code, pointers and request id, and never shows a secret", async () => {
    const printed = await runPython(
      `
try: gateway.send_sms({"from": "", "to": "1", "text": ""})
except RefusedError as error: print(error.status, error.code, sorted(fault["pointer"] for fault in error.errors), bool(error.request_id))
try: Gateway(os.environ["GATEWAY_URL"], "acme", "wrong horse").poll_reports()
except GatewayError as error: print(error.operation, error.code, "wrong horse" in str(error))
print(request_id_of(gateway.send_sms(sms)) is not None, isinstance(gateway.poll_reports(), dict))
for wrong in (lambda: gateway.send_sms("Hello"), lambda: gateway.report({"msgKey": "x"}), lambda: gateway.send_sms(None)):
    try: wrong()
    except TypeError as error: print(error)
try: gateway.get_form("..")
except TypeError as error: print(error)
try: gateway.send_sms(sms, idempotency_key=" ")
except ValueError as error: print(error)
`,
    );
    expect(printed).toEqual([
      "400 A302 ['/from', '/text', '/to'] True",
      "issueToken A100 False",
      "True True",
      "sendSms: the body must be a dictionary",
      "inquireReport: msg_key must be a text",
      "sendSms: the body must be a dictionary",
      "form_id cannot be '..'",
      "an idempotency key must have printable ASCII characters, without spaces at its ends",
    ]);
  });

  test("acknowledges reports after the body of the loop, and none if it fails", async () => {
    await makePartner(fresh, "reader");
    // The first two are read by loops that are left.
    proxy.injectFaults("/v1/report/polling", "pass", "pass", { status: 503 });
    const printed = await runPython(
      `
keys = {gateway.send_sms(sms)["msgKey"] for _ in range(3)}
for key in keys: gateway.wait_for_report(key, every_s=0.02)
try:
    for report in gateway.reports(every_s=0.02): raise KeyError("the database is gone")
except KeyError as error: print(error)
for report in gateway.reports(every_s=0.02): break
problems = []
def note(problem):
    problems.append(problem.http_status)
    raise KeyError("an error of the log, which is ignored")
seen = [report.msg_key for report in new_gateway(retry=None).reports(every_s=0.02, until_empty=True, on_problem=note)]
print(len(seen), set(seen) == keys, problems)
print([batch for batch in gateway.report_batches(until_empty=True)])
`,
      { GATEWAY_CLIENT_ID: "reader" },
    );
    expect(printed).toEqual(["'the database is gone'", "3 True [503]", "[]"]);
    expect(proxy.seen.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  test.each([[[]], [[0]], [[1]], [[2]], [[3]], [[1, 0, 1]], [[1, 1, 0, 1]]])(
    "yields each report of a stream once that breaks off after %j events",
    async (breaks) => {
      for (const isOrderly of [false, true]) {
        Object.assign(script, { breaks: [...breaks], isOrderly, acknowledged: [], isAcknowledged: false });
        script.refusals = [{ path: "/v1/report/stream", status: 503, code: "A920" }];
        const printed = await runPython(
          `
stop = threading.Event()
for report in gateway.report_stream(stop=stop, reconnect_s=0.01):
    print(report.msg_key, report.delivered)
    if report.msg_key.endswith("C"): stop.set()
`,
          { GATEWAY_URL: scripted.url },
        );
        expect(printed).toEqual(keys.map((key) => `${key} True`));
        // The end of the batch was lost with the connection, and nobody asks for it any more.
        expect(script.acknowledged).toEqual(breaks.reduce((sum, one) => sum + one, 0) === 3 ? [] : ["b-1"]);
      }
    },
  );

  test.each([
    [59, ["10 opened", "network"]],
    [60, ["12 opened"]],
  ])(
    "gives up a stream that broke off ten times, each time after %d s, unless that is long",
    async (lastedS, printed) => {
      const script = `
import io, types
from messaging_gateway import report_stream
now_s, opened, stop = 0, 0, threading.Event()
report_stream.time = types.SimpleNamespace(monotonic=lambda: now_s)
class Broken(io.BytesIO):
    def readline(self):
        global now_s
        now_s += ${lastedS}
        if opened == 12: stop.set()
        raise ConnectionResetError("reset")
def open_stream(last_id):
    global opened
    opened += 1
    return Broken()
def note(problem): raise KeyError("an error of the log, which is ignored")
failure = None
try: list(report_stream.ReportStream(open_stream, print, stop, 0, 600, note).reports())
except UnansweredError as error: failure = error
print(opened, "opened")
if failure is not None: print(failure.why)
`;
      expect(await runPython(script)).toEqual(printed);
    },
  );

  test("returns the text of a stream that has ended", async () => {
    const printed = await runPython(`
sent = gateway.send_sms({"from": "0212345678", "to": "01012345678", "text": "Hello"})
gateway.wait_for_report(sent["msgKey"], every_s=0.02)
print("event: inquiry" in gateway.stream_inquiry(sent["msgKey"]))
try: gateway.stream_inquiry("NONE")
except RefusedError as error: print(error.code)
`);
    expect(printed).toEqual(["True", "A820"]);
    Object.assign(script, { breaks: [4], isOrderly: true });
    const reports = await runPython('print(gateway.stream_reports().count("event: "))', { GATEWAY_URL: scripted.url });
    expect(reports).toEqual(["4"]);
  });

  test("raises what the stream is refused for, and acknowledges nothing if the body fails", async () => {
    script.refusals = [{ path: "/v1/report/stream", status: 403, code: "A802" }];
    const printed = await runPython(
      `
try: next(gateway.report_stream())
except RefusedError as error: print(error.code)
try:
    for report in gateway.report_stream(): raise KeyError("the database is gone")
except KeyError as error: print(error)
`,
      { GATEWAY_URL: scripted.url },
    );
    expect(printed).toEqual(["A802", "'the database is gone'"]);
    expect(script.acknowledged).toEqual([]);
  });

  test("decides about failures, waits and webhooks as the TypeScript client does", async () => {
    const cases = { failureCases, waitCases, retryAfterCases, webhookCases, answeredAt: ANSWERED_AT };
    const file = join(programs.folder, "cases.json");
    await writeFile(file, JSON.stringify(cases));
    const printed = await runPython(
      `
import random
from messaging_gateway.retry import RetryPolicy, is_worth_retrying, may_be_temporary, retry_after_s
cases = json.load(open(os.environ["CASES"]))
def ms(seconds): return None if seconds is None else round(seconds * 1000)
def failure(case):
    if case["kind"] == "refused": error = RefusedError("sendSms", case["status"], {"code": case["code"]}, {})
    elif case["kind"] == "undocumented": error = UndocumentedError("sendSms", case["status"], "status", b"", {})
    else: error = UnansweredError("sendSms", "network", OSError())
    if "retryAfterMs" in case: error.retry_after_s = case["retryAfterMs"] / 1000
    return error
def options(given):
    if given is False: return None
    seconds = {"firstWaitMs": "first_wait_s", "longestWaitMs": "longest_wait_s"}
    return RetryOptions(**{seconds.get(name, name): value / 1000 if name in seconds else value for name, value in given.items()})
def waits(case):
    random.random = lambda: case["chance"]
    policy = RetryPolicy(options(case["options"]))
    result = []
    for event in case["events"]:
        if event == "succeeded": policy.succeeded()
        else: result.append(ms(policy.next_wait_s(failure(event[0]), event[1], event[2] / 1000)))
    return result
def verdict(case):
    try: return verify_webhook(case["body"], case["headers"], case["secrets"], now=float(os.environ["NOW"])) and "accepted"
    except WebhookError as error: return error.why
print(json.dumps({
    "failureCases": [[name, given, is_worth_retrying(failure(given), True), is_worth_retrying(failure(given), False), may_be_temporary(failure(given))] for name, given, *_ in cases["failureCases"]],
    "waitCases": [dict(case, waitsMs=waits(case)) for case in cases["waitCases"]],
    "retryAfterCases": [[value, ms(retry_after_s({"date": cases["answeredAt"], "retry-after": value}))] for value, _ in cases["retryAfterCases"]],
    "webhookCases": [dict(case, want=verdict(case)) for case in cases["webhookCases"]],
    "answeredAt": cases["answeredAt"],
}))
`,
      { CASES: file, NOW: String(RECEIVED_AT.getTime() / 1000) },
    );
    // What cannot be written as JSON is not in the cases.
    expect(JSON.parse(printed.join("\n"))).toEqual(JSON.parse(JSON.stringify(cases)));
  });
});
