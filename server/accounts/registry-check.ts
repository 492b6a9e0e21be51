import { rcsFormats } from "../../generated/tables.ts";
import { schemas, type Validator } from "../../generated/validators.js";
import type { RegistrySection } from "./registry-entries.ts";

export interface EntryFault {
  readonly at: readonly (string | number)[];
  readonly message: string;
}

type Path = EntryFault["at"];
type Check = (value: unknown, at: Path) => EntryFault[];

/** The contract's own rule for a value of this kind: what cannot be sent need not be registered. */
const bySchema =
  (validator: Validator): Check =>
  (value, at) =>
    validator(value)
      ? []
      : validator
          .explain(value)
          .map((fault) => ({ at: [...at, ...segmentsOf(fault.pointer)], message: fault.message }));

const matching =
  (pattern: RegExp, message: string): Check =>
  (value, at) =>
    typeof value === "string" && pattern.test(value) ? [] : [{ at, message }];

const oneOf =
  (values: readonly string[]): Check =>
  (value, at) =>
    values.some((allowed) => allowed === value) ? [] : [{ at, message: `must be one of ${values.join(", ")}` }];

const listOf =
  (entry: Check, keyOf: (entry: unknown) => unknown = () => undefined): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return [{ at, message: "must be a list" }];
    const seen = new Set<unknown>();
    return value.flatMap((item, index) => {
      const key = keyOf(item);
      const twice = key !== undefined && seen.has(key);
      seen.add(key);
      return twice ? [{ at: [...at, index], message: "is listed twice" }] : entry(item, [...at, index]);
    });
  };

const fields =
  (needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, at) => {
    if (!isObject(value))
      return [{ at, message: `must be fields, of ${Object.keys({ ...needed, ...optional }).join(", ")}` }];
    const checks = { ...needed, ...optional };
    const missing = Object.keys(needed).filter((name) => value[name] === undefined);
    return [
      ...missing.map((name) => ({ at, message: `must have ${name}` })),
      ...Object.entries(value).flatMap(([name, member]): EntryFault[] => {
        const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
        if (check === undefined)
          return [{ at: [...at, name], message: `is not known; there are ${Object.keys(checks).join(", ")}` }];
        return check(member, [...at, name]);
      }),
    ];
  };

const country: Check = (value, at) => {
  const faults = fields(
    { prefix: matching(/^\+[1-9][0-9]{0,6}$/, "must be + and up to 7 digits, for example +81") },
    {
      signature: matching(/^[^\p{C}]{1,70}$/u, "must be 1 to 70 characters without control characters"),
      senderId: matching(/^[\x20-\x7e]{1,11}$/, "must be 1 to 11 ASCII characters"),
    },
  )(value, at);
  if (faults.length === 0 && isObject(value) && value.signature === undefined && value.senderId === undefined)
    return [{ at, message: "must have signature or senderId" }];
  return faults;
};

const templateId: Check = (value, at) =>
  rcsFormats.formats.some((format) => format.id === value)
    ? [{ at, message: "is a format of the contract, not the ID of a template" }]
    : bySchema(schemas.RcsFormatId)(value, at);

const member = (name: string) => (entry: unknown) => (isObject(entry) ? entry[name] : undefined);
const itself = (entry: unknown): unknown => entry;

/** What an entry of each section must be like. */
export const sections: Readonly<Record<RegistrySection, Check>> = {
  senderNumbers: listOf(bySchema(schemas.DomesticNumber), itself),
  brands: listOf(
    fields({ brandKey: bySchema(schemas.RcsBrandKey) }, { brandId: bySchema(schemas.RcsBrandId) }),
    member("brandKey"),
  ),
  rcsTemplates: listOf(
    fields({ id: templateId, kind: oneOf(rcsFormats.templates.map((template) => template.kind)) }),
    member("id"),
  ),
  senderKeys: listOf(bySchema(schemas.MessengerSenderKey), itself),
  alimtalkTemplates: listOf(
    fields(
      { code: bySchema(schemas.AlimtalkTemplateCode), text: bySchema(schemas.AlimtalkText) },
      { buttons: listOf(bySchema(schemas.MessengerButton)) },
    ),
    member("code"),
  ),
  countries: listOf(country, member("prefix")),
};

export const checkEntries: Check = fields({}, sections);

const segmentsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
