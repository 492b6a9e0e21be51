import type { Message, MessageDetail, MessageTotals } from "../../../generated/admin/types.ts";
import { allChannels } from "../../accounts/account-settings.ts";
import { messageStates, stateMeanings } from "../../domain/message-history.ts";
import { timeOfMessageKey } from "../../domain/message-key.ts";
import { DEFAULT_SEARCH_HOURS } from "../../domain/search-window.ts";
import { OperatorError } from "../../errors.ts";
import { showTime } from "../message-view.ts";
import {
  cancelMessage,
  countMessages,
  describeSilent,
  findMessages,
  findMessagesTo,
  getMessage,
  getSinceMs,
  requeueMessage,
} from "../messages.ts";
import { type Command, formatTable } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1000;
const REFUSED = "A request that was refused leaves none: the answer and the log line of the request have the code.";

const SPELLING = "A number is found as the client wrote it: 01012345678 and +821012345678 are two.";

/** Without what people write between digits. */
const stripNumber = (text: string): string => text.replaceAll(/[\s().-]/g, "");

const filterOptions = {
  ref: { type: "string" },
  account: { type: "string" },
  state: { type: "string" },
  code: { type: "string" },
  channel: { type: "string" },
  carrier: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
} as const;

const filterHelp = (since: string): string => `  --ref TEXT                the reference that the client gave
  --account NAME            the account that sent it
  --state STATE             ${messageStates.join(", ")}
  --carrier NAME            a step of it went to this carrier
  --code CODE               ended with this report code
  --channel NAME            by this channel, of a flow the one that decides the state: ${allChannels.join(", ")}
  --since TIME              accepted since then: 2026-11-16T02:30:00Z, or 30m, 2h, 7d ago
                            (default: all days with ${since} or --until, else ${DEFAULT_SEARCH_HOURS} hours)
  --until TIME              accepted before then`;

const readFilter = (args: CommandArgs, nowMs: number) => ({
  ref: args.text("ref"),
  account: args.text("account"),
  state: args.oneOf("state", messageStates),
  code: args.text("code"),
  carrier: args.text("carrier"),
  channel: args.oneOf("channel", allChannels),
  sinceMs: args.timeMs("since", nowMs),
  untilMs: args.timeMs("until", nowMs),
});

const FILTER_USAGE =
  "[--ref TEXT] [--account NAME] [--state STATE] [--code CODE] [--channel NAME] [--carrier NAME] [--since TIME] [--until TIME]";

const find: Command = {
  name: "message find",
  useCases: [findMessages, findMessagesTo],
  usage: `[--to NUMBER] ${FILTER_USAGE} [--limit N]`,
  about: "finds messages, the newest first",
  details: `  --to NUMBER               the recipient, as the client sent it
${filterHelp("--to or --ref")}
  --limit N                 how many at most (default: ${DEFAULT_LIMIT})

A message with a sendAt counts by that time, so that scheduled ones come first; --until 0m leaves them out. The states:

${formatTable(stateMeanings.map(([state, meaning]) => [`  ${state}`, meaning]))}

All cells are searched. ${REFUSED}
Times are in UTC. The exit code is 1 if a cell did not answer, or the search took too long and is not complete.`,
  options: { to: { type: "string" }, ...filterOptions, limit: { type: "string" } },
  async run(args, perform) {
    const number = args.text("to");
    const to = number === undefined ? undefined : stripNumber(number);
    const nowMs = Date.now();
    const search = { ...readFilter(args, nowMs), limit: args.integer("limit", 1, MAX_LIMIT) ?? DEFAULT_LIMIT };
    const page = await (to === undefined ? perform(findMessages, search) : perform(findMessagesTo, { ...search, to }));
    const { messages, silentCells, searchedSince: cut } = page;
    const problems = [
      describeSilent(silentCells),
      cut === null ? undefined : `the search took too long; --until ${cut} goes on with what is older`,
    ].filter((problem) => problem !== undefined);
    const sinceMs = getSinceMs({ ...search, ...(to !== undefined && { to }) }, nowMs);
    const since = sinceMs === undefined ? "" : ` since ${showTime(sinceMs)}`;
    return {
      json: { messages, searchedSince: cut, silentCells },
      text:
        messages.length === 0
          ? [`No message was found${since}.`, ...(to === undefined ? [] : [SPELLING]), REFUSED].join(" ")
          : [
              formatFound(messages),
              ...(messages.length === search.limit ? [`There may be more: --limit N, up to ${MAX_LIMIT}.`] : []),
            ].join("\n"),
      problem: problems.length === 0 ? undefined : problems.join("; "),
    };
  },
};

