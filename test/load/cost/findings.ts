/** Bodies that were dear once, by operation: they took from a tenth of a second to five seconds. */
export function dearOnce(): readonly (readonly [name: string, operationId: string, body: string])[] {
  const from = "0212345678";
  const to = "01012345678";
  const flow = [{ sms: { from, text: "a" } }];
  const recipients = Array.from({ length: 10 }, () => ({ to, replaceWords: { a: "x".repeat(2000) } }));
  const rcs = { from, to, formatId: "SL000000", brandKey: "b" };
  return [
    [
      "recipients by the ten thousand",
      "sendOmni",
      JSON.stringify({ messageFlow: flow, destinations: many(94_000, () => ({ to: "" })) }),
    ],
    [
      "60,000 words",
      "sendOmni",
      JSON.stringify({ messageFlow: flow, destinations: [{ to, replaceWords: named(60_000, "v") }] }),
    ],
    [
      "a flow that words blow up",
      "sendOmni",
      JSON.stringify({
        messageFlow: many(5, () => ({ mms: { from, text: "#{a}".repeat(1990) } })),
        destinations: recipients,
      }),
    ],
    [
      "groups of texts that words fill",
      "sendOmni",
      JSON.stringify({
        messageFlow: many(5, () => ({
          rcs: { ...rcs, to: undefined, formatId: "T", body: named(80, named(20, "maapfile://#{a}")) },
        })),
        destinations: recipients,
      }),
    ],
    ["empty entries", "createForm", JSON.stringify({ messageForm: many(340_000, () => ({})) })],
    ["deep entries", "createForm", JSON.stringify({ messageForm: many(1500, () => nested(60)) })],
    ["one deep entry", "replaceForm", `{"messageForm":[${"[".repeat(500_000)}${"]".repeat(500_000)}]}`],
    [
      "objects that all differ",
      "createForm",
      JSON.stringify({ messageForm: many(60_000, (index) => ({ [`k${index}`]: 0 })) }),
    ],
    ["an expert body of 107 KB", "sendRcs", JSON.stringify({ ...rcs, body: named(6500, { a: 1 }) })],
    [
      "a name of half a megabyte",
      "createForm",
      JSON.stringify({ messageForm: [{ rcs: { ...rcs, body: { ["k".repeat(500_000)]: named(60, 1) } } }] }),
    ],
  ];
}

const many = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));

const named = (count: number, value: unknown): object =>
  Object.fromEntries(many(count, (index) => [`k${index}`, value]));

const nested = (depth: number): unknown => (depth === 0 ? 1 : { rcs: nested(depth - 1) });
