import { type Fault, testOf } from "../fault.ts";

const stranger = "test/gateway/flows-forms-reports.test.ts";

/** What operations answer, to whom, and by whose right. */
export const handlerFaults: readonly Fault[] = [
  {
    name: "channel-right-unchecked",
    harm: "An account sends by channels that it has no contract for.",
    file: "server/domain/decide-message.ts",
    find: 'entry.origin === "message" && !account.channels.has(entry.channel)',
    put: 'entry.origin === "message" && account.channels.size > 99',
    caughtBy: {
      stage: "fuzz",
      narrowedTo: ["--seconds", "2", "--kind", "narrow"],
      saying: [/A325/, /--kind narrow/],
    },
  },
  {
    name: "inquiry-of-strangers",
    harm: "Everybody learns of everybody's messages.",
    file: "server/store/reports.ts",
    find: "FROM messages WHERE account_id = $1 AND msg_key = $2",
    put: "FROM messages WHERE $1::text <> '' AND msg_key = $2",
    caughtBy: testOf(stranger, "of a message without a result", /A820/),
  },
  {
    name: "form-of-strangers",
    harm: "Everybody reads everybody's forms.",
    file: "server/store/forms.ts",
    find: 'AS "expiresAtMs" FROM forms WHERE account_id = $1 AND',
    put: 'AS "expiresAtMs" FROM forms WHERE length($1) > 0 AND',
    caughtBy: testOf(stranger, "are saved, read, replaced and deleted by their account only", /A250/),
  },
  {
    name: "file-of-strangers",
    harm: "A message goes out with the picture of another account.",
    file: "server/store/files.ts",
    find: "WHERE account_id = $1 AND file_key = ANY ($2)",
    put: "WHERE $1 <> '' AND file_key = ANY ($2)",
    caughtBy: testOf("test/store/files.test.ts", "only by its own account"),
  },
  {
    name: "acknowledging-of-strangers",
    harm: "An account's reports are gone because another one has acknowledged them.",
    file: "server/store/reports.ts",
    find: "WHERE account_id = $1 AND report_id = $2 AND opened_ms",
    put: "WHERE $1 <> '' AND report_id = $2 AND opened_ms",
    caughtBy: testOf(stranger, "are polled as one batch until it is acknowledged", /A805/),
  },
];
