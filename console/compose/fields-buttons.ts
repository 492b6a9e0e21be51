import type { ChoiceField, Field, ListField, TextField } from "./fields.ts";
import { isObject, type Json, type JsonObject, type Path, textAt } from "./json.ts";

const text = (at: string, label: string, isRequired = false): TextField => ({
  type: "text",
  at: [at],
  label,
  ...(isRequired && { isRequired }),
});

export const LINKS: readonly Field[] = [
  text("urlMobile", "Address on a phone"),
  text("urlPc", "Address on a computer"),
  text("schemeIos", "App link, iOS"),
  text("schemeAndroid", "App link, Android"),
];

interface ButtonType {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly fresh: JsonObject;
}

/** The types of messenger buttons and quick replies, with the fields of each beside its name. */
const TYPES: Readonly<Record<string, ButtonType>> = {
  WL: {
    label: "Web link",
    fields: [text("urlMobile", "Address on a phone", true), text("urlPc", "Address on a computer")],
    fresh: { urlMobile: "https://m.haneul.example" },
  },
  AL: { label: "App link", fields: LINKS, fresh: { schemeIos: "haneul://home", schemeAndroid: "haneul://home" } },
  BK: { label: "Bot keyword", fields: [], fresh: {} },
  MD: { label: "Forward the message", fields: [], fresh: {} },
  BC: { label: "Chat with an agent", fields: [text("chatExtra", "Data for the agent")], fresh: {} },
  BT: {
    label: "Chat with the bot",
    fields: [text("chatExtra", "Data for the bot"), text("chatEvent", "Event of the bot")],
    fresh: {},
  },
  BF: {
    label: "Business form",
    fields: [text("bizFormKey", "Key of the form"), text("bizFormId", "ID of the form")],
    fresh: { bizFormKey: "bf-2025-satisfaction" },
  },
  DS: { label: "Delivery tracking", fields: [], fresh: {} },
  AC: { label: "Add the channel", fields: [], fresh: {} },
};

const ALL = Object.keys(TYPES);

interface ButtonOptions {
  readonly at: Path;
  readonly label?: string;
  readonly max: number;
  /** Longest name. */
  readonly name: number;
  /** Types that the message cannot have. */
  readonly without?: readonly string[];
}

/** Buttons of a messenger message, or its quick replies. */
export function messengerButtons({ at, label = "Buttons", max, name, without = [] }: ButtonOptions): ListField {
  const type: ChoiceField = {
    type: "choice",
    at: ["type"],
    label: "Type",
    options: ALL.filter((one) => !without.includes(one)).map((one) => [one, TYPES[one]?.label ?? one]),
    change: (button, next) => ({ name: textAt(button, "name"), type: next, ...TYPES[next]?.fresh }),
  };
  return {
    type: "list",
    at,
    label,
    item: label === "Buttons" ? "button" : "reply",
    max,
    make: () => ({ name: "Open", type: "WL", ...TYPES.WL?.fresh }),
    fields: (button) => [
      type,
      { type: "text", at: ["name"], label: "Label", isRequired: true, meter: { unit: "characters", max: name } },
      ...(TYPES[textAt(button, "type")]?.fields ?? []),
    ],
  };
}

/** A part has a short place in a single send (`button`) and a long one (`attachment/button`); the one in use stays. */
export function placeOf(message: Json, short: string, long: Path, isStep: boolean): Path {
  if (isObject(message) && short in message) return [short];
  const [holder] = long;
  const isLong =
    isObject(message) && holder !== undefined && isObject(message[holder]) && has(message[holder], long.slice(1));
  return isLong || isStep ? long : [short];
}

function has(value: Json | undefined, path: Path): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  return isObject(value) && name in value && has(value[name], rest);
}
