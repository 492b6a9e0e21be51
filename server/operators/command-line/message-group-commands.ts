import type { ChangedMessages } from "../../../generated/admin/types.ts";
import { allChannels } from "../../accounts/account-settings.ts";
import { count } from "../../domain/plural.ts";
import { OperatorError } from "../../errors.ts";
import { requeuedStates } from "../../store/select-messages.ts";
import { cancelMessages, type GroupChange, MAX_MESSAGES, requeueMessages } from "../message-groups.ts";
import { describeSilent } from "../messages.ts";
import type { Command, CommandOutput } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";

const options = {
  account: { type: "string" },
  carrier: { type: "string" },
  channel: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  limit: { type: "string" },
  yes: { type: "boolean" },
} as const;

const HELP = `  --account NAME            only of this account
  --carrier NAME            only those that wait for this carrier, by the routes of the workers, or that it had last
  --channel NAME            only those that wait for this channel, or that it decides about: ${allChannels.join(", ")}
  --since TIME              accepted since then: 2026-11-16T02:30:00Z, or 30m, 2h, 7d ago
  --until TIME              accepted before then
  --limit N                 how many at most, the oldest first (default: ${MAX_MESSAGES})
  --yes                     does it; without it the command says how many there are, and changes nothing`;

function readGroup(args: CommandArgs): GroupChange {
  const nowMs = Date.now();
  return {
    account: args.text("account"),
    carrier: args.text("carrier"),
    channel: args.oneOf("channel", allChannels),
    sinceMs: args.timeMs("since", nowMs),
    untilMs: args.timeMs("until", nowMs),
    limit: args.integer("limit", 1, MAX_MESSAGES) ?? MAX_MESSAGES,
    isConfirmed: args.flag("yes") === true,
  };
}

function format(changed: ChangedMessages, verb: string): CommandOutput {
  const { matched, done, refused, mayHaveMore, silentCells } = changed;
  const lines = [
    matched === 0 ? "No message was found." : `${verb} ${done} of ${count(matched, "message")}.`,
    ...refused.map((one) => `${count(one.count, "stays as it is", "stay as they are")}: ${one.reason}`),
    ...(mayHaveMore ? ["There may be more: run the command again."] : []),
  ];
  return { json: changed, text: lines.join("\n"), problem: describeSilent(silentCells) };
}

const cancel: Command = {
  name: "messages cancel",
  useCases: [cancelMessages],
  usage:
    "[--state STATE] [--account NAME] [--carrier NAME] [--channel NAME] [--since TIME] [--until TIME] [--limit N] [--yes]",
  about: "ends many messages that no carrier has yet",
  details: `  --state STATE             only waiting, or only scheduled ones
${HELP}

What waits is meant: in the outbox, in the backlog, or for its sendAt. Each account gets a final report with the code 90001 for each. What a carrier has
or may have stays as it is.`,
  options: { ...options, state: { type: "string" } },
  async run(args, perform) {
    const state = args.oneOf("state", ["waiting", "scheduled"]);
    return format(await perform(cancelMessages, { ...readGroup(args), state }), "Cancelled");
  },
};

const requeue: Command = {
  name: "messages requeue",
  useCases: [requeueMessages],
  usage:
    "--state STATE [--code CODE] [--account NAME] [--carrier NAME] [--channel NAME] [--since TIME] [--until TIME] [--limit N] [--yes]",
  about: "lets workers send many messages at once, or once more",
  details: `  --state STATE             ${requeuedStates.join(", ")}
  --code CODE               only those that ended with this report code
${HELP}

As message requeue does it with one: messages that wait go to the next free worker, others are sent once more, and their recipients may get
them twice. Messages whose report the account has or may have stay as they are. Cancelled messages go out only with --state cancelled, and those
that wait for their sendAt only with --state scheduled: no other state has them. Without --yes the number is split by report code.`,
  options: { ...options, state: { type: "string" }, code: { type: "string" } },
  async run(args, perform) {
    const state = args.oneOf("state", requeuedStates);
    if (state === undefined) throw new OperatorError(`--state is missing: ${requeuedStates.join(", ")}`);
    return format(await perform(requeueMessages, { ...readGroup(args), state, code: args.text("code") }), "Requeued");
  },
};

export const messageGroupCommands: readonly Command[] = [cancel, requeue];
