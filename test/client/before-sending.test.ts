import { beforeAll, describe, expect, test } from "vitest";
import { isObject } from "../../client/check-options.ts";
import type { Gateway } from "../../client/index.ts";
import { type FlowMessage, preview } from "../../client/preview.ts";
import { bytes, segments, unsendable } from "../../client/segments.ts";
import { type ValidatedOperation, validate, validateMessage } from "../../client/validate.ts";
import { placeholderMarks } from "../../server/domain/placeholder-marks.ts";
import { substitute, type Words } from "../../spec/keywords/substitute.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { sendAlimtalk, sendFriendtalk } from "../unit/spec/codes/messenger.ts";
import { createForm, sendOmni } from "../unit/spec/codes/omni.ts";
import { sendRcs } from "../unit/spec/codes/rcs.ts";
import { sendInternational, sendMms, sendSms } from "../unit/spec/codes/text-sends.ts";
import { contract, flowMessages, requestExamples } from "./contract-examples.ts";
import { makePartner, newClient } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
let gateway: Gateway;

beforeAll(async () => {
  await makePartner(fresh);
  gateway = newClient(live.gateway.url);
});

describe("validate", () => {
  const cases = { sendSms, sendMms, sendInternational, sendRcs, sendAlimtalk, sendFriendtalk, sendOmni, createForm };

  test.each(Object.entries(cases))("says of %s what the gateway says, word by word", async (operation, bodies) => {
    const id = operation as keyof typeof cases;
    expect(bodies.length).toBeGreaterThan(3);
    for (const [what, given] of bodies) {
      const body: unknown = JSON.parse(JSON.stringify(given));
      const expected = validate(id, body);
      const send = gateway[id] as (body: unknown) => Promise<{ readonly ok: boolean; readonly code: string }>;
      if (!isObject(body)) {
        // The client does not send it.
        expect(expected, what).toMatchObject({ ok: false });
        await expect(send(body), what).rejects.toThrow(`${id}: the body must be an object`);
        continue;
      }
      const answered = await send(body);
      if (expected.ok) {
        // The body is only wrong as it stands: the gateway reads an empty fallback as none, for example.
        expect(expected.body, what).not.toEqual(body);
        const { ok, code } = await send(expected.body);
        expect(answered, what).toMatchObject({ ok, code });
        continue;
      }
      const { code, message, errors } = expected;
      expect(answered, what).toMatchObject({ ok: false, code, errors, answer: { result: message } });
    }
  });

  test.each(requestExamples)("finds nothing wrong with %s, %s", (operation, _, body) => {
    expect(validate(operation as ValidatedOperation, body)).toEqual({ ok: true, body });
  });

  test("says what to do about a body that is refused", () => {
    const checked = validate("sendSms", { from: "0212345678", to: "010-1234-5678", text: "Hello" });
    expect(checked).toMatchObject({ ok: false, code: "A306", action: expect.stringContaining("without hyphens") });
  });

  test("returns the typed body", () => {
    const checked = validate("sendSms", { from: "0212345678", to: "01012345678", text: "Hello" });
    expect(checked.ok && checked.body.text).toBe("Hello");
  });
});

