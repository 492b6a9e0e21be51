import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { signToken, type TokenKey, verifyToken } from "../../../../server/domain/token.ts";
import { NOW_MS } from "./fixtures.ts";

const oldKey: TokenKey = { id: "k1", secret: Buffer.from("first secret") };
const newKey: TokenKey = { id: "k2", secret: Buffer.from("second secret") };
const claims = { accountId: "acme", epoch: 3, expiresAtMs: NOW_MS + 1000 };
let token = "";
beforeEach(() => {
  token = signToken(claims, oldKey, "n1");
});

describe("tokens", () => {
  test("a token says whose it is, of which epoch and until when", () => {
    expect(verifyToken(token, [oldKey], NOW_MS)).toEqual({ kind: "valid", ...claims });
  });

  test("one for a credential says that too, and others are as long as before", () => {
    const credential = { id: "poller", createdMs: NOW_MS - 1 };
    const read = verifyToken(signToken({ ...claims, credential }, oldKey, "n1"), [oldKey], NOW_MS);
    expect(read).toEqual({ kind: "valid", ...claims, credential });
    expect(signToken({ ...claims, credential: undefined }, oldKey, "n1")).toBe(token);
  });

  test("it holds its claims and their signature, each in base64url", () => {
    const [content = "", signature] = token.split(".");
    expect(JSON.parse(Buffer.from(content, "base64url").toString())).toEqual(["k1", "acme", 3, NOW_MS + 1000, "n1"]);
    expect(signature).toBe(createHmac("sha256", "first secret").update(content).digest("base64url"));
  });

  test("it is valid up to its expiry and expired from then on (A001)", () => {
    expect(verifyToken(token, [oldKey], NOW_MS + 999).kind).toBe("valid");
    expect(verifyToken(token, [oldKey], NOW_MS + 1000).kind).toBe("expired");
  });

  test("while keys are rotated both are good, afterwards the old one is not (A002)", () => {
    expect(verifyToken(token, [newKey, oldKey], NOW_MS).kind).toBe("valid");
    expect(verifyToken(token, [newKey], NOW_MS).kind).toBe("invalid");
  });

  test("a key of the same name with another secret does not verify it", () => {
    expect(verifyToken(token, [{ id: "k1", secret: newKey.secret }], NOW_MS).kind).toBe("invalid");
  });

  test("two tokens of the same moment differ", () => {
    expect(signToken(claims, oldKey, "n2")).not.toBe(token);
  });

  test("a forged or damaged token is invalid, even an expired one (A002)", () => {
    const [content = "", signature = ""] = token.split(".");
    const other = Buffer.from(JSON.stringify(["k1", "other", 3, NOW_MS + 1000, "n1"])).toString("base64url");
    const expired = Buffer.from(JSON.stringify(["k1", "acme", 3, 0, "n1"])).toString("base64url");
    const list = ["", ".", "x", content, `${content}.`, `.${signature}`, `${other}.${signature}`];
    list.push(
      `${expired}.${signature}`,
      `${token}x`,
      `x${token}`,
      `${content}.${signature.slice(1)}`,
      `${token}.${signature}`,
    );
    for (const bad of list) expect(verifyToken(bad, [oldKey], NOW_MS).kind, bad).toBe("invalid");
  });

  test.each([
    ["no list", {}],
    ["null", null],
    ["too short", ["k1"]],
    ["an epoch that is no number", ["k1", "acme", "3", 9e15, "n"]],
    ["an account that is no text", ["k1", 7, 3, 9e15, "n"]],
    ["a time that is no number", ["k1", "acme", 3, "9e15", "n"]],
  ])("a rightly signed content of another shape is invalid: %s", (_name, content) => {
    const signed = Buffer.from(JSON.stringify(content)).toString("base64url");
    const signature = createHmac("sha256", oldKey.secret).update(signed).digest("base64url");
    expect(verifyToken(`${signed}.${signature}`, [oldKey], NOW_MS).kind).toBe("invalid");
  });
});
