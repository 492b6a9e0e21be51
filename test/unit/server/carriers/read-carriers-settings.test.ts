import { describe, expect, test } from "vitest";
import { CarrierSettingsError } from "../../../../server/carriers/carrier.ts";
import { fromEnvironment } from "../../../../server/carriers/read-carriers.ts";
import { SettingsReader } from "../../../../server/carriers/settings.ts";

type Settings = Readonly<Record<string, unknown>>;

/** What is wrong, as `setting: message`. */
function faultsOf(settings: Settings, read: (reader: SettingsReader) => void): string[] {
  const reader = new SettingsReader(settings);
  read(reader);
  try {
    reader.end();
  } catch (error) {
    const errors = error instanceof AggregateError ? error.errors : [error];
    return errors.map((each) => {
      if (!(each instanceof CarrierSettingsError)) throw each;
      return `${each.at}: ${each.message}`;
    });
  }
  return [];
}

const limits = { window: 10, batch: 5, ratePerSecond: undefined };

describe("the reader of settings", () => {
  test("reads what is there, and presets what is not", () => {
    const reader = new SettingsReader({
      host: "smsc.example",
      port: 2775,
      tls: true,
      mode: "b",
      window: 3,
      empty: null,
    });
    expect(reader.text("host")).toBe("smsc.example");
    expect(reader.optionalText("empty")).toBeUndefined();
    expect(reader.integer("port", 1, 1, 65_535)).toBe(2775);
    expect(reader.integer("timeoutMs", 500, 1, 1000)).toBe(500);
    expect(reader.flag("tls", false)).toBe(true);
    expect(reader.flag("other", false)).toBe(false);
    expect(reader.oneOf("mode", "a", ["a", "b"])).toBe("b");
    expect(reader.limits({ ...limits, ratePerSecond: 7 })).toEqual({ window: 3, batch: 5, ratePerSecond: 7 });
    expect(() => reader.end()).not.toThrow();
  });

  test("a number may come as text, as the environment has it", () => {
    expect(new SettingsReader({ port: "2775" }).integer("port", 1, 1, 65_535)).toBe(2775);
  });

  test("keeps all faults until the end", () => {
    const settings = { port: 70_000, tls: "yes", mode: "c", window: 1.5, ratePerSecond: "fast", strange: 1 };
    const faults = faultsOf(settings, (reader) => {
      reader.text("host");
      reader.integer("port", 1, 1, 65_535);
      reader.flag("tls", false);
      reader.oneOf("mode", "a", ["a", "b"]);
      reader.limits(limits);
    });
    expect(faults).toEqual([
      "host: is missing",
      "port: must be a whole number from 1 to 65535",
      "tls: must be true or false",
      "mode: must be one of a, b",
      "window: must be a whole number from 1 to 100000",
      "ratePerSecond: must be a whole number from 1 to 1000000",
      "strange: is not known; there are host, port, tls, mode, window, batch, ratePerSecond",
    ]);
  });

  test("a single fault is thrown as it is", () => {
    const reader = new SettingsReader({});
    reader.text("host");
    expect(() => reader.end()).toThrow(CarrierSettingsError);
  });

  test.each([[""], [17], [["a"]]])("a text must be one: %j", (host) => {
    expect(faultsOf({ host }, (reader) => reader.text("host"))).toEqual([
      "host: must be a text (quotes make one of a number)",
    ]);
  });

  test("settings named like an object's own parts are settings", () => {
    expect(faultsOf(JSON.parse('{"constructor": 1, "__proto__": 2}'), () => {})).toHaveLength(2);
    expect(faultsOf({}, (reader) => reader.optionalText("toString"))).toEqual([]);
  });
});

describe("values of the environment", () => {
  const environment = (name: string) => ({ NAME: "value", lower_1: "small" })[name];

  test.each([
    ["a variable", "$NAME", "value"],
    ["a variable in small letters", "$lower_1", "small"],
    ["a text", "NAME", "NAME"],
    ["a dollar sign inside", "a$NAME", "a$NAME"],
    ["two dollar signs at the front", "$$NAME", "$NAME"],
    ["a number", 5, 5],
    ["a list", ["$NAME", 1], ["value", 1]],
    ["settings in settings", { key: { deep: "$NAME" } }, { key: { deep: "value" } }],
  ])("%s", (_, written, value) => {
    const faults: string[] = [];
    expect(fromEnvironment(written, environment, (fault) => faults.push(fault))).toEqual(value);
    expect(faults).toEqual([]);
  });

  test.each(["$OTHER", "$", "$1", "$NAME-1"])("%s leads nowhere", (written) => {
    const faults: string[] = [];
    fromEnvironment([written], environment, (fault) => faults.push(fault));
    expect(faults).toHaveLength(1);
  });
});
