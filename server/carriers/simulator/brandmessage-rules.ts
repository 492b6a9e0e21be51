import type { ReportCode } from "../../domain/delivery.ts";
import type { VariableField } from "../../domain/registry.ts";
import type { Submission } from "../carrier.ts";

// What the messenger checks in a brand message and the gateway does not.

/** Kinds that people who are not friends of the channel cannot get. */
const FOR_FRIENDS: ReadonlySet<unknown> = new Set(["FL", "FM", "FA"]);

/** The code of a message whose variables are not those of its template. */
const VARIABLE_CODES: Readonly<Record<VariableField, ReportCode>> = {
  messageVariable: "63016",
  buttonVariable: "63027",
  couponVariable: "63044",
  videoVariable: "63023",
  commerceVariable: "63045",
};

export function findBrandmessageFault({ payload, brandmessageTemplate }: Submission): ReportCode | undefined {
  if (payload.targeting !== "I" && FOR_FRIENDS.has(payload.msgType)) return "61028";
  if (payload.sendType !== "basic" || brandmessageTemplate === undefined) return undefined;
  if (brandmessageTemplate.msgType !== payload.msgType) return "61033";
  const given = Object.keys(VARIABLE_CODES).some((field) => payload[field] !== undefined);
  // A message with its whole content in it gives no variables.
  if (!given && payload.text === undefined && payload.attachment === undefined && payload.carousel === undefined)
    return findVariableFault({}, brandmessageTemplate.variables);
  return given ? findVariableFault(payload, brandmessageTemplate.variables) : undefined;
}

function findVariableFault(
  payload: Submission["payload"],
  variables: Readonly<Partial<Record<VariableField, readonly string[]>>> = {},
): ReportCode | undefined {
  for (const [field, code] of Object.entries(VARIABLE_CODES)) {
    const registered = variables[field as VariableField];
    if (registered === undefined) continue;
    const names = Object.keys(payload[field] ?? {});
    if (names.length !== registered.length || !registered.every((name) => names.includes(name))) return code;
  }
  return undefined;
}

/**
 * Whether the recipient is a friend of the channel: what the number asks for, otherwise what the targeting says. Of all
 * people who agreed, those with an odd number are no friends. Only basic messages are told about.
 */
export function guessUserType(
  { channel, payload, to }: Submission,
  asked: "F" | "N" | undefined,
): "F" | "N" | undefined {
  if (channel !== "brandmessage" || payload.sendType !== "basic") return undefined;
  if (asked !== undefined) return asked;
  if (payload.targeting === "M") return Number(to.at(-1)) % 2 === 1 ? "N" : "F";
  return payload.targeting === "N" ? "N" : "F";
}
