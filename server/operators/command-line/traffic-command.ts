import { reportText } from "../../domain/report-codes.ts";
import { requireAccount } from "./admin-store.ts";
import { accountOption, type Command, formatTable } from "./command.ts";

const DEFAULT_DAYS = 7;
const MAX_DAYS = 3650;

const formatDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

export const accountTraffic: Command = {
  name: "account traffic",
  usage: "--id NAME [--days N]",
  about: "counts the messages of an account by day, and how they ended",
  details: `  --days N                  today and the days before it, in UTC (default: ${DEFAULT_DAYS})

It counts by the day of acceptance. Below the days are the report codes with which the messages ended. It reads all
messages of these days: for an account with millions of them it takes seconds.`,
  options: { ...accountOption, days: { type: "string" } },
  maxPositionals: 1,
  async run(args, store) {
    const { id } = await requireAccount(store, args.accountId());
    const days = args.integer("days", 1, MAX_DAYS) ?? DEFAULT_DAYS;
    const traffic = await store.readTraffic(id, days);
    const json = {
      id,
      days: traffic.days.map(({ day, ...counts }) => ({ day: formatDay(day), ...counts })),
      codes: traffic.codes.map(({ code, count }) => ({ code, text: reportText(code) ?? null, count })),
    };
    if (json.days.length === 0) return { json, text: `${id} has sent nothing in ${days} days.` };
    const dayRows = json.days.map(({ day, messages, delivered, failed, expired, open }) => [
      day,
      ...[messages, delivered, failed, expired, open].map(String),
    ]);
    const codeRows = json.codes.map(({ code, text, count }) => [code, String(count), text ?? ""]);
    const tables = [
      formatTable([["DAY", "ACCEPTED", "DELIVERED", "FAILED", "EXPIRED", "OPEN"], ...dayRows]),
      ...(codeRows.length === 0 ? [] : [formatTable([["CODE", "MESSAGES", "TEXT"], ...codeRows])]),
    ];
    return { json, text: tables.join("\n\n") };
  },
};
