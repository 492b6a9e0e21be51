import { beforeAll, describe, expect, test } from "vitest";
import { makePartner } from "../client/live-client.ts";
import { script, useScriptedStream } from "../client/scripted-stream.ts";
import { EXPIRED, type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { python, usePythonPrograms } from "./python-programs.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const { run: runPython } = usePythonPrograms(() => proxy.url);
const scripted = useScriptedStream();
const SEND = "/v1/send/sms";
const TOKEN = "/v1/auth/token";
/** A wait that is longer than a program may last. */
const BUSY = refusal(503, "A920", "Server busy", { "retry-after": "3600" });

beforeAll(() => makePartner(fresh));

/** Calls and prints what came of it. The limits of the gateway are beyond those of a program: one in which they count does not end in time. */
const PATIENT = `
patient = {"timeout_s": 9999, "deadline_s": 9999}
def tell(call):
    try: print(call()["code"])
    except GatewayError as error: print(error.operation, error.code or error.why)
`;

/** A gateway whose token is valid for a long time, and is to be renewed now, by a clock of the program. */
const DUE = `
import types
from messaging_gateway import tokens
now_s = time.time()
tokens.time = types.SimpleNamespace(time=lambda: now_s, monotonic=time.monotonic)
class Store:
    def __init__(self, token): self.tokens = [StoredToken(token, now_s + 1000, now_s + 1)]
    def get(self, key): return self.tokens.pop() if self.tokens else None
    def set(self, key, token): pass
due = new_gateway(token_store=Store(gateway.issue_token()["data"]["token"]), **patient)
due.send_sms(sms)
now_s += 1
`;

describe.skipIf(python === "")("the time limit of a call of the Python client", () => {
  test.each<[string, Fault, number, string]>([
    ["is not answered", "stall", 1, "issueToken timeout"],
    ["is to be asked for again later", BUSY, 60, "issueToken A920"],
  ])("is kept if the token %s", async (_, fault, deadlineS, printed) => {
    proxy.injectFaults(TOKEN, fault);
    const program = `${PATIENT}
tell(lambda: new_gateway(**patient).send_sms(sms, options=CallOptions(deadline_s=${deadlineS})))
`;
    expect(await runPython(program)).toEqual([printed]);
  });

  test("is kept if another thread waits for the token", async () => {
    proxy.injectFaults(TOKEN, "stall");
    const printed = await runPython(`${PATIENT}
asked = threading.Event()
gateway = new_gateway(on_request=lambda event: asked.set(), **patient)
threading.Thread(target=gateway.send_sms, args=(sms,), daemon=True).start()
asked.wait()
tell(lambda: gateway.send_sms(sms, options=CallOptions(deadline_s=1)))
`);
    expect(printed).toEqual(["issueToken timeout"]);
  });

  test("does not include the renewal of a token that is still valid", async () => {
    proxy.injectFaults(TOKEN, "pass", "stall");
    const printed = await runPython(`${PATIENT}${DUE}
tell(lambda: due.send_sms(sms))
tell(lambda: due.send_sms(sms))
`);
    expect(printed).toEqual(["A000", "A000"]);
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("is kept if the token is refused while it is renewed", async () => {
    proxy.injectFaults(TOKEN, "pass", "stall");
    proxy.injectFaults(SEND, "pass", EXPIRED);
    const printed = await runPython(`${PATIENT}${DUE}
tell(lambda: due.send_sms(sms, options=CallOptions(deadline_s=4)))
`);
    expect(printed).toEqual(["issueToken timeout"]);
  });

  test("does not hold back a renewed token: later calls have it", async () => {
    await runPython(`${PATIENT}${DUE}
due.send_sms(sms)
# The token is renewed in a thread of its own.
for thread in threading.enumerate():
    if thread is not threading.current_thread(): thread.join()
due.send_sms(sms)
`);
    const shown = proxy.seen.filter(({ path }) => path === SEND).map(({ headers }) => headers.authorization);
    expect([proxy.count(TOKEN), shown[0] === shown[1], shown[1] === shown[2]]).toEqual([2, true, false]);
  });

  test("is not that of a stream of reports, which may be silent for longer once it is open", async () => {
    script.isAcknowledged = true;
    // On a busy machine it may take many tries to open the stream within the time limit.
    const printed = await runPython(
      `
opened = threading.Event()
def note(event):
    if event.request.operation == "streamReports" and event.status == 200: opened.set()
often = RetryOptions(tries=1000, first_wait_s=0.001, longest_wait_s=0.001, budget=1000)
gateway = new_gateway(timeout_s=0.5, deadline_s=9999, retry=often, on_response=note)
read = lambda: list(gateway.report_stream(reconnect_s=0.1, on_problem=lambda problem: print(problem)))
threading.Thread(target=read, daemon=True).start()
opened.wait()
time.sleep(1)
print("silent")
`,
      { GATEWAY_URL: scripted.url },
    );
    expect(printed).toEqual(["silent"]);
  });
});

describe.skipIf(python === "")("a loop over reports of the Python client", () => {
  /** Prints what each loop yields until it is stopped. */
  const runLoops = (hook: string): Promise<string[]> =>
    runPython(`
for loop in ("reports", "report_batches", "report_stream"):
    stop = threading.Event()
    stopping = new_gateway(deadline_s=9999, ${hook}=lambda event: stop.set())
    print(list(getattr(stopping, loop)(stop=stop)))
`);
  const POLLING = "/v1/report/polling";
  const STREAM = "/v1/report/stream";

  test("makes no call whose token comes after the stop", async () => {
    expect(await runLoops("on_response")).toEqual(["[]", "[]", "[]"]);
    expect([TOKEN, POLLING, STREAM].map((path) => proxy.count(path))).toEqual([3, 0, 0]);
  });

  test.each([
    ["a call", [POLLING, POLLING, STREAM], [3, 2, 1]],
    ["a token", [TOKEN, TOKEN, TOKEN], [3, 0, 0]],
  ])("ends when it is stopped while it waits to ask for %s again", async (_, refused, counts) => {
    for (const path of refused) proxy.injectFaults(path, BUSY);
    expect(await runLoops("on_retry")).toEqual(["[]", "[]", "[]"]);
    expect([TOKEN, POLLING, STREAM].map((path) => proxy.count(path))).toEqual(counts);
  });

  test("ends when it is stopped while another thread asks for a token", async () => {
    const printed = await runPython(`
asked, stop = threading.Event(), threading.Event()
def ask_for_ever():
    asked.set()
    threading.Event().wait()
stopping = Gateway(os.environ["GATEWAY_URL"], "acme", ask_for_ever, deadline_s=9999)
threading.Thread(target=stopping.send_sms, args=(sms,), daemon=True).start()
asked.wait()
threading.Timer(0.2, stop.set).start()
print(list(stopping.reports(stop=stop)))
`);
    expect(printed).toEqual(["[]"]);
  });
});
