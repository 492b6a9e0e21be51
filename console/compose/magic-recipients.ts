import { magicRecipients, reportCodes } from "../../generated/tables.ts";
import { CHANNEL_ROWS, type ChannelRow } from "../channels/table.ts";

/** A recipient whose number tells the simulator what becomes of a message. */
export interface MagicRecipient {
  readonly to: string;
  readonly outcome: string;
}

export function getMagicRecipients(isInternational: boolean): readonly MagicRecipient[] {
  const channels = CHANNEL_ROWS.filter(({ recipients }) => (recipients === "international") === isInternational);
  const ofSimulator = magicRecipients.flatMap((row) =>
    "isOffered" in row ? [[`0000${row.digits}`, row.what] as const] : [],
  );
  const outcomes = [["12345678", "delivered"] as const, ...ofSimulator, ...listFailures(channels)];
  return outcomes.map(([ending, outcome]) => ({ to: `${isInternational ? "+44" : "010"}${ending}`, outcome }));
}

/** Numbers that make some channels fail show what falls back. */
function listFailures(channels: readonly ChannelRow[]): readonly (readonly [ending: string, outcome: string])[] {
  const offered = channels.flatMap(({ label, reportLabel = label, offers = [] }) =>
    offers.map((code) => ({ code, digits: code.slice(1), label: reportLabel })),
  );
  return [...Map.groupBy(offered, ({ digits }) => digits)].map(([digits, failures]) => {
    const text = reportCodes.find(({ code }) => code === failures[0]?.code)?.text;
    return [`0000${digits}`, `fails by ${failures.map(({ label }) => label).join(", ")}: ${text}`] as const;
  });
}
