import { expect, test } from "vitest";
import { Forms } from "../../server/store/forms.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const entries = [{ sms: { from: "0212345678", text: "Hello #{name} \0 \ud800" } }];
const form = { formId: "form_1", entries, expiresAtMs: nowMs + 1000 };

test("a form is read as it was saved, by its own account, until it expires", async () => {
  const forms = new Forms(fresh.database);
  await forms.create("acme", form);
  expect(await forms.find("acme", "form_1", nowMs + 999)).toEqual(form);
  expect(await forms.find("acme", "form_1", nowMs + 1000)).toBeUndefined();
  expect(await forms.find("other", "form_1", nowMs)).toBeUndefined();
  expect(await forms.find("acme", "form_2", nowMs)).toBeUndefined();
});

test("replacing a form changes its entries and its expiry", async () => {
  const forms = new Forms(fresh.database);
  const changed = {
    formId: "form_1",
    entries: [{ sms: { from: "0212345678", text: "Bye" } }],
    expiresAtMs: nowMs + 5000,
  };
  expect(await forms.replace("other", changed, nowMs)).toBe(false);
  expect(await forms.replace("acme", changed, nowMs + 1000)).toBe(false);
  expect(await forms.replace("acme", changed, nowMs)).toBe(true);
  expect(await forms.find("acme", "form_1", nowMs + 1000)).toEqual(changed);
});

test("a form is removed once, and not by others", async () => {
  const forms = new Forms(fresh.database);
  expect(await forms.remove("other", "form_1", nowMs)).toBe(false);
  expect(await forms.remove("acme", "form_1", nowMs + 5000)).toBe(false);
  expect(await forms.remove("acme", "form_1", nowMs)).toBe(true);
  expect(await forms.remove("acme", "form_1", nowMs)).toBe(false);
});

test("expired forms are cleared away", async () => {
  const forms = new Forms(fresh.database);
  await forms.create("acme", form);
  await forms.create("acme", { ...form, formId: "form_2", expiresAtMs: nowMs });
  expect(await forms.removeExpired(nowMs, 10)).toBe(1);
  expect(await forms.find("acme", "form_1", nowMs)).toBeDefined();
});
