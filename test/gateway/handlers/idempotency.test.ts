import { expect, test } from "vitest";
import { MemoryGateway } from "../http/rig.ts";

const flow = { sms: { from: "0212345678", text: "Hello #{10}" } };
const destinations = [{ to: "01012345678", replaceWords: { "9": "b", "10": "a" } }];

async function hashOf(json: unknown): Promise<string | undefined> {
  const gateway = new MemoryGateway();
  const answer = await gateway.call("POST", "/v1/send/omni", { json, headers: { "Idempotency-Key": "key-1" } });
  expect(answer.body).toMatchObject({ code: "A000" });
  return gateway.accepted[0]?.idempotency?.bodyHash;
}

test("the hash of a body does not depend on the order of members, and does on that of entries", async () => {
  const hash = await hashOf({ messageFlow: [flow], destinations, ref: "r" });
  const reordered = [{ replaceWords: { "10": "a", "9": "b" }, to: "01012345678" }];
  expect(await hashOf({ ref: "r", destinations: reordered, messageFlow: [flow] })).toBe(hash);
  expect(await hashOf({ messageFlow: [flow], destinations, ref: "s" })).not.toBe(hash);
  const [first] = destinations;
  const two = [first, { ...first, to: "01087654321" }];
  const one = await hashOf({ messageFlow: [flow], destinations: two });
  expect(await hashOf({ messageFlow: [flow], destinations: two.toReversed() })).not.toBe(one);
});

test("a body with half a character is refused under a key as it is without one", async () => {
  const json = { from: "0212345678", to: "01012345678", text: "\ud800" };
  const gateway = new MemoryGateway();
  const answer = await gateway.call("POST", "/v1/send/sms", { json, headers: { "Idempotency-Key": "key-1" } });
  expect(answer.body).toMatchObject({ code: "A303" });
});
