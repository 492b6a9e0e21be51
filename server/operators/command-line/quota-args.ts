import { CHANNELS } from "../../domain/channel-table.ts";
import type { Channel, FallbackCap, Quota } from "../../domain/model.ts";
import { OperatorError } from "../../errors.ts";

/** `day messages 100000, month parts 5000 channel=international`, or `none`. */
export function parseQuotas(text: string | undefined): readonly Quota[] | undefined {
  return parseList(text, (item) => {
    const [, period, unit, limit, scope = ""] =
      /^(day|month) (messages|parts) ([1-9][0-9]{0,14})((?: (?:channel|paymentCode)=\S+)*)$/.exec(item) ?? [];
    if (limit === undefined)
      throw new OperatorError(
        `--quotas must be none or such as "day messages 1000, month parts 500 channel=sms paymentCode=event", not "${item}"`,
      );
    const { channel, paymentCode } = Object.fromEntries(
      scope.split(" ").map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]),
    );
    return {
      period: period === "day" ? "day" : "month",
      unit: unit === "parts" ? "parts" : "messages",
      limit: Number(limit),
      ...(channel !== undefined && { channel: parseChannel("quotas", channel) }),
      ...(paymentCode !== undefined && { paymentCode }),
    };
  });
}

/** `alimtalk mms 20`, or `none`. */
export function parseCaps(text: string | undefined): readonly FallbackCap[] | undefined {
  return parseList(text, (item) => {
    const [, from, to, percent] = /^(\S+) (\S+) ([0-9]{1,3})$/.exec(item) ?? [];
    if (from === undefined || to === undefined || Number(percent) > 100)
      throw new OperatorError(`--fallback-caps must be none or such as "alimtalk mms 20", not "${item}"`);
    const option = "fallback-caps";
    return { from: parseChannel(option, from), to: parseChannel(option, to), percent: Number(percent) };
  });
}

function parseList<Item>(text: string | undefined, parse: (item: string) => Item): readonly Item[] | undefined {
  if (text === undefined) return undefined;
  return text === "none" ? [] : text.split(",").map((item) => parse(item.trim()));
}

function parseChannel(option: string, word: string): Channel {
  const found = CHANNELS.find((channel) => channel === word);
  if (found === undefined)
    throw new OperatorError(`--${option}: there is no channel ${word}; there are ${CHANNELS.join(", ")}`);
  return found;
}
