import type { AccountFacts } from "../session/account-facts.ts";
import type { JsonObject } from "./json.ts";
import { getPreset, PRESETS, type Preset } from "./presets.ts";

const FIRST_OF_DEMO = "sendRcs.carouselMedium";
/** It needs no files, templates or brands. */
const FIRST = "sendSms.text";

/** What an account begins with: an example that it can send. */
export function getFirstPreset(facts: AccountFacts | undefined): Preset {
  if (facts === undefined || facts.isDemo) return getPreset(FIRST_OF_DEMO);
  const isOpen = ({ channel }: Preset): boolean => facts.channels.includes(channel);
  const first = getPreset(FIRST);
  return isOpen(first) ? first : (PRESETS.find(isOpen) ?? first);
}

/** An example with the account's own sender number. The numbers of recipients are the simulator's, so a live account gets none. */
export function forAccount(body: JsonObject, facts: AccountFacts | undefined): JsonObject {
  if (facts?.isDemo) return body;
  const text = JSON.stringify(body);
  const sent = facts?.from === undefined ? text : text.replace(/"from":"\d+"/g, `"from":${JSON.stringify(facts.from)}`);
  return JSON.parse(facts?.sandbox === true ? sent : sent.replace(/"to":"\+?\d+"/g, '"to":""'));
}
