import { describe, expect, test } from "vitest";
import { CHANNELS, STEP_CHANNELS } from "../../../../console/channels/all.ts";
import type { SendOperation } from "../../../../console/channels/table.ts";
import { findFaults as findFaultsBy } from "../../../../console/compose/check.ts";
import { getAt, isObject, type Json, moveItem, removeAt, setAt } from "../../../../console/compose/json.ts";
import { changeKind } from "../../../../console/compose/messenger-kinds.ts";
import { toCurl, toPython, toTypeScript } from "../../../../console/compose/output.ts";
import { findPlaceholders } from "../../../../console/compose/placeholders.ts";
import { getPreset, getPresetsOf, KINDS, PRESETS } from "../../../../console/compose/presets.ts";
import { changeFormat, resizeCarousel } from "../../../../console/compose/rcs-formats.ts";
import { loadRules } from "../../../../console/compose/rules.ts";
import { getChain } from "../../../../console/compose/steps.ts";
import { brandmessageKinds, rcsFormats } from "../../../../generated/tables.ts";

const findFaults = async (operation: SendOperation, body: Json) => findFaultsBy(await loadRules(operation), body);

const flowOf = (...messageFlow: readonly Json[]): Json => ({ messageFlow, destinations: [{ to: "01012345678" }] });

test("the first image of a template with a wide item list is registered as the first row, the others as rows", () => {
  const message = { sendType: "basic", msgType: "FL" };
  const fields = CHANNELS.brandmessage.getSections(message, false).flatMap((section) => section.fields);
  const images = fields.find((field) => field.at.join("/") === "imageVariable");
  if (images?.type !== "list") throw new Error("The template has no list of images");
  const uploads = [0, 1].map((index) => images.fields({}, index).find((field) => field.type === "image")?.upload);
  expect(uploads).toEqual([
    { serviceType: "BRANDMESSAGE", msgType: "wideItemList", subType: "first" },
    { serviceType: "BRANDMESSAGE", msgType: "wideItemList" },
  ]);
  expect(images.make([])).not.toEqual(images.make([{}]));
});

describe("presets", () => {
  test("every channel has some", () => {
    for (const { id } of KINDS) expect(getPresetsOf(id), id).not.toHaveLength(0);
  });

  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    "%s is right by the gateway's rules",
    async (_, preset) => {
      expect(await findFaults(preset.operation, preset.body)).toEqual([]);
    },
  );

  test("kinds that only a flow can carry stand with their channel", () => {
    const ids = getPresetsOf("friendtalk").map(({ id }) => id);
    expect(ids).toContain("sendOmni.friendtalkCarousel");
    expect(ids).toContain("sendFriendtalk.text");
    expect(getPresetsOf("flow").map(({ id }) => id)).toContain("sendOmni.flow");
  });
});

describe("another format or kind", () => {
  const starts = ["sendRcs.carouselMedium", "sendRcs.lms", "sendRcs.thumbnail", "sendRcs.template", "sendRcs.lmsBody"];

  test.each(rcsFormats.formats.map(({ id }) => id))("a message that becomes %s is right", async (formatId) => {
    for (const start of starts) {
      // The names of buttons may be too long for small cards, which the page then shows.
      const changed = changeFormat(getPreset(start).body, formatId);
      const faults = await findFaults("sendRcs", changed);
      expect(
        faults.filter(({ pointer }) => !pointer.endsWith("/name")),
        start,
      ).toEqual([]);
    }
  });

  test("the number of cards is part of the format", () => {
    const { body } = getPreset("sendRcs.carouselMedium");
    expect(getAt(resizeCarousel(body, 5), ["formatId"])).toBe("CMwMhM0500");
    expect(getAt(resizeCarousel(body, 1), ["formatId"])).toBe("CMwMhM0300");
  });

  test.each(brandmessageKinds.map(({ msgType }) => msgType))("a step that becomes %s is right", async (msgType) => {
    for (const channel of ["friendtalk", "brandmessage"] as const) {
      const changed = changeKind(channel, true)(CHANNELS[channel].newStep, msgType);
      const { adFlag: _, ...step } = isObject(changed) ? changed : {};
      const body = setAt(flowOf({ [channel]: step }), ["destinations", "0", "replaceWords"], { name: "Kim" });
      expect(await findFaults("sendOmni", body), channel).toEqual([]);
    }
  });

  test.each(STEP_CHANNELS)("a new %s step is right", async (channel) => {
    const body = setAt(flowOf({ [channel]: CHANNELS[channel].newStep }), ["destinations", "0", "replaceWords"], {
      name: "Kim",
    });
    expect(await findFaults("sendOmni", body)).toEqual([]);
  });
});

