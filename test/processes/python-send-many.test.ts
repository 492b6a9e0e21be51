import { beforeAll, describe, expect, test } from "vitest";
import { countMessages, makePartner, newClient } from "../client/live-client.ts";
import { type Fault, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { python, usePythonPrograms } from "./python-programs.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const { run: runPython } = usePythonPrograms(() => proxy.url);
const SEND = "/v1/send/sms";

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
results = sorted(gateway.send_many(messages, concurrency=5), key=lambda sent: sent.index)
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
});
