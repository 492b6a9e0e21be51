import { describe, expect, test } from "vitest";
import { CarriersFileError, readCarriers } from "../../../../server/carriers/read-carriers.ts";
import { CHANNELS } from "../../../../server/domain/channel-table.ts";

const environment = (name: string): string | undefined =>
  ({
    KKO_SECRET: "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",
    SMSC1_PASSWORD: "secret",
    EMPTY: "",
    SEED: "7",
  })[name];

const everything = "  - { channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: sim }";

/** What is wrong with a file, line by line. */
function faultsOf(text: string): string[] {
  try {
    readCarriers(text, "carriers.yaml", environment);
  } catch (error) {
    if (error instanceof CarriersFileError) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("faults of a carriers file", () => {
  test("shares that make no sense are named", () => {
    const faults = faultsOf(`carriers:
  sim: { adapter: simulator }
  other: { adapter: simulator }
routes:
  - { channel: sms, carriers: [{ name: sim, share: 60 }, { name: other, share: 50 }] }
  - { channel: mms, carriers: [{ name: sim, share: 50 }, { name: sim, share: 50 }] }
  - { channel: rcs, carrier: sim, carriers: [{ name: sim, share: 100 }] }
  - { channel: international, carriers: [{ name: none, share: 1.5, weight: 1 }] }
  - { channel: alimtalk, carriers: sim }
  - { channel: friendtalk, carriers: [{ share: 100 }] }
shares: { step: 0, windowS: 60, slowS: 60, every: 1 }
`);
    expect(faults).toEqual([
      "carriers.yaml:5:21 the shares of a route must make 100, but these make 110",
      "carriers.yaml:6:21 a carrier is named twice; add its shares",
      "carriers.yaml:7:35 carriers is in place of carrier and second; remove one or the other",
      "carriers.yaml:8:44 there is no carrier none; there are sim, other",
      "carriers.yaml:8:56 share must be a whole number from 0 to 100",
      "carriers.yaml:8:68 weight is not known; a carrier of a route has name, share",
      "carriers.yaml:9:26 carriers must be a list such as [{ name: ONE, share: 60 }, { name: OTHER, share: 40 }]",
      "carriers.yaml:10:39 the route has no name of a carrier; there are sim, other",
      "carriers.yaml:11:11 step must be a whole number from 1 to 50",
      "carriers.yaml:11:20 windowS must be longer than slowS, or no message could be slow",
      "carriers.yaml:11:44 every is not known; there are everyS, windowS, slowS, step, floor, minMessages, failingPercent, slowPercent",
    ]);
    expect(faultsOf(`carriers: { sim: { adapter: simulator } }\nroutes:\n${everything}\nshares: 10`)).toEqual([
      "carriers.yaml:4:1 shares must be settings such as { everyS: 300 }",
    ]);
  });

  test("all are found at once, in order, each with its place and its fix", () => {
    const faults = faultsOf(`carriers:
  sim: { adapter: simulator, sede: 1, delayMs: [200, 20], window: 0 }
  smsc1: { adapter: smmp }
  kko: { adapter: http, url: "https://provider.example/messages", secret: $NOT_THERE }
  none:
  bare: { seed: 1 }
routes:
  - { channel: sms, carrier: sim, second: sim }
  - { channel: [sms, mms], carrier: sim }
  - { channel: international, prefix: "81", carrier: smsc2 }
  - { channel: mail, carrier: sim, via: here }
  - { channel: rcs }
extra: 1
`);
    expect(faults).toEqual([
      "carriers.yaml:2:30 sede is not known; there are seed, delayMs, failPercent, window, batch, ratePerSecond",
      "carriers.yaml:2:39 delayMs must be two whole numbers up to 3600000, the lesser first, such as [20, 200]",
      "carriers.yaml:2:59 window must be a whole number from 1 to 100000",
      'carriers.yaml:3:12 there is no adapter "smmp"; there are simulator, smpp, http',
      "carriers.yaml:4:67 secret asks for $NOT_THERE, which is not set in the environment",
      "carriers.yaml:5:3 none must have settings such as { adapter: simulator }",
      "carriers.yaml:6:3 bare has no adapter; there are simulator, smpp, http",
      "carriers.yaml:7:1 no route takes alimtalk, friendtalk; add one such as { channel: [alimtalk, friendtalk], carrier: NAME }",
      "carriers.yaml:8:35 second is the same carrier as the first; name another one, or leave it out",
      "carriers.yaml:9:5 this route is never reached for sms: the route in line 8 takes it; remove one of them",
      'carriers.yaml:10:31 prefix must be + and up to 15 digits, for international numbers such as "+81"',
      "carriers.yaml:10:45 there is no carrier smsc2; there are sim, smsc1, kko, none, bare",
      `carriers.yaml:11:7 there is no channel mail; there are ${CHANNELS.join(", ")}`,
      "carriers.yaml:11:36 via is not known; a route has channel, prefix, carrier, second, carriers",
      "carriers.yaml:12:5 the route has no carrier; there are sim, smsc1, kko, none, bare",
      "carriers.yaml:13:1 extra is not known; there are carriers, routes, shares",
    ]);
  });

  test("a carrier that cannot carry what a route gives it", () => {
    const faults = faultsOf(`carriers:
  sim: { adapter: simulator }
  smsc1: { adapter: smpp, host: smsc.example, port: 2775, systemId: gateway, password: secret }
routes:
  - { channel: [sms, mms], carrier: smsc1 }
  - { channel: [rcs, international, alimtalk, friendtalk], carrier: sim, second: smsc1 }
`);
    expect(faults).toEqual([
      "carriers.yaml:5:28 smsc1 cannot carry mms; it takes sms, international",
      "carriers.yaml:6:74 smsc1 cannot carry rcs, alimtalk, friendtalk; it takes sms, international",
    ]);
  });

  const sim = "carriers: { sim: { adapter: simulator } }\nroutes:\n";

  test.each([
    ["no YAML", "carriers: {", /^carriers\.yaml:1:\d+ /],
    ["a name given twice", "carriers:\n  a: {}\n  a: {}\nroutes: []", /^carriers\.yaml:3:3 .*unique/],
    ["a file that multiplies", bomb(), /^carriers\.yaml:1:1 the file repeats itself without end$/],
    ["an empty file", "", /^carriers\.yaml:1:1 the file must have carriers and routes$/],
    ["a list", "- a", /^carriers\.yaml:1:1 the file must have carriers and routes$/],
    ["no routes", "carriers: { sim: { adapter: simulator } }", /^carriers\.yaml:1:1 routes is missing$/],
    ["no carriers", `routes:\n${everything}`, /^carriers\.yaml:1:1 carriers is missing$/],
    ["carriers as a list", `carriers: [sim]\nroutes:\n${everything}`, /^carriers\.yaml:1:1 carriers must be names/],
    ["routes as a map", `${sim}  sms: sim`, /^carriers\.yaml:2:1 routes must be a list/],
    ["no route for anything", `${sim.trimEnd()} []`, /^carriers\.yaml:2:1 no route takes sms, mms, rcs, .*friendtalk;/],
    ["a route that is a word", `${sim}${everything}\n  - sim`, /^carriers\.yaml:4:5 a route must be like/],
    [
      "a route without a channel",
      `${sim}${everything}\n  - { carrier: sim }`,
      /^carriers\.yaml:4:5 the route has no channel/,
    ],
    [
      "a carrier's name",
      `carriers: { "a b": { adapter: simulator }, sim: { adapter: simulator } }\nroutes:\n${everything}`,
      /^carriers\.yaml:1:13 the name of a carrier must be/,
    ],
    [
      "the name of no carrier",
      `carriers: { none: { adapter: simulator }, sim: { adapter: simulator } }\nroutes:\n${everything}`,
      /^carriers\.yaml:1:13 the name none stands for steps without a carrier/,
    ],
    [
      "the simulator's name for something else",
      `carriers: { simulator: { adapter: http, url: "https://a.example/", secret: $KKO_SECRET }, sim: { adapter: simulator } }\nroutes:\n${everything}`,
      /^carriers\.yaml:1:13 the name simulator is kept for a simulator/,
    ],
    [
      "a variable set to nothing",
      `carriers: { sim: { adapter: simulator, seed: $EMPTY } }\nroutes:\n${everything}`,
      /^carriers\.yaml:1:40 seed asks for \$EMPTY/,
    ],
    [
      "a dollar sign that names nothing",
      `carriers: { sim: { adapter: simulator, seed: $1 } }\nroutes:\n${everything}`,
      /^carriers\.yaml:1:40 seed begins with \$ .*write \$\$/,
    ],
    [
      "a domestic prefix with a plus sign",
      `${sim}${everything}\n  - { channel: sms, prefix: "+82", carrier: sim }`,
      /^carriers\.yaml:4:21 prefix must be up to 15 digits/,
    ],
    [
      "one prefix for home and abroad",
      `${sim}${everything}\n  - { channel: [sms, international], prefix: "+82", carrier: sim }`,
      /^carriers\.yaml:4:38 prefix cannot hold both/,
    ],
    [
      "the same prefix again",
      `${sim}${everything}\n  - { channel: sms, prefix: 010, carrier: sim }\n  - { channel: sms, prefix: "010", carrier: sim }`,
      /^carriers\.yaml:5:5 this route is never reached for sms to 010: the route in line 4/,
    ],
  ])("%s", (_, text, fault) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  test("a longer prefix after a shorter one is no fault, nor is the reverse", () => {
    expect(
      faultsOf(
        `${sim}${everything}\n  - { channel: sms, prefix: "01", carrier: sim }\n  - { channel: sms, prefix: "010", carrier: sim }`,
      ),
    ).toEqual([]);
  });

  test("no value of a setting is repeated: it may be a password", () => {
    const text = `carriers: { sim: { adapter: simulator, seed: topsecret, delayMs: $top-secret } }\nroutes:\n${everything}`;
    expect(faultsOf(text)).toHaveLength(2);
    expect(faultsOf(text).join("\n")).not.toMatch(/top-?secret/);
  });
});

/** Aliases of aliases: some hundred characters that say a billion things. */
function bomb(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const before = level === 0 ? "x" : `*a${level - 1}`;
    return `a${level}: &a${level} [${Array.from({ length: 10 }, () => before).join(", ")}]`;
  });
  return `{${levels.join(", ")}}`;
}
