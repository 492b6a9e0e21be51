import { resultCodes } from "../../generated/tables.ts";
import type { Decided, Fault, Refusal, ResultCode } from "./model.ts";

type Row = (typeof resultCodes)[number];

const ROWS: ReadonlyMap<string, Row> = new Map(resultCodes.map((row) => [row.code, row]));

export function isResultCode(code: string): code is ResultCode {
  return ROWS.has(code);
}

/** The text that an answer has with a code. */
export function getResultText(code: ResultCode): string {
  return findRow(code).text;
}

/** The HTTP status of an answer with this code. */
export function getHttpStatus(code: ResultCode): number {
  return findRow(code).status;
}

/** A fault with the contract's message for its code, unless there is a more precise one. */
export function fault(code: ResultCode, pointer: string, message: string = wordsFor(findRow(code))): Fault {
  return { pointer, code, message };
}

export function refuse(code: ResultCode, ...faults: readonly Fault[]): Refusal {
  return { code, faults };
}

/** The refusal for these faults, with the code of the first; undefined where there are none. */
export function refuseFor(faults: readonly Fault[]): Refusal | undefined {
  const code = faults[0]?.code;
  if (code === undefined) return undefined;
  if (!isResultCode(code)) throw new Error(`A fault has the code ${code}, which is not in the table of result codes`);
  return { code, faults };
}

export function yes<Value>(value: Value): Decided<Value> {
  return { ok: true, value };
}

export function no(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

function findRow(code: ResultCode): Row {
  const row = ROWS.get(code);
  if (row === undefined) throw new Error(`There is no result code ${code}`);
  return row;
}

/** Some codes have a message for each place; this is their general one. */
function wordsFor(row: Row): string {
  if (!("message" in row)) return row.meaning;
  return typeof row.message === "string" ? row.message : row.message.default;
}
