import { describe, expect, test } from "vitest";
import {
  type Credential,
  findCredential,
  RIGHTS,
  splitClientId,
  toClientId,
} from "../../../../server/domain/credential.ts";
import { ANY_RIGHT, findRightFault, findTokenFault } from "../../../../server/domain/token.ts";
import { account, DAY_MS, NOW_MS } from "./fixtures.ts";

const poller: Credential = { id: "poller", rights: ["reports"], endsMs: NOW_MS + DAY_MS, createdMs: NOW_MS - DAY_MS };

test.each([
  ["acme", { accountId: "acme", credentialId: undefined }],
  ["acme.shop_1-a", { accountId: "acme.shop_1-a", credentialId: undefined }],
  ["acme/poller", { accountId: "acme", credentialId: "poller" }],
  ["acme/", { accountId: "acme", credentialId: "" }],
  ["/poller", { accountId: "", credentialId: "poller" }],
  ["acme/a/b", { accountId: "acme", credentialId: "a/b" }],
])("the client id %s names %j", (clientId, named) => {
  expect(splitClientId(clientId)).toEqual(named);
  if (named.credentialId !== undefined) expect(toClientId(named.accountId, named.credentialId)).toBe(clientId);
});

test.each([
  ["before its end", "poller", NOW_MS + DAY_MS - 1, poller],
  ["at its end", "poller", NOW_MS + DAY_MS, undefined],
  ["of another name", "Poller", NOW_MS, undefined],
  ["without a name", "", NOW_MS, undefined],
])("a credential %s", (_, id, nowMs, found) => {
  expect(findCredential([poller], id, nowMs)).toBe(found);
});

test.each([
  ["send", "A325"],
  ["reports", "A802"],
  ["files", "A325"],
  ["usage", "A802"],
] as const)("who lacks the right %s gets %s, and who has it is served", (right, code) => {
  const id = "poller";
  expect(findRightFault({ id, rights: [right] }, right)).toBeUndefined();
  const message = `the credential "poller" was refused: it lacks the right "${right}"`;
  const faults = [{ pointer: "", code, message }];
  expect(findRightFault({ id, rights: RIGHTS.filter((other) => other !== right) }, right)).toEqual({ code, faults });
});

test("an operation that names no right is closed to every credential", () => {
  const message = `the credential "poller" was refused: only the account's own password may do this`;
  const faults = [{ pointer: "", code: "A325", message }];
  expect(findRightFault({ id: "poller", rights: RIGHTS }, undefined)).toEqual({ code: "A325", faults });
});

describe("a token", () => {
  const own = { accountId: account.id, epoch: account.epoch, expiresAtMs: NOW_MS + 3 * DAY_MS };
  const claims = { ...own, credential: { id: "poller", createdMs: poller.createdMs } };
  const withPoller = { ...account, credentials: [poller] };

  test.each([
    ["of the account's own password", own, withPoller, NOW_MS, "send", undefined],
    ["with the right", claims, withPoller, NOW_MS, "reports", undefined],
    ["without the right", claims, withPoller, NOW_MS, "send", "A325"],
    ["without the right, for what needs none", claims, withPoller, NOW_MS, ANY_RIGHT, undefined],
    ["for an operation that names no right", claims, withPoller, NOW_MS, undefined, "A325"],
    ["of the account's own password, for the same", own, withPoller, NOW_MS, undefined, undefined],
    ["of a credential that has ended", claims, withPoller, NOW_MS + DAY_MS, ANY_RIGHT, "A002"],
    ["of a credential that was removed", claims, account, NOW_MS, "reports", "A002"],
    [
      "of a credential that was removed and added again",
      claims,
      { ...account, credentials: [{ ...poller, createdMs: NOW_MS }] },
      NOW_MS,
      "reports",
      "A002",
    ],
    [
      "of a credential whose rights have changed",
      claims,
      { ...account, credentials: [{ ...poller, rights: ["send"] as const }] },
      NOW_MS,
      "reports",
      "A802",
    ],
    ["that was revoked", claims, { ...withPoller, epoch: account.epoch + 1 }, NOW_MS, "reports", "A002"],
    ["of a blocked account", claims, { ...withPoller, blocked: true }, NOW_MS, "send", "A110"],
    ["that has expired", claims, withPoller, NOW_MS + 3 * DAY_MS, "reports", "A001"],
    ["of an account that is gone", claims, undefined, NOW_MS, "reports", "A002"],
  ])("%s", (_, shown, known, nowMs, right, fault) => {
    expect(findTokenFault(shown, known, nowMs, right)?.code).toBe(fault);
  });
});
