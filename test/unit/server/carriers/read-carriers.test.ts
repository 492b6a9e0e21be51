import { describe, expect, test } from "vitest";
import type { Receipt } from "../../../../server/carriers/carrier.ts";
import {
  type Carriers,
  type CarriersContext,
  compareCarriers,
  simulatorAlone,
} from "../../../../server/carriers/carriers.ts";
import { readCarriers } from "../../../../server/carriers/read-carriers.ts";
import type { Channel } from "../../../../server/domain/model.ts";
import { listSharedRoutes } from "../../../../server/domain/route-table.ts";
import { createLog } from "../../../../server/telemetry/log.ts";

const environment = (name: string): string | undefined =>
  ({
    KKO_SECRET: "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",
    SMSC1_PASSWORD: "secret",
    EMPTY: "",
    SEED: "7",
  })[name];

const findShares = () => undefined;
const context = { now: () => 0, log: createLog("silent"), receive: async () => {}, simulatorForAll: true, findShares };

const made = (text: string | undefined, simulatorForAll = true, more: Partial<CarriersContext> = {}): Carriers =>
  (text === undefined ? simulatorAlone() : readCarriers(text, "carriers.yaml", environment)).make({
    ...{ ...context, simulatorForAll, ...more },
  });

const ref = { msgKey: "01JCQH00000000000000000000" };

const names = (carriers: Carriers, channel: Channel, to: string, sandbox = false): string[] | undefined =>
  carriers.route({ channel, to, sandbox, ref })?.map(({ name }) => name);

const everything = "  - { channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: sim }";

describe("without a carriers file", () => {
  test.each(["sms", "mms", "rcs", "international", "alimtalk", "friendtalk"] as const)(
    "a simulator takes %s",
    (channel) => {
      const carriers = made(undefined);
      expect(carriers.all.map(({ name }) => name)).toEqual(["simulator"]);
      expect(names(carriers, channel, "01012345678")).toEqual(["simulator"]);
      expect(names(carriers, channel, "01012345678", true)).toEqual(["simulator"]);
    },
  );
});

describe("where the simulator is for the sandbox only", () => {
  test.each(["sms", "mms", "rcs", "international", "alimtalk", "friendtalk"] as const)(
    "without a carriers file %s of other accounts waits",
    (channel) => {
      const carriers = made(undefined, false);
      expect(names(carriers, channel, "01012345678")).toBeUndefined();
      expect(names(carriers, channel, "01012345678", true)).toEqual(["simulator"]);
      expect(carriers.channelsWithoutCarrier).toContain(channel);
    },
  );

  test("routes of a carriers file lead past its simulators, and wait where there is nothing else", () => {
    const carriers = made(
      `
carriers:
  one: { adapter: simulator }
  two: { adapter: simulator }
  kko: { adapter: http, url: "https://provider.example/messages", secret: $KKO_SECRET }
routes:
  - { channel: [sms, international], carrier: two }
  - { channel: sms, prefix: "010", carrier: kko }
  - { channel: [mms, rcs], carrier: one, second: kko }
  - { channel: alimtalk, carrier: kko, second: one }
  - { channel: friendtalk, prefix: "010", carrier: kko }
`,
      false,
    );
    expect(names(carriers, "sms", "01012345678")).toEqual(["kko"]);
    expect(names(carriers, "sms", "0212345678")).toBeUndefined();
    expect(names(carriers, "mms", "01012345678")).toEqual(["kko"]);
    expect(names(carriers, "alimtalk", "01012345678")).toEqual(["kko"]);
    expect(names(carriers, "alimtalk", "01012345678", true)).toEqual(["one"]);
    expect(names(carriers, "friendtalk", "0212345678")).toEqual([]);
    expect(carriers.channelsWithoutCarrier).toEqual(["sms", "international"]);
  });
});

