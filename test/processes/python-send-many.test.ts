import { beforeAll, describe, expect, test } from "vitest";
import { countMessages, makePartner, newClient } from "../client/live-client.ts";
import { EXPIRED, type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { python, usePythonPrograms } from "./python-programs.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const { run: runPython } = usePythonPrograms(() => proxy.url);
const SEND = "/v1/send/sms";
const TOKEN = "/v1/auth/token";
/** Until a quota of one channel begins again. */
const TEN_DAYS = { "retry-after": "864000" };
/** Longer than a program may last: one that does not end fails its test. */
const HELD = { "retry-after": "3600" };

beforeAll(() => makePartner(fresh));

describe.skipIf(python === "")("send_many of the Python client", () => {
  test("sends many messages through an outage: nothing is lost or doubled, and keys are those of the TypeScript client", async () => {
    const first = { sms: { from: "0212345678", to: "01000000000", text: "Hello", ref: "many-0" } };
    for await (const { result } of newClient(live.gateway.url).sendMany([first])) expect(result.ok).toBe(true);
    proxy.injectFaults(
      SEND,
      ...Array.from({ length: 20 }, (_, n): Fault => (n % 2 === 0 ? "cut-before" : "cut-after")),
    );
    const printed = await runPython(`
gateway = new_gateway(retry=RetryOptions(tries=2, first_wait_s=0.001, budget=3))
messages = [{"sms": dict(sms, ref=f"many-{n}")} for n in range(12)] + [{"fax": sms}, {"many": []}, {"sms": sms, "mms": sms}, {"sms": dict(sms, to="1")}]
results = sorted(gateway.send_many(messages, concurrency=10), key=lambda sent: sent.index)
print([sent.answer["code"] if sent.error is None else type(sent.error).__name__ for sent in results])
print(len([1 for _ in gateway.send_many([], concurrency=1)]))
away = Gateway("http://127.0.0.1:9", "acme", "x", retry=None)
print([type(sent.error).__name__ for sent in away.send_many([{"sms": sms}], patience_s=0.4)])
`);
    const ends = [...Array(12).fill("'A000'"), ...Array(3).fill("'TypeError'"), "'RefusedError'"];
    expect(printed).toEqual([`[${ends.join(", ")}]`, "0", "['UnansweredError']"]);
    const counts = Array.from({ length: 12 }, (_, n) => countMessages(fresh, `many-${n}`));
    expect(await Promise.all(counts)).toEqual(Array(12).fill(1));
  });

  test.each<[string, Fault, string]>([
    ["a quota", refusal(429, "A020", "Rate limit exceeded", TEN_DAYS), "A020"],
    ["a gateway that is away", refusal(503, "A920", "Server busy", TEN_DAYS), "A920"],
    ["a proxy that is closed", { status: 503, headers: TEN_DAYS }, "503"],
  ])("%s holds the other messages back for no longer than the patience", async (_, fault, code) => {
    proxy.injectFaults(SEND, fault);
    const printed = await runPython(`
messages = [{"sms": dict(sms, ref=f"held by ${code} {n}")} for n in range(3)]
for sent in new_gateway(retry=None).send_many(messages, concurrency=1, patience_s=5):
    print(sent.answer["code"] if sent.error is None else sent.error.code or sent.error.http_status)
`);
    expect(printed).toEqual([code, "A000", "A000"]);
  });

  test("the wait for a gateway that is away grows to its longest and stays there, however often it fails", async () => {
    const printed = await runPython(`
import types
from messaging_gateway import send_many
now_s = 0.0
send_many.time = types.SimpleNamespace(monotonic=lambda: now_s)
gate = send_many.SendGate(600)
waits = []
for _ in range(2000):
    open_at = gate._close(UnansweredError("sendSms", "network", OSError()))
    waits.append(open_at - now_s)
    now_s = open_at
print(waits[:6], set(waits[6:]))
`);
    expect(printed).toEqual(["[0.25, 0.5, 1.0, 2.0, 4.0, 5.0] {5.0}"]);
  });

  test.each<[string, Fault, string]>([
    ["the rate limit", refusal(429, "A020", "Rate limit exceeded", HELD), "retry=None"],
    ["a retry", refusal(503, "A920", "Server busy", HELD), "deadline_s=9999"],
  ])("left by break ends at once and sends nothing more, while a message waits for %s", async (_, fault, options) => {
    proxy.injectFaults(SEND, fault);
    const printed = await runPython(`
for sent in new_gateway(${options}).send_many([{"sms": sms}, {"sms": sms}], patience_s=9999):
    print(sent.error)
    break
`);
    // The threads end too, so that the program does.
    expect([printed, proxy.count(SEND)]).toEqual([["None"], 2]);
  });

  test("left by break does not wait for an answer, which ends the last thread", async () => {
    const answer = Promise.withResolvers<void>();
    proxy.injectFaults(SEND, { held: answer.promise });
    const answerWhenLeft = async (): Promise<void> => {
      await expect.poll(() => proxy.count("/v1/report/polling")).toBe(1);
      answer.resolve();
    };
    const program = `
patient = new_gateway(timeout_s=9999, deadline_s=9999)
for sent in patient.send_many([{"sms": sms}, {"sms": sms}]):
    print(sent.error)
    break
print(patient.poll_reports()["code"])
`;
    const [printed] = await Promise.all([runPython(program), answerWhenLeft()]);
    expect([printed, proxy.count(SEND)]).toEqual([["None", "A000"], 2]);
  });

  test.each([
    ["waits for its token", "issueToken", 0],
    ["must be repeated with a new token", "sendSms", 1],
  ])("left by break sends no message that %s", async (_, operation, sends) => {
    proxy.injectFaults(SEND, EXPIRED);
    const printed = await runPython(`
answered, left = threading.Event(), threading.Event()
def hold(event):
    if event.request.operation == "${operation}":
        answered.set()
        left.wait()
for sent in new_gateway(on_response=hold).send_many([{"sms": sms}, {"fax": sms}]):
    print(type(sent.error).__name__)
    answered.wait()
    break
left.set()
`);
    expect([printed, proxy.count(TOKEN), proxy.count(SEND)]).toEqual([["TypeError"], 1, sends]);
  });

  test("tells the error of its input after the results of what was sent", async () => {
    const printed = await runPython(`
def source():
    for n in range(3): yield {"sms": dict(sms, ref=f"broken-{n}")}
    raise KeyError("the file ended")
seen = []
try:
    for sent in gateway.send_many(source(), concurrency=5): seen.append(sent.answer["code"])
except KeyError as error: print(error, seen)
`);
    expect(printed).toEqual(["'the file ended' ['A000', 'A000', 'A000']"]);
  });

  test("yields a result while the input is slow, and can be left while it is silent", async () => {
    const printed = await runPython(`
is_first_there = threading.Event()
def source():
    yield {"sms": sms}
    is_first_there.wait()
    yield {"sms": sms}
    threading.Event().wait()
for sent in gateway.send_many(source()):
    is_first_there.set()
    if sent.index == 1: break
print("left")
`);
    expect(printed).toEqual(["left"]);
  });

  test("reads no more of its input than is under way, and no further after it is left", async () => {
    const printed = await runPython(`
taken = 0
def source():
    global taken
    while True:
        taken += 1
        yield {"sms": sms}
many = gateway.send_many(source(), concurrency=3)
for _ in range(5): next(many)
# Five were yielded, and three are under way or done.
while taken < 8: time.sleep(0.01)
# If more were read, it would be now.
time.sleep(0.2)
print(taken)
many.close()
time.sleep(0.2)
print(taken)
`);
    expect(printed).toEqual(["8", "8"]);
  });

  test("tells any error of a message at its place", async () => {
    const printed = await runPython(`
def locked(): raise PermissionError("the vault is closed")
locked_out = Gateway(os.environ["GATEWAY_URL"], "acme", locked)
print([str(sent.error) for sent in locked_out.send_many([{"sms": sms}, {"sms": sms}])])
`);
    expect(printed).toEqual(["['the vault is closed', 'the vault is closed']"]);
  });
});
