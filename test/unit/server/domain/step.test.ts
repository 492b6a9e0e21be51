import { expect, test } from "vitest";
import type { Entry } from "../../../../server/domain/entry.ts";
import { makeStep } from "../../../../server/domain/step.ts";
import { account, contract, NOW_MS, registry } from "./fixtures.ts";

const context = { account, registry, contract, nowMs: NOW_MS } as never;
const make = (channel: string, payload: object) => makeStep({ channel, payload } as unknown as Entry, context);

test("an alimtalk step has buttons where the contract's step has them, and keeps a field that only friendtalk moves", () => {
  const step = make("alimtalk", { msgType: "AT", button: [{ name: "Open" }], imgUrl: "https://example.net/a.png" });
  expect(step).toMatchObject({ channel: "alimtalk", serviceType: "ALIMTALK", msgType: "AT", validityS: undefined });
  expect(step.payload).toEqual({
    msgType: "AT",
    attachment: { button: [{ name: "Open" }] },
    imgUrl: "https://example.net/a.png",
  });
});

test("what the registry and the contract should have refused is a fault of the gateway", () => {
  expect(() => make("rcs", { formatId: "NOWHERE" })).toThrow("The format NOWHERE came past the registry");
  expect(() => make("alimtalk", { msgType: "XX" })).toThrow("The message type XX is not one of alimtalk");
});