describe("a carriers file", () => {
  const file = `
carriers:
  one: { adapter: simulator, seed: 1, delayMs: [20, 200] }
  two: { adapter: simulator, seed: $SEED, window: 50, batch: 10, ratePerSecond: 100 }
  kko: { adapter: http, url: "https://provider.example/messages", secret: $KKO_SECRET }
routes:
  - { channel: international, carrier: one }
  - { channel: international, prefix: "+81", carrier: two, second: one }
  - { channel: international, prefix: +8190, carrier: kko }
  - { channel: [sms, mms], prefix: 010, carrier: two }
  - { channel: [mms, rcs, alimtalk, friendtalk], carrier: kko, second: two }
`;
  const carriers = made(file);

  test("makes every carrier with its name and limits", () => {
    expect(carriers.all.map(({ name }) => name)).toEqual(["one", "two", "kko"]);
    expect(carriers.all[1]?.limits).toEqual({ window: 50, batch: 10, ratePerSecond: 100 });
    expect(carriers.all[0]?.limits.ratePerSecond).toBeUndefined();
  });

  test.each([
    ["international", "+14155550100", ["one"]],
    ["international", "+81312345678", ["two", "one"]],
    ["international", "+819012345678", ["kko"]],
    ["mms", "01012345678", ["two"]],
    ["mms", "0212345678", ["kko", "two"]],
    ["alimtalk", "01012345678", ["kko", "two"]],
    ["sms", "01012345678", ["two"]],
    ["sms", "0212345678", []],
  ] as const)("the longest prefix decides: %s to %s", (channel, to, choice) => {
    expect(names(carriers, channel, to)).toEqual(choice);
  });

  test("an account in sandbox gets the first simulator, whatever the routes say", () => {
    expect(names(carriers, "alimtalk", "01012345678", true)).toEqual(["one"]);
    expect(names(carriers, "sms", "0212345678", true)).toEqual(["one"]);
  });

  test("tells how posted receipts are believed, for carriers that post them", () => {
    const prepared = readCarriers(file, "carriers.yaml", environment);
    expect(prepared.callbackOf("kko")?.secrets).toEqual([environment("KKO_SECRET")]);
    expect(prepared.callbackOf("one")).toBeUndefined();
    expect(prepared.callbackOf("constructor")).toBeUndefined();
  });

  test("a simulator is added for accounts in sandbox where the file has none", () => {
    const without = made(`
carriers: { kko: { adapter: http, url: "https://provider.example/messages", secret: $KKO_SECRET } }
routes: [{ channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: kko, second: simulator }]
`);
    expect(without.all.map(({ name }) => name)).toEqual(["kko", "simulator"]);
    expect(names(without, "sms", "01012345678", true)).toEqual(["simulator"]);
    expect(names(without, "sms", "01012345678")).toEqual(["kko", "simulator"]);
  });

  test("every kind of carrier can be named", () => {
    const all = made(`
carriers:
  sim: { adapter: simulator, seed: 1, delayMs: [20, 200] }
  smsc1: { adapter: smpp, host: smsc.example, port: 2775, systemId: gateway, password: $SMSC1_PASSWORD, window: 50, ratePerSecond: 100 }
  kko: { adapter: http, url: https://provider.example/messages, secret: $KKO_SECRET }
routes:
  - { channel: international, prefix: "+81", carrier: smsc1, second: sim }
  - { channel: international, carrier: smsc1 }
  - { channel: [sms, mms, rcs, alimtalk, friendtalk], carrier: sim }
`);
    expect(all.all.map(({ name }) => name)).toEqual(["sim", "smsc1", "kko"]);
    expect(names(all, "international", "+81312345678")).toEqual(["smsc1", "sim"]);
    expect(names(all, "international", "+14155550100")).toEqual(["smsc1"]);
    expect(all.all[1]?.limits).toMatchObject({ window: 50, ratePerSecond: 100 });
  });

  test("settings may be shared by an alias", () => {
    const shared = made(`
carriers:
  sim: &settings { adapter: simulator, seed: 3 }
  other: *settings
routes:
${everything}
`);
    expect(shared.all.map(({ name }) => name)).toEqual(["sim", "other"]);
  });

  test("receipts come with the name of their carrier; start and stop reach every carrier", async () => {
    const taken: [string, readonly Receipt[]][] = [];
    const receive = async (carrier: string, receipts: readonly Receipt[]) => {
      taken.push([carrier, receipts]);
    };
    const running = readCarriers(
      `carriers: { sim: { adapter: simulator } }\nroutes:\n${everything}`,
      "f",
      environment,
    ).make({
      ...context,
      now: () => Date.now(),
      receive,
    });
    const sim = running.all[0]?.carrier;
    expect(sim?.isUp()).toBe(false);
    running.start();
    expect(sim?.isUp()).toBe(true);
    const ref = { accountId: "acme", msgKey: "01JCQH00000000000000000000", step: 0 };
    const to = "01000008005";
    const step = { channel: "sms", serviceType: "SMS", msgType: "SM", payload: {} } as const;
    const rest = { files: [], sandbox: true, templateText: undefined, expiresMs: Date.now() + 60_000 };
    await sim?.submit(
      [{ ...step, ...rest, ref, reference: "name", to }],
      () => {},
      () => true,
    );
    expect(taken.map(([carrier, receipts]) => [carrier, receipts.length])).toEqual([["sim", 1]]);
    await running.stop();
    expect(sim?.isUp()).toBe(false);
  });
});

