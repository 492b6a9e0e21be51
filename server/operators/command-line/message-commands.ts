import { messageStates } from "../../domain/message-history.ts";
import { timeOfMessageKey } from "../../domain/message-key.ts";
import { OperatorError } from "../../errors.ts";
import { requireAccount } from "./admin-store.ts";
import type { Command } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";
import { describeSilent, formatFound, formatHistory, showTime, toFoundJson, toHistoryJson } from "./message-output.ts";
import type { CellAnswer } from "./message-store.ts";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1000;
const DAY_MS = 86_400_000;
const REFUSED = "A request that was refused leaves none: the answer and the log line of the request have the code.";

const SPELLING = "A number is found as the client wrote it: 01012345678 and +821012345678 are two.";

/** Without what people write between digits. */
const stripNumber = (text: string): string => text.replaceAll(/[\s().-]/g, "");

const findMessages: Command = {
  name: "message find",
  usage: "[--to NUMBER] [--ref TEXT] [--account NAME] [--state STATE] [--since TIME] [--until TIME] [--limit N]",
  about: "finds messages, the newest first",
  details: `  --to NUMBER               the recipient, as the client sent it
  --ref TEXT                the reference that the client gave
  --account NAME            the account that sent it
  --state STATE             ${messageStates.join(", ")}
  --since TIME              accepted since then: 2026-11-16T02:30:00Z, or 30m, 2h, 7d ago
                            (default: all days with --to or --ref, else the last 24 hours)
  --until TIME              accepted before then
  --limit N                 how many at most (default: ${DEFAULT_LIMIT})

All cells are searched. ${REFUSED}
Times are in UTC. The exit code is 1 if a cell did not answer, or the search took too long and is not complete.`,
  options: {
    to: { type: "string" },
    ref: { type: "string" },
    account: { type: "string" },
    state: { type: "string" },
    since: { type: "string" },
    until: { type: "string" },
    limit: { type: "string" },
  },
  async run(args, store) {
    const [number, ref, accountId] = [args.text("to"), args.text("ref"), args.text("account")];
    const to = number === undefined ? undefined : stripNumber(number);
    const state = args.oneOf("state", messageStates);
    const limit = args.integer("limit", 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
    const nowMs = Date.now();
    const untilMs = args.timeMs("until", nowMs);
    const isByContent = to !== undefined || ref !== undefined;
    const sinceMs = args.timeMs("since", nowMs) ?? (isByContent ? undefined : (untilMs ?? nowMs) - DAY_MS);
    if (accountId !== undefined) await requireAccount(store, accountId);
    const found = await store.messages.find({ to, ref, accountId, state, sinceMs, untilMs, limit });
    const { messages, silent, searchedSinceMs } = found;
    const cut = searchedSinceMs === undefined ? undefined : showTime(searchedSinceMs);
    const problems = [
      describeSilent(silent),
      cut === undefined ? undefined : `the search took too long; --until ${cut} goes on with what is older`,
    ].filter((problem) => problem !== undefined);
    const since = sinceMs === undefined ? "" : ` since ${showTime(sinceMs)}`;
    return {
      json: { messages: messages.map(toFoundJson), searchedSince: cut ?? null, silentCells: silent },
      text:
        messages.length === 0
          ? [`No message was found${since}.`, ...(to === undefined ? [] : [SPELLING]), REFUSED].join(" ")
          : [
              formatFound(messages),
              ...(messages.length === limit ? [`There may be more: --limit N, up to ${MAX_LIMIT}.`] : []),
            ].join("\n"),
      problem: problems.length === 0 ? undefined : problems.join("; "),
    };
  },
};

const showMessage: Command = {
  name: "message show",
  usage: "MSGKEY",
  about: "shows what became of a message and why, with its whole timeline",
  options: {},
  maxPositionals: 1,
  async run(args, store) {
    const msgKey = readMsgKey(args);
    const history = requireMessage(msgKey, await store.messages.show(msgKey));
    return { json: toHistoryJson(history), text: formatHistory(history) };
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

function requireMessage<Value>(msgKey: string, { value, silent }: CellAnswer<Value>): Value {
  if (value !== undefined) return value;
  const problem = describeSilent(silent);
  throw new OperatorError(`there is no message ${msgKey}${problem === undefined ? "" : `; ${problem}`}`);
}

const cancelMessage: Command = {
  name: "message cancel",
  usage: "MSGKEY",
  about: "ends a message that no carrier has yet",
  details: `The account gets a final report with the code 90000 for it. A message that a carrier has, or may have, cannot be cancelled.
Steps of a flow that failed before stay as they are; steps that would follow are not tried.`,
  options: {},
  maxPositionals: 1,
  async run(args, store) {
    const msgKey = readMsgKey(args);
    const decision = requireMessage(msgKey, await store.messages.cancel(msgKey));
    if (!decision.ok) throw new OperatorError(`${msgKey} cannot be cancelled: ${decision.reason}`);
    return { json: { msgKey, cancelled: true }, text: `Cancelled ${msgKey}; its final report says 90000.` };
  },
};

const requeueMessage: Command = {
  name: "message requeue",
  usage: "MSGKEY [--yes]",
  about: "lets workers send a message at once, or once more",
  details: `  --yes                     also if the recipient may get it twice, or its report is withdrawn

A message that waits is taken from where it waits and goes to the first free worker: it cannot be sent twice. One that a
carrier has or may have, or whose last step failed or expired, is sent once more with --yes; without --yes the command says what it would do.
If the account has the final report, or may have it, the message stays as it is: the contract promises one final report.`,
  options: { yes: { type: "boolean" } },
  maxPositionals: 1,
  async run(args, store) {
    const msgKey = readMsgKey(args);
    const answer = await store.messages.requeue(msgKey, args.flag("yes") === true);
    const { decision, done } = requireMessage(msgKey, answer);
    if (decision.kind === "refused") throw new OperatorError(`${msgKey} cannot be requeued: ${decision.reason}`);
    if (decision.kind === "repeat" && !done)
      throw new OperatorError(`${msgKey} was not requeued: ${decision.warning}; --yes does it all the same`);
    const warning = decision.kind === "repeat" ? ` Note: ${decision.warning}.` : "";
    return {
      json: { msgKey, requeued: true, step: decision.step, repeated: decision.kind === "repeat" },
      text: `Step ${decision.step + 1} of ${msgKey} is in the outbox; the next free worker takes it.${warning}`,
    };
  },
};

export const messageCommands: readonly Command[] = [findMessages, showMessage, cancelMessage, requeueMessage];
