import { expect, test } from "vitest";
import { defaultSettings } from "../../../../server/accounts/account-settings.ts";
import { makeTokens } from "../../../../server/accounts/tokens.ts";

test("the token of each of 10,000 accounts is verified once, also after some of them got a new one", () => {
  const tokens = makeTokens({ key: "a key that signs all the tokens", oldKey: undefined, ttlS: 60 });
  const issued = Array.from({ length: 11_000 }, (_, index) => {
    return tokens.issue({ ...defaultSettings, id: `account-${index % 10_000}`, epoch: 0 }, 0).token;
  });
  const readings = issued.map((token) => tokens.read(token, 1));
  expect(readings[0]).toMatchObject({ kind: "valid", accountId: "account-0" });
  // A token that is verified again gives another object.
  expect(issued.filter((token, index) => tokens.read(token, 2) !== readings[index])).toEqual([]);
});
