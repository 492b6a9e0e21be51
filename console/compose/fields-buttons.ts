import { choice, type Field, type ListField, list, needed, text } from "./fields.ts";
import { isObject, type Json, type JsonObject, type Path, textAt } from "./json.ts";

const ON_PHONE = text("urlMobile", "Address on a phone");
const ON_COMPUTER = text("urlPc", "Address on a computer");

export const LINKS: readonly Field[] = [
  ON_PHONE,
  ON_COMPUTER,
  text("schemeIos", "App link, iOS"),
  text("schemeAndroid", "App link, Android"),
];

interface ButtonType {
  readonly label: string;
  readonly fields?: readonly Field[];
  readonly fresh?: JsonObject;
}

/** Types of buttons, with the fields of each beside its name, and what a new one has in them. */
export type ButtonTypes = Readonly<Record<string, ButtonType>>;

/** The types of messenger buttons and quick replies. */
const MESSENGER_TYPES: ButtonTypes = {
  WL: {
    label: "Web link",
    fields: [{ ...ON_PHONE, isRequired: true }, ON_COMPUTER],
    fresh: { urlMobile: "https://m.haneul.example" },
  },
  AL: { label: "App link", fields: LINKS, fresh: { schemeIos: "haneul://home", schemeAndroid: "haneul://home" } },
  BK: { label: "Bot keyword" },
  MD: { label: "Forward the message" },
  BC: { label: "Chat with an agent", fields: [text("chatExtra", "Data for the agent")] },
  BT: {
    label: "Chat with the bot",
    fields: [text("chatExtra", "Data for the bot"), text("chatEvent", "Event of the bot")],
  },
  BF: {
    label: "Business form",
    fields: [text("bizFormKey", "Key of the form"), text("bizFormId", "ID of the form")],
    fresh: { bizFormKey: "bf-2025-satisfaction" },
  },
  DS: { label: "Delivery tracking" },
  AC: { label: "Add the channel" },
};

interface ButtonOptions {
  readonly at: Path;
  readonly label?: string;
  /** Where it is not the contract's limit of the place. */
  readonly max?: number;
  /** Longest name, where it is not the contract's limit of the place. */
  readonly name?: number | undefined;
  readonly types?: ButtonTypes;
  /** Types that the message cannot have. */
  readonly without?: readonly string[];
}

/** The buttons of a message or card, or its quick replies. */
export function buttons({ at, label = "Buttons", max, ...options }: ButtonOptions): ListField {
  const { name, types = MESSENGER_TYPES, without = [] } = options;
  const known = Object.entries(types).filter(([type]) => !without.includes(type));
  const [first = "WL"] = Object.keys(types);
  const type = choice(
    "type",
    "Type",
    known.map(([one, { label: words }]) => [one, words] as const),
    { change: (button, next) => ({ name: textAt(button, "name"), type: next, ...types[next]?.fresh }) },
  );
  return list(at.join("/"), label, {
    item: label === "Buttons" ? "button" : "reply",
    ...(max !== undefined && { max }),
    make: () => ({ name: "Open", type: first, ...types[first]?.fresh }),
    fields: (button) => [
      type,
      needed("name", "Label", { count: "name" in options ? name : true }),
      ...(types[textAt(button, "type")]?.fields ?? []),
    ],
  });
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
