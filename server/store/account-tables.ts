/** A table with rows of accounts. Those of outbox and leases have steps of many accounts; what is left of a rate is not worth moving. */
export type AccountTable = AheadTable | LaterTable;

/** When an account is moved to another cell, its rows are copied before the switch, see move-account.ts. */
export interface AheadTable extends TableRows {
  readonly moved: "ahead";
  /**
   * Which rows are copied once more at the switch: those of messages that came or were open since, of requests that came since, or of
   * files that came or went. `none`: nobody changes the table while the account is being moved.
   */
  readonly copiedAgain: "messages" | "requests" | "files" | "none";
}

/** Its rows are moved at the switch or after it. */
interface LaterTable extends TableRows {
  readonly moved: "switch" | "after";
}

interface TableRows {
  readonly name: string;
  /** Rows of an account are read in the order of these columns. */
  readonly order: readonly string[];
  /** What a row of the other cell adds to one that is here already; undefined: nothing. */
  readonly merge?: string;
  /** Gateways write it while the account is refused, too. Its columns with their types. */
  readonly writtenLate?: Readonly<Record<string, string>>;
  /** How many rows one transaction takes, if not as many as usual. */
  readonly rowsAtOnce?: number;
}

/** A message never changes, unless it is erased: then it has no recipient, which is the fourth part between quotes. */
const MERGE_ERASED = `(account_id, msg_key) DO UPDATE SET content = excluded.content
  WHERE split_part(excluded.content, '"', 4) = ''`;

/** A success that came late, while the other rows were copied. */
const MERGE_LATE = `(account_id, msg_key, step) DO UPDATE
  SET late_ms = excluded.late_ms, late_code = excluded.late_code, late_network = excluded.late_network,
    late_user_type = excluded.late_user_type, delivered_parts = stored.delivered_parts | excluded.delivered_parts
  WHERE stored.reported_ms = excluded.reported_ms AND stored.late_ms IS NULL AND excluded.late_code IS NOT NULL`;

/** A gateway counts and gives back what it has reserved some seconds later, in the cell where it has reserved it. */
const MERGE_COUNTS = "(account_id, name, period) DO UPDATE SET taken = stored.taken + excluded.taken";

/** What hands reports out comes after the steps that it reads. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { name: "messages", order: ["msg_key"], moved: "ahead", copiedAgain: "messages", merge: MERGE_ERASED },
  { name: "steps", order: ["msg_key"], moved: "ahead", copiedAgain: "messages", merge: MERGE_LATE },
  { name: "undelivered_messages", order: ["msg_key"], moved: "ahead", copiedAgain: "messages" },
  {
    ...{ name: "usage_days", moved: "ahead", copiedAgain: "none" },
    order: ["day", "payment_code", "channel", "msg_type", "carrier", "outcome", "code"],
  },
  { name: "idempotency_keys", order: ["key", "operation"], moved: "ahead", copiedAgain: "requests" },
  { name: "file_contents", order: ["file_key"], moved: "ahead", copiedAgain: "files", rowsAtOnce: 20 },
  { name: "files", order: ["file_key"], moved: "ahead", copiedAgain: "files" },
  { name: "pending_reports", order: ["reported_ms", "first_key"], moved: "switch" },
  { name: "report_batches", order: ["account_id"], moved: "switch" },
  { name: "webhook_deliveries", order: ["msg_key"], moved: "switch" },
  { name: "forms", order: ["form_id"], moved: "switch" },
  { name: "scheduled_messages", order: ["msg_key"], moved: "switch" },
  {
    ...{ name: "quota_counts", order: ["name", "period"], moved: "switch", merge: MERGE_COUNTS },
    writtenLate: {
      ...{ account_id: "text", name: "text", period: "int" },
      ...{ taken: "float8", granted: "float8", most: "float8" },
    },
  },
  // A receipt is recorded in the cell of its account, whichever cell knows its id. No index begins with the account, so that each look for
  // the next rows reads far.
  { name: "carrier_ids", order: ["carrier", "carrier_id", "taken_ms"], moved: "after", rowsAtOnce: 20_000 },
  { name: "dead_letters", order: ["msg_key"], moved: "after" },
];

export const AHEAD_TABLES = ACCOUNT_TABLES.filter((table) => table.moved === "ahead");
export const SWITCH_TABLES = ACCOUNT_TABLES.filter((table) => table.moved === "switch");
