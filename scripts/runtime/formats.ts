import { fullFormats } from "./ajv.ts";

type Test = (value: string) => boolean;

const NAMES = [
  ...["date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uri-reference"],
  ...["uuid", "json-pointer", "regex", "byte"],
];

function toTest(name: string): Test {
  const format = fullFormats[name];
  if (format instanceof RegExp) return (value) => format.test(value);
  const test = typeof format === "function" ? format : (format as { validate: unknown }).validate;
  return test as Test;
}

/** The formats of strings that are checked, as ajv does it. Others are annotations. */
export const FORMATS: Readonly<Record<string, Test>> = Object.fromEntries(NAMES.map((name) => [name, toTest(name)]));
