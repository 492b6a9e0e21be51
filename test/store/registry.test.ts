import { expect, test } from "vitest";
import { noEntries, type RegistryEntries, toEntries } from "../../server/domain/registry.ts";
import { addRegistryEntries, loadRegistry, removeRegistryEntry, replaceRegistry } from "../../server/store/registry.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z") });
const buttons = [{ type: "WL", name: "Open", urlMobile: "https://acme.example" }];
const entries: RegistryEntries = {
  senderNumbers: ["0212345678"],
  brands: [{ brandKey: "BK", brandId: "BI" }, { brandKey: "BK2" }],
  rcsTemplates: [{ id: "UBR.1", kind: "Cell" }],
  senderKeys: ["PLAIN", { senderKey: "SK", brandTargeting: ["M"], unsubscribePhoneNumber: "0801234567" }],
  alimtalkTemplates: [{ code: "T1", text: "Hello #{name}", buttons }],
  brandmessageTemplates: [{ code: "B1", msgType: "FT" }],
  countries: [
    { prefix: "+81", signature: "[ACME]" },
    { prefix: "+82", senderId: "ACME" },
  ],
};

const load = (accountId: string) => loadRegistry(fresh.database.pool, accountId);
const list = async (accountId: string) => toEntries(await load(accountId));

test("an account without entries has an empty registry", async () => {
  expect(await list("acme")).toEqual(noEntries);
  expect(Object.keys(noEntries)).toEqual(Object.keys(entries));
});

test("registered entries are read as they were registered, each by its name", async () => {
  await addRegistryEntries(fresh.database.pool, "acme", entries);
  await addRegistryEntries(fresh.database.pool, "other", { senderKeys: ["THEIRS"] });
  expect(await list("acme")).toEqual(entries);
  const names = Object.values(await load("acme")).map((section) => [...section.keys()]);
  expect(names).toEqual([["0212345678"], ["BK", "BK2"], ["UBR.1"], ["PLAIN", "SK"], ["T1"], ["B1"], ["+81", "+82"]]);
});

test("an entry of the same name is replaced, and the last of several counts", async () => {
  const changed = { brandKey: "BK", brandId: "CHANGED" };
  await addRegistryEntries(fresh.database.pool, "acme", { brands: [{ ...changed, brandId: "FIRST" }, changed] });
  expect((await list("acme")).brands).toEqual([changed, { brandKey: "BK2" }]);
});

test("an entry is removed by its kind and name", async () => {
  expect(await removeRegistryEntry(fresh.database.pool, "acme", "brand", "SK")).toBe(false);
  expect(await removeRegistryEntry(fresh.database.pool, "acme", "sender-key", "SK")).toBe(true);
  expect((await list("acme")).senderKeys).toEqual(["PLAIN"]);
});

test("replacing is all or nothing and touches no other account", async () => {
  const before = await list("acme");
  await expect(replaceRegistry(fresh.database, "acme", { senderNumbers: ["nul\0"] })).rejects.toThrow();
  expect(await list("acme")).toEqual(before);
  await replaceRegistry(fresh.database, "acme", { senderNumbers: ["1"] });
  expect(await list("acme")).toEqual({ ...noEntries, senderNumbers: ["1"] });
  expect((await list("other")).senderKeys).toEqual(["THEIRS"]);
});
