import { beforeAll, describe, expect, test } from "vitest";
import { CHANNELS } from "../../server/domain/channel-table.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { dataOf, faultsOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { sends } from "./single-sends.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { ROLE: "api" });
const tokens = { full: "", none: "" };

beforeAll(async () => {
  await makeAccount(fresh, "full", { channels: new Set(CHANNELS), limits: { uploadPerSecond: 9000 } });
  await makeAccount(fresh, "none", { channels: new Set() });
  for (const id of ["full", "none"] as const) tokens[id] = await live.gateway.token(id);
});

interface OneFault {
  readonly group: "field" | "right" | "across fields" | "registry" | "files";
  readonly code: string;
  /** What makes the fault. The right is taken away by the account that sends. */
  readonly change?: object;
}

interface Send {
  readonly path: string;
  readonly good: object;
  /** In the order of the contract. No two change the same member. */
  readonly faults: readonly OneFault[];
}

const goodOf = (path: string): object => sends.find((send) => send.path === path)?.good ?? {};
const RIGHT: OneFault = { group: "right", code: "A325" };
const BAD_REF: OneFault = { group: "field", code: "A305", change: { ref: "r".repeat(201) } };
const BAD_FROM: OneFault = { group: "registry", code: "A327", change: { from: "0200000000" } };
const BAD_SENDER: OneFault = { group: "registry", code: "A502", change: { senderKey: "unknown" } };
const PAST: OneFault = { group: "across fields", code: "A330", change: { sendAt: "2020-01-31T09:00:00+09:00" } };

const singles: readonly Send[] = [
  { path: "/v1/send/sms", good: goodOf("/v1/send/sms"), faults: [BAD_REF, RIGHT, PAST, BAD_FROM] },
  {
    path: "/v1/send/mms",
    good: goodOf("/v1/send/mms"),
    faults: [BAD_REF, RIGHT, PAST, BAD_FROM, { group: "files", code: "A217", change: { fileKey: ["f_unknown"] } }],
  },
  {
    path: "/v1/send/international",
    good: goodOf("/v1/send/international"),
    faults: [BAD_REF, RIGHT, { group: "across fields", code: "A328", change: { text: "x".repeat(766) } }, BAD_FROM],
  },
  {
    path: "/v1/send/rcs",
    good: goodOf("/v1/send/rcs"),
    faults: [
      BAD_REF,
      RIGHT,
      { group: "across fields", code: "A328", change: { content: { standalone: { text: "x".repeat(101) } } } },
      { group: "registry", code: "A420", change: { brandKey: "BR.unknown" } },
    ],
  },
  {
    path: "/v1/send/alimtalk",
    good: goodOf("/v1/send/alimtalk"),
    faults: [
      BAD_REF,
      RIGHT,
      {
        group: "across fields",
        code: "A503",
        change: {
          supplement: { quickReply: [{ name: "a", type: "BK" }] },
          button: ["a", "b", "c"].map((name) => ({ name, type: "BK" })),
        },
      },
      BAD_SENDER,
    ],
  },
  {
    path: "/v1/send/friendtalk",
    good: goodOf("/v1/send/friendtalk"),
    faults: [BAD_REF, RIGHT, { group: "across fields", code: "A513", change: { msgType: "FI" } }, BAD_SENDER],
  },
  {
    path: "/v1/send/brandmessage",
    good: goodOf("/v1/send/brandmessage"),
    faults: [BAD_REF, RIGHT, { group: "across fields", code: "A513", change: { msgType: "FI" } }, BAD_SENDER],
  },
];

/** A step of the combined send: the fault of a field is the request's own. */
function inFlow({ path, good, faults }: Send): Send {
  const channel = path.slice("/v1/send/".length);
  const { to: _to, fallback: _fallback, ...step } = good as { to?: string; fallback?: object };
  return {
    path: `/v1/send/omni ${channel}`,
    good: step,
    faults: faults.filter(({ change }) => change !== PAST.change),
  };
}

/** The single send has short forms that a step lacks. */
const inSteps = singles
  .filter(({ path }) => path !== "/v1/send/international")
  .map(inFlow)
  .map((send) => ({
    ...send,
    faults: send.faults.map((one) => {
      if (one.change === undefined || !("button" in one.change)) return one;
      const { button, ...rest } = one.change;
      return { ...one, change: { ...rest, attachment: { button } } };
    }),
  }));

async function refusalOf({ path, good }: Send, faults: readonly OneFault[]): Promise<unknown> {
  const [operation = "", channel] = path.split(" ");
  const change = Object.assign({}, ...faults.map((one) => one.change ?? {}));
  const token = faults.includes(RIGHT) ? tokens.none : tokens.full;
  const { ref, ...step } = { ...good, ...change };
  const flow = { messageFlow: [{ [channel ?? ""]: step }], destinations: [{ to: "01012345678" }] };
  const message = channel === undefined ? step : flow;
  const { body } = await live.gateway.ask("POST", operation, { token, json: { ...message, ref } });
  return body?.code;
}