describe("preview", () => {
  const marks = placeholderMarks(contract);
  const words: Words = { name: "Kim" };

  test.each(flowMessages.map((message, index) => [Object.keys(message)[0] ?? "", index, message] as const))(
    "replaces in %s %d what the gateway replaces, and nothing else",
    (channel, _, message) => {
      const given = withPlaceholders(message) as FlowMessage;
      const { value } = substitute(given[channel as keyof FlowMessage], words, marks[channel as keyof typeof marks]);
      expect(preview(given, words).message).toEqual({ [channel]: value });
      expect(JSON.stringify(preview(given, words).message)).toContain("Kim");
    },
  );

  test("shows the message that a recipient will receive", async () => {
    const message = { sms: { from: "0212345678", text: "Hi #{name}, #{greeting}" } };
    const replaceWords = { name: "Kim", "#{greeting}": "welcome #{name}" };
    const { accepted } = await gateway.orThrow.sendOmni({
      messageFlow: [message],
      destinations: [{ to: "01012345678", replaceWords }],
    });
    const { rows } = await fresh.database.pool.query(
      "SELECT content::json->'steps'->0->'payload'->>'text' AS text FROM messages WHERE msg_key = $1",
      [accepted[0]?.msgKey],
    );
    expect(preview(message, replaceWords)).toEqual({
      message: { sms: { from: "0212345678", text: rows[0]?.text } },
      missing: [],
    });
    expect(preview(message.sms.text, replaceWords).message).toBe("Hi Kim, welcome #{name}");
  });

  test("lists the missing placeholders", () => {
    const message = { sms: { from: "0212345678", text: "Hi #{name} #{x}" } };
    expect(preview(message, { name: "Kim" }).missing).toEqual([{ name: "x", pointer: "/sms/text" }]);
    expect(preview("#{a}", {}).missing).toEqual([{ name: "a", pointer: "" }]);
  });

  test("its result can be checked with the limits of a sent message", async () => {
    const message = { sms: { from: "0212345678", text: "#{news}" } };
    const replaceWords = { news: "가".repeat(46) };
    expect(
      validate("sendOmni", { messageFlow: [message], destinations: [{ to: "01012345678", replaceWords }] }).ok,
    ).toBe(true);
    const checked = validateMessage(preview(message, replaceWords).message);
    const answered = await gateway.sendOmni({
      messageFlow: [message],
      destinations: [{ to: "01012345678", replaceWords }],
    });
    expect(checked).toMatchObject({ ok: false, code: "A328", errors: [{ pointer: "/sms/text", code: "A328" }] });
    expect(answered).toMatchObject({ ok: false, refused: [{ code: "A328" }] });
    if (answered.ok || answered.kind !== "refused" || checked.ok) throw new Error("accepted");
    expect(answered.errors.map(({ message }) => message)).toEqual(checked.errors.map(({ message }) => message));
    expect(validateMessage(preview(message, { news: "short" }).message)).toMatchObject({ ok: true });
    expect(() => validateMessage({ fax: {} } as never)).toThrow(TypeError);
  });
});

describe("segments and bytes", () => {
  test.each([
    ["a".repeat(160), "gsm7", 1, true],
    ["a".repeat(161), "gsm7", 2, true],
    ["가".repeat(70), "ucs2", 1, true],
    ["가".repeat(71), "ucs2", 2, true],
    ["가".repeat(335), "ucs2", 5, true],
    ["가".repeat(336), "ucs2", 6, false],
    ["€".repeat(80), "gsm7", 1, true],
  ])("%.10s… goes out as %s in %d", async (text, encoding, parts, fits) => {
    expect(segments(text)).toMatchObject({ encoding, fits });
    expect(segments(text).parts).toHaveLength(parts);
    expect(segments(text).parts.join("")).toBe(text);
    const sent = await gateway.sendInternational({ from: "0212345678", to: "+14155550100", text });
    expect(sent.ok).toBe(fits);
  });

  test.each([
    ["Hello", 5],
    ["안녕", 4],
    ["뷁a", 3],
    ["", 0],
  ])("%s has %d bytes", (text, expected) => {
    expect(bytes(text)).toBe(expected);
  });

  test("lists the characters that a domestic text cannot have", () => {
    expect(unsendable("café 🎉 안녕 é")).toEqual(["é", "🎉"]);
    expect(unsendable("안녕 뷁")).toEqual([]);
  });
});

/** The same value with a placeholder at the end of every string. */
function withPlaceholders(value: unknown): unknown {
  if (typeof value === "string") return `${value}#{name}`;
  if (Array.isArray(value)) return value.map(withPlaceholders);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlaceholders(part)]));
}
