import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../../../server/accounts/password.ts";
import { hashCheaply } from "../../../rig/cheap-password.ts";

describe("passwords", () => {
  it("are kept as a hash that names its own cost: scrypt with 32 MB", async () => {
    const hash = await hashPassword("secret", { salt: Buffer.alloc(16, 7) });
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$BwcHBwcHBwcHBwcHBwcHBw\$[A-Za-z0-9+/]{43}$/);
    expect(hash).toBe(await hashPassword("secret", { salt: Buffer.alloc(16, 7) }));
  });

  it("are salted: the same one never has the same hash", async () => {
    expect(await hashCheaply("secret")).not.toBe(await hashCheaply("secret"));
  });

  it("are distinguished from similar ones", async () => {
    const hash = await hashCheaply("Secret 1");
    const tries = ["Secret 1", "secret 1", "Secret 1 ", "Secret", ""];
    expect(await Promise.all(tries.map((password) => verifyPassword(password, hash)))).toEqual([
      true,
      ...[false, false, false, false],
    ]);
  });

  it("of an account that does not exist are never right", async () => {
    expect(await verifyPassword("", undefined)).toBe(false);
    expect(await verifyPassword("secret", undefined)).toBe(false);
  });

  it("keep working when they were hashed at another cost", async () => {
    // Made with: scryptSync("secret", Buffer.alloc(16, 1), 32, { N: 1024, r: 4, p: 2 }).
    const { scryptSync } = await import("node:crypto");
    const key = scryptSync("secret", Buffer.alloc(16, 1), 32, { N: 1024, r: 4, p: 2 }).toString("base64");
    const hash = `$scrypt$ln=10,r=4,p=2$AQEBAQEBAQEBAQEBAQEBAQ$${key.replace(/=+$/, "")}`;
    expect(await verifyPassword("secret", hash)).toBe(true);
    expect(await verifyPassword("Secret", hash)).toBe(false);
  });

  it.each([
    "",
    "secret",
    "$scrypt$ln=31,r=8,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AQEBAQEBAQEBAQEBAQEBAQ",
    "$argon2id$v=19$m=1$a$b",
  ])("with a hash that cannot be read stop with a reason: %j", async (hash) => {
    await expect(verifyPassword("secret", hash)).rejects.toThrow("rotate the account's password");
  });
});
