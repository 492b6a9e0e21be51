import { describe, expect, test } from "vitest";
import { drawn } from "../../../scripts/schema/random.ts";
import { shrinkJson, shrinkMember } from "../../../scripts/schema/shrink.ts";
import { brokenBodies, validBodies } from "../../load/fuzz/kinds/bodies.ts";
import { type JsonPlan, runJson } from "../../load/fuzz/kinds/json-request.ts";
import { newKind } from "../../load/fuzz/kinds/kind.ts";
import { hostileTexts } from "../../load/fuzz/kinds/texts.ts";
import { accepted, check, found, type Stub, stubbedWorld } from "./stub-gateway.ts";

/** Good messages of one operation, so that a stub need not know the others. */
const goodSms = newKind<JsonPlan>(
  { name: "sms", about: "", cases: 10 },
  () =>
    drawn<JsonPlan>(
      (random) => {
        const to = `777777${random.integer(10_000, 99_999)}`;
        return {
          operationId: "sendSms",
          sender: 0,
          body: { from: "77777700", to, text: "MMAARRKK and more", ref: "MMAARRKK" },
        };
      },
      (plan) => shrinkMember(plan, "body", shrinkJson),
    ),
  runJson,
);

const refusing: Stub = () => ({ status: 400, body: { code: "A303", result: "Invalid or empty text" } });

describe("the fuzzer finds", () => {
  test("nothing in what is right", async () => {
    expect(await found(goodSms, await stubbedWorld((_, text) => accepted(text)))).toBeUndefined();
  });

  test("an error of the gateway's own", async () => {
    const world = await stubbedWorld(() => ({ status: 500, body: { code: "A999", result: "Unknown error" } }));
    for (const kind of [goodSms, validBodies, brokenBodies, hostileTexts])
      expect(await found(kind, world)).toContain("500 A999 is an error of the gateway's own");
  });

  test("valid input that is refused, and invalid input that is accepted", async () => {
    expect(await found(goodSms, await stubbedWorld(refusing))).toBe("valid input was refused with A303");
    const credulous = await stubbedWorld((request, text) =>
      request.url === "/v1/send/sms" ? accepted(JSON.stringify({ text })) : refusing(request, text, credulous),
    );
    const broken = newKind<JsonPlan>(
      { name: "broken", about: "", cases: 1 },
      () =>
        drawn(
          () => ({ operationId: "sendSms", sender: 0, body: { from: "1", to: "77777712345", text: "x" } }),
          () => [],
        ),
      runJson,
    );
    expect(await found(broken, credulous)).toBe("invalid input was accepted; A302 was due");
    const refusal = { code: "A303", result: "Invalid or empty text", errors: [] };
    const confused = await stubbedWorld(() => ({ status: 400, body: refusal }));
    expect(await found(broken, confused)).toBe("refused with A303 where A302 was due");
  });

  test("an answer that is not as the contract says", async () => {
    const odd =
      (change: object): Stub =>
      (_, text) => ({ status: 200, body: { ...accepted(text).body, ...change } });
    expect(await found(goodSms, await stubbedWorld(odd({ msgKey: "no key!" })))).toContain("/msgKey violates");
    expect(await found(goodSms, await stubbedWorld(odd({ code: "A001" })))).toContain("A001 came with status 200");
    expect(await found(goodSms, await stubbedWorld(odd({ ref: "another" })))).toContain("another ref");
    const headed: Stub = (_, text) => ({ ...accepted(text), headers: { "X-Powered-By": "stub" } });
    expect(await found(goodSms, await stubbedWorld(headed))).toBe("header x-powered-by is not documented");
  });

  test("what belongs to another account", async () => {
    const leaking: Stub = (_, text, world) => ({
      status: 200,
      body: { ...accepted(text).body, hint: world.accounts[1]?.mark },
    });
    expect(await found(goodSms, await stubbedWorld(leaking))).toBe("the answer shows what belongs to two");
  });

  test("a gateway that has gone, and keeps the request that it was sent then", async () => {
    const world = await stubbedWorld((_, text) => accepted(text), { crashed: "SIGSEGV" });
    const outcome = await check(goodSms, world);
    expect(String(outcome.errorInstance)).toContain("the gateway's process has ended (SIGSEGV)");
    expect(outcome.numShrinks).toBe(0);
  });

  test("a key that is given out twice", async () => {
    const same: Stub = (_, text) => ({ status: 200, body: { ...accepted(text).body, msgKey: "SAME" } });
    expect(await found(goodSms, await stubbedWorld(same))).toBe("the msgKey SAME was given out twice");
  });
});
