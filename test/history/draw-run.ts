import { makeRandom, type Random } from "../rig/random.ts";
import type {
  CarrierOrder,
  Channel,
  PlannedAct,
  PlannedFault,
  PlannedReceipt,
  PlannedSend,
  Recipient,
  Run,
  Script,
  Story,
  Verdict,
} from "./story.ts";

const DELIVERED = "10000";
/** What a recipient's phone or network may say, by channel. */
const FAILURES: Readonly<Record<Channel, readonly string[]>> = {
  sms: ["23001", "22003", "23012"],
  mms: ["33001", "32003"],
  rcs: ["33101", "54003"],
  alimtalk: ["63019", "63020"],
  friendtalk: ["63019", "63018"],
  international: ["23001"],
};
const FLOW_CHANNELS = ["alimtalk", "friendtalk", "rcs", "mms", "sms"] as const;
/** Of these steps a request may say how long they may take. */
const WITH_TTL: ReadonlySet<Channel> = new Set(["sms", "mms", "rcs"]);
/** Last digits of recipients abroad, which tell the SMSC what to do, and how their messages end unless they expire. */
export const ABROAD: Readonly<Record<string, readonly string[]>> = {
  "00000000": ["10000"],
  "00008000": ["23003"],
  "00008001": [],
  "00008003": ["10000"],
  "00008004": ["10000"],
  "00008005": ["10000"],
  "00008006": ["10000"],
  "00003001": ["23001"],
};
/** Sends and acts happen within this time. */
const LASTS_MS = 2000;

/** What happens in the stories of a run, and what goes wrong. The same seed draws the same run. */
export function drawRun(seed: number, count: number): Run {
  const random = makeRandom(seed);
  const numbers = { next: 0, abroad: (seed * 37) % 700 };
  const stories = Array.from({ length: count }, (_, index) => drawStory(random, `s${seed}-${index}`, numbers));
  return {
    seed,
    stories,
    faults: random.flip(0.25) ? [] : random.list(1, 4, () => drawFault(random)),
    orders: random.flip(0.3) ? [drawOrder(random)] : [],
  };
}

interface Numbers {
  next: number;
  readonly abroad: number;
}

function drawStory(random: Random, account: string, numbers: Numbers): Story {
  const reports = random.weighted([
    [5, "poll"],
    [2, "stream"],
    [3, "webhook"],
  ] as const);
  const isNight = random.flip(0.2);
  const sends = random.list(3, 8, (index) => drawSend(random, `${account}.${index}`, isNight, numbers));
  return {
    ...{ account, reports, isNight, isCareless: random.flip(0.5) },
    refusesOneOf: reports === "webhook" && random.flip(0.5) ? random.integer(2, 5) : 0,
    acts: [...sends, ...sends.flatMap((send) => drawAbout(random, send)), ...drawBlock(random)],
  };
}

function drawSend(random: Random, ref: string, isNight: boolean, numbers: Numbers): PlannedSend {
  const kind = random.weighted([
    [3, "single"],
    [4, "flow"],
    [1, "abroad"],
  ] as const);
  const channels: readonly Channel[] =
    kind === "abroad"
      ? ["international"]
      : kind === "single"
        ? [random.pick(["sms", "mms"])]
        : shuffle(random, FLOW_CHANNELS).slice(0, random.integer(1, 3));
  const steps = channels.map((channel) => ({
    channel,
    ttlS: kind === "flow" && WITH_TTL.has(channel) && random.flip(0.7) ? random.pick([1, 2, 4, 11]) : undefined,
  }));
  const key = random.flip(0.4) ? `key-${ref}` : undefined;
  const drawOne = (): Recipient =>
    kind === "abroad"
      ? { to: `+1415${pad(numbers.abroad + numbers.next++, 3)}${random.pick(Object.keys(ABROAD))}`, scripts: [] }
      : { to: `010${pad(20_000_000 + numbers.next++, 8)}`, scripts: channels.map((name) => drawScript(random, name)) };
  return {
    ...{ kind: "send", atMs: random.integer(0, LASTS_MS), ref, steps, key },
    recipients: kind === "flow" ? random.list(1, random.flip(0.3) ? 5 : 1, drawOne) : [drawOne()],
    isAdvertising: kind !== "abroad" && random.flip(isNight ? 0.5 : 0.1),
    parts: kind === "abroad" ? random.pick([1, 2, 3, 5]) : 1,
    sendAfterMs: random.flip(0.2) ? random.integer(300, 2500) : undefined,
    repeats: { times: key === undefined ? 0 : random.integer(0, 2), afterMs: random.pick([undefined, 0, 1500]) },
    hasOtherBody: key !== undefined && random.flip(0.2),
  };
}

function drawScript(random: Random, channel: Channel): Script {
  const failure = random.pick(FAILURES[channel]);
  const first = random.weighted<Verdict>([
    [12, "accept"],
    [2, "refuse"],
    [2, "throttle"],
    [2, "silent"],
    [1, "lose"],
  ]);
  const later = random.pick<Verdict>(["accept", "accept", "refuse"]);
  const atMs = random.weighted([
    [3, 0],
    [4, random.integer(1, 400)],
    [2, -1],
    [1, random.integer(400, 6000)],
  ]);
  const code = random.flip(0.6) ? DELIVERED : failure;
  const one = { code, afterMs: atMs };
  const again = { code, afterMs: Math.max(0, atMs) + random.pick([0, 50, 700]) };
  const other = { code: code === DELIVERED ? failure : DELIVERED, afterMs: Math.max(0, atMs) + 400 };
  const receipts = random.weighted<readonly PlannedReceipt[]>([
    [7, [one]],
    [2, [one, again]],
    [1, [one, other]],
    [2, []],
  ]);
  return { verdicts: first === "throttle" || first === "lose" ? [first, later] : [first], receipts };
}

/** What somebody does about a message. */
function drawAbout(random: Random, { ref, atMs, sendAfterMs = 0 }: PlannedSend): readonly PlannedAct[] {
  if (!random.flip(sendAfterMs > 0 ? 0.5 : 0.12)) return [];
  const kind = random.pick(
    sendAfterMs > 0 ? (["cancel", "operator-cancel", "requeue"] as const) : (["operator-cancel", "requeue"] as const),
  );
  const once = { kind, ref, atMs: atMs + random.integer(0, Math.max(500, sendAfterMs)) };
  return random.flip(0.25) ? [once, { ...once, atMs: once.atMs + random.integer(0, 300) }] : [once];
}

const drawBlock = (random: Random): readonly PlannedAct[] =>
  random.flip(0.1) ? [{ kind: "block", atMs: random.integer(0, LASTS_MS), forMs: random.pick([500, 7000]) }] : [];

const drawFault = (random: Random): PlannedFault => ({
  atMs: random.integer(0, LASTS_MS),
  gateway: random.integer(0, 5),
  write: random.integer(1, 12),
  when: random.pick(["before", "after"]),
  what: random.weighted([
    [4, "kill"],
    [3, "cut"],
    [3, "hold"],
  ]),
  holdMs: random.pick([100, 1000, 4000]),
});

const drawOrder = (random: Random): CarrierOrder => ({
  atMs: random.integer(0, LASTS_MS / 2),
  kind: random.pick(["pause", "drain"]),
  forMs: random.pick([300, 1000, 4000]),
});

const pad = (number: number, digits: number): string => String(number).padStart(digits, "0");

function shuffle<Value>(random: Random, values: readonly Value[]): readonly Value[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(random.integer(0, rest.length - 1), 1));
}
