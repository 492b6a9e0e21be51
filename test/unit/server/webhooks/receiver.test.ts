import { describe, expect, test } from "vitest";
import type { StoredAccount } from "../../../../server/store/accounts.ts";
import { receiverOf } from "../../../../server/webhooks/receiver.ts";
import { givenAccount } from "../../../e2e/store/given.ts";

const ready: StoredAccount = {
  ...givenAccount("acme", { reportMode: "webhook" }),
  webhookUrl: "https://acme.example/",
  webhookSecrets: ["whsec_new", "whsec_old"],
};

describe("where reports go", () => {
  test("to the account's URL, signed with all its secrets", () => {
    expect(receiverOf(ready)).toEqual({ url: "https://acme.example/", secrets: ["whsec_new", "whsec_old"] });
  });

  test.each([
    [{ account: { ...ready.account, reportMode: "polling" } }, "polling"],
    [{ webhookUrl: undefined }, "no webhook URL"],
    [{ webhookSecrets: [] }, "unsigned"],
  ] as const)("nowhere: %j", (change, reason) => {
    expect(receiverOf({ ...ready, ...change })).toEqual({ nowhere: expect.stringContaining(reason) });
  });
});
