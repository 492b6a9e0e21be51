import { resultCodes } from "../../generated/tables.ts";
import type { Decided, Fault, Refusal, ResultCode } from "./model.ts";

type Row = (typeof resultCodes)[number];

const ROWS: ReadonlyMap<string, Row> = new Map(resultCodes.map((row) => [row.code, row]));

export function isResultCode(code: string): code is ResultCode {
  return ROWS.has(code);
}

/** The description that goes out with a code. */
export function textOf(code: ResultCode): string {
  return rowOf(code).text;
}

/** The HTTP status of an answer with this code. */
export function statusOf(code: ResultCode): number {
  return rowOf(code).status;
}

/** A fault in the contract's own words for its code, unless the place has better ones. */
export function fault(code: ResultCode, pointer: string, message: string = wordsFor(rowOf(code))): Fault {
  return { pointer, code, message };
}

export function refuse(code: ResultCode, ...faults: readonly Fault[]): Refusal {
  return { code, faults };
}

/** The refusal for what was found, undefined where nothing was: the first fault gives its code. */
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

function rowOf(code: ResultCode): Row {
  const row = ROWS.get(code);
  if (row === undefined) throw new Error(`There is no result code ${code}`);
  return row;
}

/** Some codes say different things at different places; their general words are meant here. */
function wordsFor(row: Row): string {
  if (!("message" in row)) return row.meaning;
  return typeof row.message === "string" ? row.message : row.message.default;
}
