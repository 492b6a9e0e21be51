/** What the test centre does with a message, by the last eight digits of its recipient. */
export type Behaviour =
  | { readonly kind: "refuse" }
  | { readonly kind: "throttle-once" }
  | { readonly kind: "lose-once" }
  | Taking;

export interface Taking {
  readonly kind: "take";
  readonly answer: "at-once" | "after-receipts" | "never";
  readonly receipts: readonly Result[];
  /** How long after the answer, or after the message has expired. */
  readonly afterMs: number;
  readonly from: "answer" | "expiry";
}

export interface Result {
  readonly stat: string;
  readonly err: string;
}

const DELIVERED: Result = { stat: "DELIVRD", err: "000" };

/** The last four digits of report codes, and the errors that this centre has for them: any carrier has its own. */
const RESULTS: Readonly<Record<string, Result>> = {
  "2000": { stat: "EXPIRED", err: "000" },
  "2003": { stat: "UNDELIV", err: "103" },
  "3001": { stat: "UNDELIV", err: "201" },
  "3003": { stat: "UNDELIV", err: "203" },
  "3012": { stat: "REJECTD", err: "212" },
  "3015": { stat: "UNDELIV", err: "215" },
  "3022": { stat: "UNDELIV", err: "222" },
  "3023": { stat: "REJECTD", err: "223" },
  "3029": { stat: "REJECTD", err: "229" },
  "3034": { stat: "UNDELIV", err: "234" },
  "9000": { stat: "UNDELIV", err: "900" },
  "9999": { stat: "UNDELIV", err: "999" },
};

/** The setting `codes` of a gateway that knows this centre's errors. */
export const SMSC_CODES = {
  err: Object.fromEntries(
    Object.entries(RESULTS).flatMap(([code, { stat, err }]) =>
      stat === "EXPIRED" ? [] : [[err, code === "9000" ? "90000" : code === "9999" ? "99999" : `2${code}`]],
    ),
  ),
};

const take = (change: Partial<Taking>): Taking => ({
  kind: "take",
  answer: "at-once",
  receipts: [DELIVERED],
  afterMs: 0,
  from: "answer",
  ...change,
});

const FAILED = RESULTS["9999"] ?? DELIVERED;

const MAGIC: Readonly<Record<string, Behaviour>> = {
  "0000": take({}),
  "8000": { kind: "refuse" },
  "8001": take({ receipts: [] }),
  "8002": take({ from: "expiry", afterMs: 1_000 }),
  "8003": take({ receipts: [DELIVERED, DELIVERED] }),
  "8004": take({ answer: "never" }),
  "8005": take({ answer: "after-receipts" }),
  "8006": { kind: "throttle-once" },
  "8007": { kind: "lose-once" },
  "8008": take({ afterMs: 5_000 }),
  "8009": take({ receipts: [FAILED, DELIVERED] }),
};

export const DELIVERED_AT_ONCE = take({});

export function behaviourFor(destination: string): Behaviour {
  const [, code] = /0000([0-9]{4})$/.exec(destination) ?? [];
  if (code === undefined) return take({ afterMs: shortDelayMs(destination) });
  const result = RESULTS[code];
  return MAGIC[code] ?? (result === undefined ? take({}) : take({ receipts: [result] }));
}

/** Always the same for the same number. */
function shortDelayMs(destination: string): number {
  let sum = 7;
  for (const digit of destination) sum = (sum * 31 + digit.charCodeAt(0)) % 1009;
  return 5 + (sum % 100);
}