const count: Command = {
  name: "message count",
  useCases: [countMessages],
  usage: FILTER_USAGE,
  about: "counts messages by state and report code",
  details: `${filterHelp("--ref")}

The newest 10,000 of each cell are counted. The exit code is 1 if a cell did not answer.`,
  options: filterOptions,
  async run(args, perform) {
    const totals = await perform(countMessages, readFilter(args, Date.now()));
    return { json: totals, text: formatTotals(totals), problem: describeSilent(totals.silentCells) };
  },
};

function formatTotals({ messages, mayHaveMore, states, codes }: MessageTotals): string {
  if (messages === 0) return "No message was found.";
  const rows = [
    ...states.map(({ state, count: ofState }) => [state, String(ofState)]),
    ...codes.map(({ code, text, count: ofCode }) => [`${code} ${text ?? ""}`.trim(), String(ofCode)]),
  ];
  const more = mayHaveMore ? ["There are more, which were not counted."] : [];
  return [formatTable([["messages", String(messages)], ...rows]), ...more].join("\n");
}

const show: Command = {
  name: "message show",
  useCases: [getMessage],
  usage: "MSGKEY",
  about: "shows what became of a message and why, with its whole timeline",
  options: {},
  maxPositionals: 1,
  async run(args, perform) {
    const history = await perform(getMessage, { msgKey: readMsgKey(args) });
    return { json: history, text: formatHistory(history) };
  },
};

function readMsgKey(args: CommandArgs): string {
  const [msgKey] = args.positionals;
  if (msgKey === undefined) throw new OperatorError("which message? give its key");
  if (timeOfMessageKey(msgKey) === undefined)
    throw new OperatorError(
      `"${msgKey}" is no message key, which has 26 digits and capital letters; message find finds one`,
    );
  return msgKey;
}

const cancel: Command = {
  name: "message cancel",
  useCases: [cancelMessage],
  usage: "MSGKEY",
  about: "ends a message that no carrier has yet",
  details: `The account gets a final report with the code 90001 for it. A message that a carrier has, or may have, cannot be cancelled.
Steps of a flow that failed before stay as they are; steps that would follow are not tried.`,
  options: {},
  maxPositionals: 1,
  async run(args, perform) {
    const msgKey = readMsgKey(args);
    await perform(cancelMessage, { msgKey });
    return { json: { msgKey, cancelled: true }, text: `Cancelled ${msgKey}; its final report says 90001.` };
  },
};

const requeue: Command = {
  name: "message requeue",
  useCases: [requeueMessage],
  usage: "MSGKEY [--yes]",
  about: "lets workers send a message at once, or once more",
  details: `  --yes                     also if the recipient may get it twice, or its report is withdrawn

A message that waits is taken from where it waits and goes to the first free worker: it cannot be sent twice. One that a
carrier has or may have, or whose last step failed or expired, is sent once more with --yes; without --yes the command says what it would do.
Advertising that waits for its hours is held again by that worker.
If the account has the final report, or may have it, the message stays as it is: the contract promises one final report.`,
  options: { yes: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, perform) {
    const msgKey = readMsgKey(args);
    const { step, warning } = await perform(requeueMessage, { msgKey, isConfirmed: args.flag("yes") === true });
    const note = warning === null ? "" : ` Note: ${warning}.`;
    return {
      json: { msgKey, requeued: true, step, repeated: warning !== null },
      text: `Step ${step + 1} of ${msgKey} is in the outbox; the next free worker takes it.${note}`,
    };
  },
};

function formatFound(messages: readonly Message[]): string {
  const rows = messages.map(({ msgKey, accepted, account, from, to, channel, carrier, state, ref, ...report }) => [
    ...[msgKey, accepted, account, from ?? "-", to ?? "(erased)", channel ?? "-", carrier ?? "-", state],
    formatReport(report),
    ref ?? "-",
  ]);
  const heading = ["MSGKEY", "ACCEPTED", "ACCOUNT", "FROM", "TO", "CHANNEL", "CARRIER", "STATE", "REPORT", "REF"];
  return formatTable([heading, ...rows]);
}

const formatReport = ({
  code,
  codeText,
  carrierReason,
}: Pick<Message, "code" | "codeText" | "carrierReason">): string =>
  code === null ? "-" : [code, codeText, carrierReason && `(${carrierReason})`].filter(Boolean).join(" ");

function formatHistory({ msgKey, account, from, to, ref, state, traceId, why, fix, timeline }: MessageDetail): string {
  const head = formatTable([
    ["message", msgKey],
    ["account", account],
    ...(from === null ? [] : [["from", from]]),
    ["to", to ?? "(erased)"],
    ...(ref === null ? [] : [["ref", ref]]),
    ["state", state],
    ...(traceId === null ? [] : [["trace", traceId]]),
  ]);
  const todo = fix === null ? [] : [`Fix: ${fix.command}`];
  return [head, "", ...why, ...todo, "", formatTable(timeline.map(({ at, text }) => [at, text]))].join("\n");
}

export const messageCommands: readonly Command[] = [find, count, show, cancel, requeue];
