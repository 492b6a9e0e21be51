import { describe, expect, test } from "vitest";
import type { NewMessage, Step } from "../../../../server/domain/model.ts";
import { ArrayWriter, TEXT } from "../../../../server/store/binary-array.ts";
import { type Content, contentOf, readContent } from "../../../../server/store/content.ts";

/** What the database gets. */
const stored = (content: Content): string => new ArrayWriter().write(TEXT, [content]).subarray(24).toString();

const cards = Array.from({ length: 6 }, (_, index) => ({
  title: `코트 ${index}`,
  text: "따뜻한 캐시미어 코트 ".repeat(5),
}));
const carousel = { to: "01012345678", ref: "겨울", brandKey: "B1", content: { carousel: cards } };

const step = (payload: Step["payload"]): Step => ({
  ...{ channel: "rcs", serviceType: "RCS", msgType: "RM" },
  ...{ payload, validityS: undefined },
});

/** As a send of one message makes it. */
function messageOf({ to, ref, ...payload }: { [field: string]: unknown }, ...later: Step[]): NewMessage {
  return {
    ...{ to: String(to), steps: [step(payload), ...later], ref: ref === undefined ? undefined : String(ref) },
    ...{ paymentCode: undefined, parts: undefined },
  };
}

/** What is read back of a message whose request was written like this. */
function throughStore(json: string, added: Record<string, unknown> = {}, ...later: Step[]) {
  const value = { ...JSON.parse(json.replace("\ufeff", "")), ...added };
  const message = messageOf(value, ...later);
  const content = contentOf(message, { value, bytes: Buffer.from(json), added: Object.keys(added) });
  return { message, content, read: readContent(stored(content)) };
}

describe("a message is stored as its caller wrote it", () => {
  test.each<[string, string, Record<string, unknown>?]>([
    ["a carousel", JSON.stringify(carousel)],
    ["laid out for people", JSON.stringify(carousel, null, 2)],
    ["with a byte order mark", `\ufeff${JSON.stringify(carousel)}`],
    ["with defaults that were added", JSON.stringify(carousel), { header: "0", copyAllowed: "0" }],
    ["with a name twice", JSON.stringify(carousel).replace("{", '{"brandKey":"another","content":5,')],
    ["with escapes in a name", JSON.stringify(carousel).replace('"brandKey"', '"brand\\u004bey"')],
    ["with an escaped name beside it", JSON.stringify(carousel).replace("{", '{"brand\\u004bey":"another",')],
    [
      "with numbers that are written in many ways",
      JSON.stringify(carousel).replace("{", '{"a":1.0e1,"b":1e400,"c":-0,'),
    ],
    ["with a name that every object has", JSON.stringify(carousel).replace("{", '{"toString":"a","constructor":"b",')],
  ])("%s", (_, json, added) => {
    const { message, content, read } = throughStore(json, added);
    expect(typeof content).toBe("object");
    expect(stored(content)).toContain(json.replace("\ufeff", ""));
    expect(read).toEqual(message);
  });

  test("and the steps that follow are stored beside it", () => {
    const sms: Step = {
      ...step({ from: "0212345678", text: "대체" }),
      channel: "sms",
      serviceType: "SMS",
      msgType: "SM",
    };
    const { message, read } = throughStore(JSON.stringify(carousel), {}, sms);
    expect(read).toEqual(message);
  });

  test("but for what was made of it", () => {
    const value = { ...carousel, from: "0212345678" };
    const message = messageOf({ ...value, from: "GATEWAY", content: { carousel: [] } });
    const content = contentOf(message, { value, bytes: Buffer.from(JSON.stringify(value)), added: [] });
    expect(typeof content).toBe("object");
    expect(readContent(stored(content))).toEqual(message);
  });

  test.each<[string, string]>([
    ["shorter than is worth it", JSON.stringify({ to: "01012345678", text: "Hello" })],
    ["long by its spaces", JSON.stringify(carousel).replace("{", `{${" ".repeat(70_000)}`)],
  ])("unless it is %s", (_, json) => {
    const { message, content, read } = throughStore(json);
    expect(typeof content).toBe("string");
    expect(read).toEqual(message);
  });
});