describe("faults", () => {
  test("of a single send are those of the server, with the pointer", async () => {
    expect(await findFaults("sendSms", { from: "0212345678", to: "010-1234", text: "" })).toMatchObject([
      { pointer: "/to", code: "A306" },
      { pointer: "/text", code: "A303" },
    ]);
  });

  test("of one recipient of a flow name the recipient", async () => {
    const body: Json = {
      messageFlow: [
        { sms: { from: "0212345678", text: "Hi #{name}" } },
        { mms: { from: "0212345678", text: "Hi #{name}" } },
      ],
      destinations: [
        { to: "01012345678", replaceWords: { name: "Kim" } },
        { to: "01087654321" },
        { to: "010-1", replaceWords: { name: "Kim".repeat(40) } },
      ],
    };
    expect(await findFaults("sendOmni", body)).toMatchObject([
      { pointer: "/destinations/1/replaceWords/name", message: "has no word for #{name}", to: "01087654321" },
      { pointer: "/destinations/2/to", code: "A306", to: "010-1" },
      { pointer: "/messageFlow/0/sms/text", code: "A328", to: "010-1" },
    ]);
  });

  test("that many recipients have are told once, with their numbers", async () => {
    const replaceWords = { name: "Kim".repeat(40) };
    const body: Json = {
      messageFlow: [{ sms: { from: "0212345678", text: "Hi #{name}" } }],
      destinations: [1, 2, 3, 4, 5].map((last) => ({ to: `0101234567${last}`, replaceWords })),
    };
    const to = "01012345671, 01012345672, 01012345673 and 2 more";
    expect(await findFaults("sendOmni", body)).toMatchObject([
      { pointer: "/messageFlow/0/sms/text", code: "A328", to },
    ]);
  });
});

describe("what a recipient gets", () => {
  test("the fallback of a message is its second step, with the sender number of the message", () => {
    const { steps } = getChain("sendRcs", getPreset("sendRcs.lms").body, 0);
    expect(steps.map(({ channel }) => channel)).toEqual(["rcs", "mms"]);
    expect(getAt(steps[1]?.message, ["from"])).toBe("0212345678");
  });

  test("each recipient has words of its own", () => {
    const body: Json = {
      messageFlow: [{ rcs: { content: { standalone: { text: "Hi #{name}" } } } }, { sms: { text: "#{name} #{news}" } }],
      destinations: [{ to: "1", replaceWords: { name: "Kim", news: 7 } }, { to: "2" }],
    };
    const [first, second] = [getChain("sendOmni", body, 0), getChain("sendOmni", body, 1)];
    expect(getAt(first.steps[0]?.message, ["content", "standalone", "text"])).toBe("Hi Kim");
    expect(getAt(first.steps[1]?.message, ["text"])).toBe("Kim 7");
    expect(second.missing).toEqual(["name", "news"]);
  });

  test("the placeholders of a flow are found once each", () => {
    expect(findPlaceholders(getPreset("sendOmni.rcs").body)).toEqual(["name", "date", "id"]);
  });

  test("a body of any shape has no phones and breaks nothing", () => {
    for (const odd of [
      null,
      7,
      "x",
      [],
      {},
      { messageFlow: [null, 1, { fax: {} }], destinations: "x" },
    ] satisfies Json[])
      expect(getChain("sendOmni", odd, 0).steps).toEqual([]);
  });
});

describe("the JSON of the form", () => {
  const value: Json = { a: { b: [{ c: 1 }, { c: 2 }] }, d: "x" };

  test("is changed at a place, in a copy", () => {
    expect(setAt(value, ["a", "b", "1", "c"], 3)).toEqual({ a: { b: [{ c: 1 }, { c: 3 }] }, d: "x" });
    expect(setAt(value, ["e", "f"], true)).toMatchObject({ e: { f: true }, d: "x" });
    expect(getAt(value, ["a", "b", "1", "c"])).toBe(2);
  });

  test("loses an object with its last member, but no entry of a list", () => {
    expect(removeAt({ a: { b: { c: 1 } } }, ["a", "b", "c"])).toEqual({});
    expect(removeAt(value, ["a", "b", "0", "c"])).toEqual({ a: { b: [{}, { c: 2 }] }, d: "x" });
    expect(removeAt(value, ["a", "b", "0"])).toEqual({ a: { b: [{ c: 2 }] }, d: "x" });
  });

  test("has lists whose entries change places", () => {
    expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  });
});

describe("output", () => {
  test("curl holds a quote in a text for the shell", () => {
    const curl = toCurl("sendSms", { text: "It's" }, "http://localhost:8080");
    expect(curl).toContain("POST http://localhost:8080/v1/send/sms");
    expect(curl).toContain(`"It'\\''s"`);
  });

  test("TypeScript names fields without quotes, and leaves texts alone", () => {
    const code = toTypeScript(
      "sendOmni",
      { destinations: [{ replaceWords: { 이름: "x", "a b": '"c": 1' } }] },
      "http://x",
    );
    expect(code).toContain("replaceWords: {");
    expect(code).toContain('"이름": "x"');
    expect(code).toContain('"a b": "\\"c\\": 1"');
    expect(code).toContain("gateway.sendOmni({");
  });

  test("Python has its own words for true, false and nothing", () => {
    const code = toPython("sendBrandmessage", { a: true, b: [false, null, 1.5], c: {}, d: 'it\'s "true"' }, "http://x");
    expect(code).toContain("gateway.send_brandmessage({");
    expect(code).toContain(
      '    "a": True,\n    "b": [\n        False,\n        None,\n        1.5,\n    ],\n    "c": {},\n',
    );
    expect(code).toContain('    "d": "it\'s \\"true\\"",\n})');
  });
});
