import { ALL_SENDERS, type OptOut, parseNumber } from "../../domain/opt-out.ts";
import { count } from "../../domain/plural.ts";
import { OperatorError } from "../../errors.ts";
import { addOptOuts, findOptOuts, listOptOuts, removeOptOuts } from "../opt-outs.ts";
import { accountOption, type Command, formatTable } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";
import { readInputFile } from "./input-file.ts";

const SENDER_HELP = `  --sender SENDER           the sender number or sender key that the number has opted out of; without it, every
                            sender of the account`;
const options = { ...accountOption, sender: { type: "string" } } as const;

const add: Command = {
  name: "optout add",
  useCases: [addOptOuts],
  usage: "NUMBER … --id NAME [--sender SENDER]",
  about: "lets numbers get no more advertising by an account",
  details: `${SENDER_HELP}

Advertising to such a number ends with the report code 90003. Messages that do not advertise are sent.`,
  options,
  maxPositionals: 1000,
  async run(args, perform) {
    const id = args.required("id");
    const { added } = await perform(addOptOuts, { accountId: id, optOuts: readNumbers(args) });
    return { json: { id, added }, text: `Added to the opt-outs of ${id}: ${count(added, "number")}.` };
  },
};

const remove: Command = {
  name: "optout remove",
  useCases: [removeOptOuts],
  usage: "NUMBER … --id NAME [--sender SENDER]",
  about: "lets numbers get advertising by an account again",
  details: SENDER_HELP,
  options,
  maxPositionals: 1000,
  async run(args, perform) {
    const id = args.required("id");
    const { removed } = await perform(removeOptOuts, { accountId: id, optOuts: readNumbers(args) });
    return { json: { id, removed }, text: `Removed from the opt-outs of ${id}: ${count(removed, "number")}.` };
  },
};

function readNumbers(args: CommandArgs): readonly OptOut[] {
  const sender = args.text("sender") ?? ALL_SENDERS;
  if (args.positionals.length === 0) throw new OperatorError("which number? give it as clients send it: 01012345678");
  return args.positionals.map((number) => ({ number, sender }));
}

const MAX_PRINTED_FAULTS = 50;

const importFile: Command = {
  name: "optout import",
  useCases: [addOptOuts],
  usage: "FILE --id NAME",
  about: "adds the numbers of a file, or nothing if a line is wrong",
  details: `FILE "-" is standard input. Each line has a number, and after a comma the sender that it has opted out of, if it is one
alone. Hyphens and spaces in a number do no harm; empty lines and lines that begin with # are skipped:

  01012345678
  010-9876-5432,0212345678`,
  options: accountOption,
  maxPositionals: 1,
  readInput: (args) => readInputFile(getFileName(args)),
  async run(args, perform, input) {
    const id = args.required("id");
    const optOuts = parseFile(getFileName(args), input);
    const { added } = await perform(addOptOuts, { accountId: id, optOuts });
    return {
      json: { id, read: optOuts.length, added },
      text: `Added to the opt-outs of ${id}: ${added} of ${count(optOuts.length, "number")}; the others were there.`,
    };
  },
};

function getFileName({ positionals: [file] }: CommandArgs): string {
  if (file === undefined) throw new OperatorError("name the file: optout import FILE --id NAME");
  return file;
}

/** The faults name lines and not their numbers: what a command prints is often kept. */
function parseFile(file: string, input: string): readonly OptOut[] {
  const optOuts: OptOut[] = [];
  const faults: string[] = [];
  for (const [index, line] of input.split(/\r?\n/).entries()) {
    const [written = "", sender = ALL_SENDERS, ...more] = line.split(",").map((part) => part.trim());
    if (line.trim() === "" || written.startsWith("#")) continue;
    const number = parseNumber(written);
    if (number === undefined || more.length > 0) faults.push(`${file}:${index + 1}  must be NUMBER or NUMBER,SENDER`);
    else optOuts.push({ number, sender });
  }
  if (faults.length > 0) {
    const more = faults.length > MAX_PRINTED_FAULTS ? [`… and ${faults.length - MAX_PRINTED_FAULTS} more`] : [];
    throw new OperatorError([...faults.slice(0, MAX_PRINTED_FAULTS), ...more].join("\n"));
  }
  if (optOuts.length === 0) throw new OperatorError(`${file} has no number`);
  return optOuts;
}

const show: Command = {
  name: "optout show",
  useCases: [listOptOuts, findOptOuts],
  usage: "[NUMBER] --id NAME",
  about: "counts the opt-outs of an account by sender, or says what a number has opted out of",
  details: "Numbers are stored as hashes: they can be looked up and not listed.",
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const accountId = args.required("id");
    const [number] = args.positionals;
    if (number === undefined) {
      const senders = await perform(listOptOuts, { accountId });
      const rows = senders.map(({ sender, count: numbers }) => [nameSender(sender), String(numbers)]);
      const text =
        rows.length === 0 ? `Nobody has opted out of ${accountId}.` : formatTable([["sender", "numbers"], ...rows]);
      return { json: { id: accountId, senders }, text };
    }
    const found = await perform(findOptOuts, { accountId, number });
    const rows = found.map(({ sender, addedMs, by }) => [nameSender(sender), new Date(addedMs).toISOString(), by]);
    return {
      json: {
        id: accountId,
        optOuts: found.map(({ addedMs, ...one }) => ({ ...one, since: new Date(addedMs).toISOString() })),
      },
      text: rows.length === 0 ? "It has not opted out." : formatTable([["sender", "since", "by"], ...rows]),
    };
  },
};

const nameSender = (sender: string): string => (sender === ALL_SENDERS ? "all" : sender);

export const optOutCommands: readonly Command[] = [add, remove, importFile, show];
