import { isObject } from "contract-kit-runtime/json-values";
import { rcsFormats } from "../../generated/tables.ts";
import { schemas, type Validator } from "../../generated/validators.js";
import { splitPointer } from "../../spec/keywords/pointer.ts";
import { REGISTRY_KINDS, type RegistrySection, VARIABLE_FIELDS } from "../domain/registry.ts";

export interface EntryFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Path = EntryFault["path"];
type Check = (value: unknown, path: Path) => EntryFault[];

/** Checks by a schema of the contract: a value that cannot be sent need not be registered. */
const bySchema =
  (validator: Validator): Check =>
  (value, path) => {
    // PostgreSQL stores no text with it.
    if (typeof value === "string" && value.includes("\0")) return [{ path, message: "must have no NUL character" }];
    if (validator(value)) return [];
    return validator
      .explain(value)
      .map((fault) => ({ path: [...path, ...splitPointer(fault.pointer)], message: fault.message }));
  };

const matching =
  (pattern: RegExp, message: string): Check =>
  (value, path) =>
    typeof value === "string" && pattern.test(value) ? [] : [{ path, message }];

const oneOf =
  (values: readonly string[]): Check =>
  (value, path) =>
    values.some((allowed) => allowed === value) ? [] : [{ path, message: `must be one of ${values.join(", ")}` }];

const listOf =
  (entry: Check, getKey: (entry: unknown) => unknown = () => undefined): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return [{ path, message: "must be a list" }];
    const keys = new Set<unknown>();
    return value.flatMap((item, index) => {
      const key = getKey(item);
      const isRepeated = key !== undefined && keys.has(key);
      keys.add(key);
      return isRepeated ? [{ path: [...path, index], message: "is listed twice" }] : entry(item, [...path, index]);
    });
  };

const fields =
  (needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (!isObject(value))
      return [{ path, message: `must be fields, of ${Object.keys({ ...needed, ...optional }).join(", ")}` }];
    const checks = { ...needed, ...optional };
    const missing = Object.keys(needed).filter((name) => value[name] === undefined);
    return [
      ...missing.map((name) => ({ path, message: `must have ${name}` })),
      ...Object.entries(value).flatMap(([name, member]): EntryFault[] => {
        const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
        if (check === undefined)
          return [{ path: [...path, name], message: `is not known; there are ${Object.keys(checks).join(", ")}` }];
        return check(member, [...path, name]);
      }),
    ];
  };

const senderName = matching(/^[^\p{C}]{1,40}$/u, "must be 1 to 40 characters without control characters");

const country: Check = (value, path) => {
  const faults = fields(
    { prefix: matching(/^\+[1-9][0-9]{0,6}$/, "must be + and up to 7 digits, for example +81") },
    {
      signature: matching(/^[^\p{C}]{1,70}$/u, "must be 1 to 70 characters without control characters"),
      senderId: matching(/^[\x20-\x7e]{1,11}$/, "must be 1 to 11 ASCII characters"),
    },
  )(value, path);
  if (faults.length === 0 && isObject(value) && value.signature === undefined && value.senderId === undefined)
    return [{ path, message: "must have signature or senderId" }];
  return faults;
};

const templateId: Check = (value, path) =>
  rcsFormats.formats.some((format) => format.id === value)
    ? [{ path, message: "is a format of the contract, not the ID of a template" }]
    : bySchema(schemas.RcsFormatId)(value, path);

const asKey = (entry: unknown): unknown => entry;

const targeting: Check = (value, path) =>
  value === "I"
    ? [{ path, message: "is what every sender key may do without a right" }]
    : bySchema(schemas.BrandmessageTargeting)(value, path);

/** The key alone, or the key with its name and what it may do with brand messages. */
const senderKey: Check = (value, path) =>
  isObject(value)
    ? fields(
        { senderKey: bySchema(schemas.MessengerSenderKey) },
        {
          name: senderName,
          brandTargeting: listOf(targeting, asKey),
          unsubscribePhoneNumber: bySchema(schemas.BrandmessageUnsubscribePhoneNumber),
        },
      )(value, path)
    : bySchema(schemas.MessengerSenderKey)(value, path);

/** The names that a message may have values for. */
const variableName: Check = (value, path) =>
  typeof value === "string"
    ? bySchema(schemas.BrandmessageMessageVariable)({ [value]: "" }, []).map(({ message }) => ({ path, message }))
    : [{ path, message: "must be text" }];

const variableNames = listOf(variableName, asKey);

/** The check of an entry of each section. */
const entryChecks: Readonly<Record<RegistrySection, Check>> = {
  senderNumbers: bySchema(schemas.DomesticNumber),
  brands: fields(
    { brandKey: bySchema(schemas.RcsBrandKey) },
    { brandId: bySchema(schemas.RcsBrandId), name: senderName },
  ),
  rcsTemplates: fields({ id: templateId, kind: oneOf(rcsFormats.templates.map((template) => template.kind)) }),
  senderKeys: senderKey,
  alimtalkTemplates: fields(
    { code: bySchema(schemas.AlimtalkTemplateCode), text: bySchema(schemas.AlimtalkText) },
    { buttons: listOf(bySchema(schemas.MessengerButton)) },
  ),
  brandmessageTemplates: fields(
    { code: bySchema(schemas.BrandmessageTemplateCode), msgType: bySchema(schemas.BrandmessageMsgType) },
    { variables: fields({}, Object.fromEntries(VARIABLE_FIELDS.map((name) => [name, variableNames]))) },
  ),
  countries: country,
};

const sections = REGISTRY_KINDS.map(({ section, key }): [string, Check] => {
  const getName = (entry: unknown): unknown => (isObject(entry) ? entry[key] : entry);
  return [section, listOf(entryChecks[section], getName)];
});

export const checkEntries: Check = fields({}, Object.fromEntries(sections));