describe.each([...singles, ...inSteps])("$path", (send) => {
  const pairs = send.faults.flatMap((first, index) => send.faults.slice(index).map((second) => ({ first, second })));
  test.each(pairs)("$first.group $first.code comes before $second.group $second.code", async ({ first, second }) => {
    expect(await refusalOf(send, [first, second])).toBe(first.code);
  });
});

describe("a formatId that nobody knows", () => {
  const rcs = { from: "0212345678", formatId: "NOPE", brandKey: "BR.key" };
  const cards = Array.from({ length: 7 }, () => ({ text: "x", media: "maapfile://a" }));
  const contents = {
    "a long text": { content: { standalone: { text: "x".repeat(5000) } } },
    "seven cards": { content: { carousel: cards } },
    "a body with an unknown button": { body: { title: "x" }, buttons: [{ suggestions: [{ nothing: 1 }] }] },
    "no content": {},
    "content and body": { content: { standalone: { text: "x" } }, body: { title: "x" } },
    "a header without a footer": { content: { standalone: { text: "x" } }, header: "1" },
    "a header of another kind": { content: { standalone: { text: "x" } }, header: "9", footer: "x".repeat(101) },
    "a character that cannot be sent": { content: { standalone: { text: "\u0000" } } },
  };
  const send = (path: string, json: unknown, id: keyof typeof tokens = "full") =>
    live.gateway.ask("POST", path, { token: tokens[id], json });
  const replace = (json: unknown) => live.gateway.ask("PUT", "/v1/form/form_1", { token: tokens.full, json });

  test.each(Object.entries(contents))("is A404 before anything about %s", async (_, content) => {
    const single = await send("/v1/send/rcs", { ...rcs, ...content, to: "01012345678" });
    expect([single.status, single.body?.code, faultsOf(single)]).toEqual([400, "A404", ["A404 /formatId"]]);
    const flow = { messageFlow: [{ rcs: { ...rcs, ...content } }], destinations: [{ to: "01012345678" }] };
    const combined = await send("/v1/send/omni", flow);
    expect(faultsOf(combined)).toEqual(["A404 /messageFlow/0/rcs/formatId"]);
  });

  /** A form may have placeholders, so these are decided when it is sent. */
  const undecided: readonly string[] = ["a long text", "a character that cannot be sent"];

  test.each(Object.entries(contents))("of a form is A404 before anything about %s", async (name, content) => {
    const messageForm = [{ rcs: { ...rcs, ...content } }];
    const saved = await send("/v1/form", { messageForm });
    expect(faultsOf(saved)).toEqual(undecided.includes(name) ? [] : ["A404 /messageForm/0/rcs/formatId"]);
    if (!undecided.includes(name)) expect(faultsOf(await replace({ messageForm }))).toEqual(faultsOf(saved));
  });

  test("of a form does not hide what is wrong with other fields and messages", async () => {
    const messageForm = [
      { rcs: { ...rcs, ...contents["seven cards"], from: "+1" } },
      { sms: { from: "0212345678", text: "" } },
    ];
    expect(faultsOf(await send("/v1/form", { messageForm }))).toEqual([
      "A302 /messageForm/0/rcs/from",
      "A303 /messageForm/1/sms/text",
    ]);
  });

  test("of a form that was saved is A404 when it is sent, whatever the recipients' words make of it", async () => {
    const content = { standalone: { text: "#{name}".repeat(30) } };
    const saved = await send("/v1/form", { messageForm: [{ rcs: { ...rcs, content } }] });
    const destinations = [{ to: "01012345678", replaceWords: { name: "x".repeat(2000) } }, { to: "01012345679" }];
    const sent = await send("/v1/send/omni", { messageForm: dataOf(saved, "formId"), destinations });
    expect(faultsOf(sent)).toEqual(["A404 /messageForm"]);
  });

  test.each(Object.entries(contents))("of a channel without a right is A325, with %s", async (_, content) => {
    expect((await send("/v1/send/rcs", { ...rcs, ...content, to: "01012345678" }, "none")).body?.code).toBe("A325");
    const flow = { messageFlow: [{ rcs: { ...rcs, ...content } }], destinations: [{ to: "01012345678" }] };
    expect((await send("/v1/send/omni", flow, "none")).body?.code).toBe("A325");
  });

  test("does not hide what is wrong with other fields", async () => {
    const long = contents["a long text"];
    const bad = await send("/v1/send/rcs", { ...rcs, ...long, to: "01012345678", from: "+1", nickname: 1 });
    expect(faultsOf(bad)).toEqual(["A302 /from", "A011 /nickname"]);
    const fallback = { type: "SMS", text: "x", fileKey: ["f_1"] };
    const across = await send("/v1/send/rcs", { ...rcs, ...long, to: "01012345678", fallback });
    expect(faultsOf(across)).toEqual(["A217 /fallback/fileKey"]);
  });

  test("of the wrong form is A404, too, and says nothing of the content", async () => {
    const malformed = await send("/v1/send/rcs", {
      ...rcs,
      formatId: "no id!",
      ...contents["seven cards"],
      to: "01012345678",
    });
    expect(faultsOf(malformed)).toEqual(["A404 /formatId"]);
  });
});
