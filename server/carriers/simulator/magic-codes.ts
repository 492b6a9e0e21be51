import type { ReportCode } from "../../domain/delivery.ts";
import type { Channel } from "../../domain/model.ts";
import { codesOfChannel } from "../../domain/report-codes.ts";

/** Codes of every channel, by four digits of their own: their last four are zeros or nobody's. */
const ofAnyChannel: ReadonlyMap<string, ReportCode> = new Map([
  ["9000", "90000"],
  ["9999", "99999"],
]);

/** What a message is refused with, and what a receipt says that takes it back later. */
const usual: Readonly<Record<Channel, { readonly refused: ReportCode; readonly unreachable: ReportCode }>> = {
  sms: { refused: "23003", unreachable: "22003" },
  international: { refused: "23003", unreachable: "22003" },
  mms: { refused: "33003", unreachable: "32003" },
  rcs: { refused: "33101", unreachable: "54003" },
  alimtalk: { refused: "63015", unreachable: "63019" },
  friendtalk: { refused: "63015", unreachable: "63019" },
};

const channels = Object.keys(usual) as Channel[];

const byChannel: ReadonlyMap<Channel, ReadonlyMap<string, ReportCode>> = new Map(
  channels.map((channel) => [
    channel,
    new Map([...codesOfChannel(channel).map(({ code }) => [code.slice(1), code] as const), ...ofAnyChannel]),
  ]),
);

/** The code that these four digits ask a message of the channel to fail with; undefined where the channel lacks it. */
export const codeOf = (channel: Channel, digits: string): ReportCode | undefined => byChannel.get(channel)?.get(digits);

export const codeOfRefusal = (channel: Channel): ReportCode => usual[channel].refused;

export const codeOfFailure = (channel: Channel): ReportCode => usual[channel].unreachable;

/** All four digits that stand for codes, and what they do on the channels that have such a code. */
export function magicCodes(): readonly { readonly digits: string; readonly what: string }[] {
  const rows = new Map<string, Map<string, Channel[]>>();
  for (const channel of channels)
    for (const { code, text } of codesOfChannel(channel)) {
      const codes = rows.get(code.slice(1)) ?? new Map<string, Channel[]>();
      codes.set(`${code} ${text}`, [...(codes.get(`${code} ${text}`) ?? []), channel]);
      rows.set(code.slice(1), codes);
    }
  const ofChannels = [...rows].map(([digits, codes]) => ({
    digits,
    what: `fails with ${[...codes].map(([code, of]) => `${code} (${of.join(", ")})`).join(", ")}`,
  }));
  const ofAny = [...ofAnyChannel].map(([digits, code]) => ({ digits, what: `fails with ${code}` }));
  return [...ofChannels.sort((a, b) => (a.digits < b.digits ? -1 : 1)), ...ofAny];
}
