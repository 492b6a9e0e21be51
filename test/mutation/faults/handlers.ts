import { type Fault, testOf } from "../fault.ts";

const stranger = "test/e2e/flows-forms-reports.test.ts";

/** What operations answer, to whom, and by whose right. */
export const handlerFaults: readonly Fault[] = [
  {
    name: "handler-drops-field",
    harm: "The answer to a send lacks the caller's own reference.",
    file: "server/handlers/send/send-one.ts",
    find: "const answer = body.ref === undefined ? { ...success, msgKey } : { ...success, msgKey, ref: body.ref };",
    put: "const answer = { ...success, msgKey };",
    caughtBy: testOf("unit", "test/unit/server/http/mount.test.ts", "is answered with its key once it is accepted"),
  },
  {
    name: "request-field-sent-to-carrier",
    harm: "A field that was added to a request for the caller's own records reaches the provider.",
    file: "server/domain/decide-message.ts",
    find: "payload: pickCarrierPayload(step.channel, step.payload)",
    put: "payload: { ...pickCarrierPayload(step.channel, {}), ...step.payload }",
    caughtBy: testOf(
      "unit",
      "test/unit/server/handlers/request-fields.test.ts",
      "is not sent to the provider: sms",
      /payload\/note is not a known field/,
    ),
  },
  {
    name: "handler-wrong-code",
    harm: "A form that does not exist is said to be a message that does not.",
    file: "server/handlers/forms/unknown-form.ts",
    find: 'refuse("A250", fault("A250", "/formId"))',
    put: 'refuse("A820" as "A250", fault("A820", "/formId"))',
    caughtBy: testOf("unit", "test/unit/server/handlers/forms.test.ts", "that there is none of is A250, in every way"),
  },
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
    find: "FROM gateway.messages WHERE account_id = $1 AND msg_key = $2",
    put: "FROM gateway.messages WHERE $1::text <> '' AND msg_key = $2",
    caughtBy: testOf("e2e", stranger, "of a message without a result", /A820/),
  },
  {
    name: "form-of-strangers",
    harm: "Everybody reads everybody's forms.",
    file: "server/store/forms.ts",
    find: '"SELECT entries, expires_ms FROM gateway.forms WHERE account_id = $1 AND',
    put: "\"SELECT entries, expires_ms FROM gateway.forms WHERE $1 <> '' AND",
    caughtBy: testOf("e2e", stranger, "are saved, read, replaced and deleted by their account only", /A250/),
  },
  {
    name: "file-of-strangers",
    harm: "A message goes out with the picture of another account.",
    file: "server/store/files.ts",
    find: "WHERE account_id = $1 AND file_key = ANY ($2)",
    put: "WHERE $1 <> '' AND file_key = ANY ($2)",
    caughtBy: testOf("e2e", "test/e2e/store/files.test.ts", "only by its own account"),
  },
  {
    name: "acknowledging-of-strangers",
    harm: "An account's reports are gone because another one has acknowledged them.",
    file: "server/store/reports.ts",
    find: "WHERE account_id = $1 AND report_id = $2`,",
    put: "WHERE $1 <> '' AND report_id = $2`,",
    caughtBy: testOf("e2e", stranger, "are polled as one batch until it is acknowledged", /A805/),
  },
];
