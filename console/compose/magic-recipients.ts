/** A recipient whose number tells the simulator what becomes of a message. */
export interface MagicRecipient {
  readonly to: string;
  readonly outcome: string;
}

/** The last eight digits, and what happens. Numbers that make one channel fail show what falls back. */
const OUTCOMES: readonly (readonly [ending: string, outcome: string])[] = [
  ["12345678", "delivered"],
  ["00000000", "delivered at once"],
  ["00003001", "SMS and MMS fail: no subscriber"],
  ["00002003", "SMS and MMS fail: handset off"],
  ["00003101", "RCS fails (no RCS on the handset), what follows arrives"],
  ["00003019", "messenger fails (not a user), what follows arrives"],
  ["00008000", "every carrier refuses it"],
  ["00008001", "no result until it expires"],
  ["00008008", "delivered after five seconds"],
];

const OF_RCS_AND_MESSENGERS = new Set(["00003101", "00003019"]);

export function getMagicRecipients(isInternational: boolean): readonly MagicRecipient[] {
  if (!isInternational) return OUTCOMES.map(([ending, outcome]) => ({ to: `010${ending}`, outcome }));
  return OUTCOMES.filter(([ending]) => !OF_RCS_AND_MESSENGERS.has(ending)).map(([ending, outcome]) => ({
    to: `+44${ending}`,
    outcome: outcome.replace("SMS and MMS fail", "fails"),
  }));
}
