import { magicRecipients as rows } from "../../generated/tables.ts";
import { CHANNELS } from "../../server/domain/channel-table.ts";
import type { Channel } from "../../server/domain/model.ts";
import { codesOfChannel } from "../../server/domain/report-codes.ts";

interface MagicRecipient {
  /** The last eight digits of the recipient's number. */
  readonly ending: string;
  readonly what: string;
}

/** Every recipient that asks the simulator for something, as docs/partners.md lists them. */
export function magicRecipients(): readonly MagicRecipient[] {
  const ofAnyChannel = rows.filter((row) => "code" in row);
  const scenarios = rows.filter((row) => !("code" in row));
  return [...scenarios, ...describeCodes(), ...ofAnyChannel].map(({ digits, what }) => {
    return { ending: `0000${digits}`, what };
  });
}

function describeCodes(): readonly { readonly digits: string; readonly what: string }[] {
  const channelsByCode = new Map<string, Channel[]>();
  for (const channel of CHANNELS)
    for (const { code, text } of codesOfChannel(channel))
      channelsByCode.set(`${code} ${text}`, [...(channelsByCode.get(`${code} ${text}`) ?? []), channel]);
  const byDigits = Map.groupBy(channelsByCode, ([code]) => code.slice(1, 5));
  const ofChannels = [...byDigits].map(([digits, codes]) => ({
    digits,
    what: `fails with ${codes.map(([code, of]) => `${code} (${of.join(", ")})`).join(", ")}`,
  }));
  return ofChannels.sort((a, b) => (a.digits < b.digits ? -1 : 1));
}