describe("carriers that share a route", () => {
  const file = `
carriers: { one: { adapter: simulator }, two: { adapter: simulator }, three: { adapter: simulator } }
routes:
  - { channel: [sms, mms], carriers: [{ name: one, share: 70 }, { name: two, share: 30 }, { name: three, share: 0 }] }
  - { channel: rcs, carriers: [{ name: one, share: 0 }, { name: two, share: 100 }] }
  - { channel: [international, alimtalk, friendtalk], carrier: one, second: two }
shares: { everyS: 60, slowS: 30 }
`;
  const keys = Array.from({ length: 2000 }, (_, index) => `01JCQH0000000000000000${String(index).padStart(4, "0")}`);
  const orders = (carriers: Carriers, channel: Channel) =>
    keys.map((msgKey) =>
      carriers
        .route({ channel, to: "01012345678", sandbox: false, ref: { msgKey } })
        ?.map(({ name }) => name)
        .join(),
    );
  const count = (all: readonly unknown[], wanted: string) => all.filter((one) => one === wanted).length / all.length;

  test("get messages by the shares of the file, the same for a message each time; one without a share is the last", () => {
    const all = orders(made(file), "sms");
    expect(count(all, "one,two,three")).toBeCloseTo(0.7, 1);
    expect(count(all, "two,one,three")).toBeCloseTo(0.3, 1);
    expect(orders(made(file), "sms")).toEqual(all);
  });

  test("get messages by the shares as they are now, of their channel", () => {
    const shares = new Map(Object.entries({ one: 10, two: 90, three: 0 }));
    const carriers = made(file, true, {
      findShares: (channel, prefix) => (channel === "sms" && prefix === "" ? shares : undefined),
    });
    expect(count(orders(carriers, "sms"), "two,one,three")).toBeCloseTo(0.9, 1);
    expect(count(orders(carriers, "mms"), "two,one,three")).toBeCloseTo(0.3, 1);
  });

  test("need no chance where only one has a share", () => {
    expect(new Set(orders(made(file), "rcs"))).toEqual(new Set(["two,one"]));
    expect(new Set(orders(made(file), "alimtalk"))).toEqual(new Set(["one,two"]));
  });

  test("move by the rules of the file", () => {
    const { shareRules, makeRouteTable } = readCarriers(file, "carriers.yaml", environment);
    expect(shareRules).toMatchObject({ everyMs: 60_000, slowMs: 30_000, step: 10, floor: 5, minMessages: 30 });
    const shared = listSharedRoutes(makeRouteTable({ simulatorForAll: true }));
    expect(shared.map(({ channel }) => channel)).toEqual(["sms", "mms"]);
    expect(listSharedRoutes(makeRouteTable({ simulatorForAll: false }))).toEqual([]);
  });
});

describe("a file that is read again", () => {
  const write = (carriers: string) => `carriers:\n${carriers}\nroutes:\n${everything}\n`;
  const read = (carriers: string) => readCarriers(write(carriers), "carriers.yaml", environment);
  const before =
    "  sim: { adapter: simulator }\n  one: { adapter: simulator, seed: 1 }\n  gone: { adapter: simulator }";
  const after = "  sim: { adapter: simulator }\n  one: { adapter: simulator, seed: 2 }\n  new: { adapter: simulator }";

  test("takes over carriers whose settings are the same, and starts only the others", () => {
    const running = read(before).make(context);
    const next = read(after).make(context, running.all);
    const find = (carriers: Carriers, name: string) => carriers.all.find((handle) => handle.name === name);
    expect(find(next, "sim")).toBe(find(running, "sim"));
    expect(find(next, "one")).not.toBe(find(running, "one"));
    const started: string[] = [];
    for (const { name, carrier } of next.all) carrier.start = () => void started.push(name);
    next.start();
    expect(started).toEqual(["one", "new"]);
  });

  test("tells what is new, changed and gone", () => {
    expect(compareCarriers(read(before), read(after))).toEqual({
      ...{ added: ["new"], changed: ["one"], removed: ["gone"], routesChanged: false },
    });
    const nothing = { added: [], changed: [], removed: [], routesChanged: false };
    expect(compareCarriers(read(before), read(before))).toEqual(nothing);
    const other = readCarriers(
      `${write(before)}  - { channel: sms, prefix: "010", carrier: one }\n`,
      "carriers.yaml",
      environment,
    );
    expect(compareCarriers(read(before), other)).toEqual({ ...nothing, routesChanged: true });
  });

  test("counts a value of the environment that has changed", () => {
    const withVariable = "  sim: { adapter: smpp, host: a, systemId: b, password: $SEED }";
    const routes =
      "routes:\n  - { channel: [sms, international], carrier: sim }\n  - { channel: [mms, rcs, alimtalk, friendtalk], carrier: simulator }\n";
    const readWith = (value: string) =>
      readCarriers(`carriers:\n${withVariable}\n${routes}`, "carriers.yaml", () => value);
    expect(compareCarriers(readWith("one"), readWith("two")).changed).toEqual(["sim"]);
  });
});
