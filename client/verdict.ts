import { resultCodes } from "../generated/tables.ts";
import { RCS_CONTENT_FIELDS } from "../spec/keywords/rcs-content.ts";
import type { BodyOf, OperationId, Schemas } from "./contract.ts";

/** The gateway's result for the body alone. Senders, files and rights are not checked. */
export type Validation<Body> =
  | {
      /** Check it first. */
      readonly ok: true;
      /** The checked body, with its type. */
      readonly body: Body;
    }
  | {
      /** Check it first. */
      readonly ok: false;
      /** The result code of the refusal. */
      readonly code: string;
      /** The result code in words. */
      readonly message: string;
      /** What to do about it, in words. */
      readonly action: string;
      /** All faults, with the gateway's messages. */
      readonly errors: readonly Schemas["Fault"][];
    };

/** The check of one operation's bodies. */
export const bodyCheck =
  <Id extends OperationId>(validator: AnyValidator): ((body: unknown) => Validation<BodyOf<Id>>) =>
  (body) =>
    verdict<BodyOf<Id>>(validator, body, "");

/** A value that cannot be copied, such as a function, is refused as it is. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

/** A generated validator of a body. */
export interface AnyValidator {
  (value: unknown): boolean;
  explain(value: unknown, settings: { at: string }): readonly Schemas["Fault"][];
  read(value: unknown): {
    readonly faults: readonly { readonly pointer: string; readonly message: string }[];
    sentPointer(pointer: string): string;
  };
}

/** "Cannot map JSON": the code of two spellings of one field with different values. */
const AMBIGUOUS = "A011";

const FORMAT = "/formatId";

/** As long as the format of an RCS message is not known, nothing is said of its content. */
function withoutContent(faults: readonly Schemas["Fault"][]): readonly Schemas["Fault"][] {
  const messages = faults.flatMap(({ pointer }) =>
    pointer.endsWith(FORMAT) ? [pointer.slice(0, -FORMAT.length)] : [],
  );
  const hidden = messages.flatMap((message) => RCS_CONTENT_FIELDS.map((field) => `${message}/${field}`));
  return faults.filter(({ pointer }) => !hidden.some((place) => pointer === place || pointer.startsWith(`${place}/`)));
}

/** The gateway reads a body before it checks it: empty optional fields, other spellings. `at` is the place of the value. */
export function verdict<Body>(validator: AnyValidator, given: unknown, at: string): Validation<Body> {
  const value = copyOf(given);
  const { faults, sentPointer } = validator.read(value);
  const isValid = validator(value);
  if (isValid && faults.length === 0) return { ok: true, body: value as Body };
  const found = isValid ? [] : withoutContent(validator.explain(value, { at }));
  const errors = [
    ...faults.map(({ pointer, message }) => ({ pointer: at + pointer, code: AMBIGUOUS, message })),
    ...found.map(({ pointer, code, message }) => ({ pointer: sentPointer(pointer), code, message })),
  ];
  const code = errors[0]?.code ?? "";
  const { text: message = "", action = "" } = resultCodes.find((row) => row.code === code) ?? {};
  return { ok: false, code, message, action, errors };
}
