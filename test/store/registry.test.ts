import { expect, test } from "vitest";
import {
  addRegistryEntries,
  listRegistry,
  loadRegistry,
  type RegistryEntry,
  removeRegistryEntry,
  replaceRegistry,
} from "../../server/store/registry.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z") });
const buttons = [{ type: "WL", name: "Open", urlMobile: "https://acme.example" }];
const entries: readonly RegistryEntry[] = [
  { kind: "alimtalk-template", code: "T1", text: "Hello #{name}", buttons },
  { kind: "brand", brandKey: "BK", brandId: "BI" },
  { kind: "brand", brandKey: "BK2" },
  { kind: "brandmessage-template", code: "B1", msgType: "FT" },
  { kind: "country", prefix: "+81", signature: "[ACME]" },
  { kind: "country", prefix: "+82", senderId: "ACME" },
  { kind: "rcs-template", id: "UBR.1", template: "Cell" },
  { kind: "sender-key", senderKey: "SK", brandTargeting: ["M"], unsubscribePhoneNumber: "0801234567" },
  { kind: "sender-number", number: "0212345678" },
];

test("an account without entries has an empty registry", async () => {
  const registry = await loadRegistry(fresh.database.pool, "acme");
  expect(Object.values(registry).every((part) => ("size" in part ? part.size : part.length) === 0)).toBe(true);
});

test("registered entries are read as they were registered", async () => {
  await addRegistryEntries(fresh.database.pool, "acme", entries);
  await addRegistryEntries(fresh.database.pool, "other", [{ kind: "sender-key", senderKey: "THEIRS" }]);
  expect(await loadRegistry(fresh.database.pool, "acme")).toEqual({
    senderNumbers: new Set(["0212345678"]),
    brands: new Map([
      ["BK", "BI"],
      ["BK2", undefined],
    ]),
    rcsTemplates: new Map([["UBR.1", "Cell"]]),
    senderKeys: new Set(["SK"]),
    alimtalkTemplates: new Map([["T1", { code: "T1", text: "Hello #{name}", buttons }]]),
    brandSenders: new Map([["SK", { targeting: ["M"], unsubscribePhoneNumber: "0801234567" }]]),
    brandmessageTemplates: new Map([["B1", { code: "B1", msgType: "FT" }]]),
    countries: [
      { prefix: "+81", signature: "[ACME]" },
      { prefix: "+82", senderId: "ACME" },
    ],
  });
  expect(await listRegistry(fresh.database.pool, "acme")).toEqual(entries);
});

test("an entry of the same name is replaced, and the last of several counts", async () => {
  const changed = { kind: "brand", brandKey: "BK", brandId: "CHANGED" } as const;
  await addRegistryEntries(fresh.database.pool, "acme", [{ ...changed, brandId: "FIRST" }, changed]);
  expect((await loadRegistry(fresh.database.pool, "acme")).brands.get("BK")).toBe("CHANGED");
  expect(await listRegistry(fresh.database.pool, "acme")).toHaveLength(entries.length);
});

test("an entry is removed by its kind and name", async () => {
  expect(await removeRegistryEntry(fresh.database.pool, "acme", "brand", "SK")).toBe(false);
  expect(await removeRegistryEntry(fresh.database.pool, "acme", "sender-key", "SK")).toBe(true);
  expect((await loadRegistry(fresh.database.pool, "acme")).senderKeys.size).toBe(0);
});

test("replacing is all or nothing and touches no other account", async () => {
  const before = await listRegistry(fresh.database.pool, "acme");
  const bad = { kind: "sender-number", number: "nul\0" } as const;
  await expect(replaceRegistry(fresh.database, "acme", [bad])).rejects.toThrow();
  expect(await listRegistry(fresh.database.pool, "acme")).toEqual(before);
  await replaceRegistry(fresh.database, "acme", entries.slice(-1));
  expect(await listRegistry(fresh.database.pool, "acme")).toEqual(entries.slice(-1));
  expect(await listRegistry(fresh.database.pool, "other")).toHaveLength(1);
});
