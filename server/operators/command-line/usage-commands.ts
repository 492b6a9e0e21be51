import { toCsv } from "../../domain/csv.ts";
import { usageColumns } from "../../domain/usage.ts";
import { describeSilent } from "../messages.ts";
import { getUsage } from "../usage.ts";
import { type Command, formatTable } from "./command.ts";

const usage: Command = {
  name: "usage",
  useCases: [getUsage],
  usage: "--month 2026-11 [--account NAME] [--closed] [--format csv|json]",
  about: "exports what accounts sent in a month, for bills",
  details: `  --month YYYY-MM           the month, in UTC
  --account NAME            only this account
  --closed                  leaves out days that can still change
  --format csv|json         for spreadsheets and programs; without it, a table

A message counts for the day (UTC) on which it was accepted, or of its sendAt. A day of an account is closed when all
its messages have ended, and its counts stay the same from then on. Messages of open days are counted now, which takes
long where there are many. A step that was followed by another has the outcome fallback: the counts of all other
outcomes add up to the messages.`,
  options: {
    month: { type: "string" },
    account: { type: "string" },
    closed: { type: "boolean" },
    format: { type: "string" },
  },
  async run(args, perform) {
    const format = args.oneOf("format", ["csv", "json"]);
    const month = args.required("month");
    const found = await perform(getUsage, {
      month,
      account: args.text("account"),
      closed: args.flag("closed") ?? false,
    });
    const rows = found.rows.map((row) => usageColumns.map((name) => row[name]));
    const problem = describeSilent(found.silentCells);
    const answer = { json: found, problem };
    if (format === "json") return { ...answer, text: JSON.stringify(found, null, 2) };
    // A terminal ends lines in its own way.
    if (format === "csv") return { ...answer, text: toCsv(usageColumns, rows).trimEnd().replaceAll("\r\n", "\n") };
    if (rows.length === 0) return { ...answer, text: `Nothing was sent in ${month}.` };
    const head = ["DAY", "ACCOUNT", "PAYMENT", "CHANNEL", "TYPE", "CARRIER", "OUTCOME", "CODE", "COUNT", "PARTS"];
    const table = formatTable([head, ...rows.map((row) => row.map((cell) => (cell === "" ? "-" : String(cell))))]);
    const open = found.openDays.length === 0 ? "" : `\n\nCan still change: ${found.openDays.join(", ")}.`;
    return { ...answer, text: table + open };
  },
};

export const usageCommands: readonly Command[] = [usage];
