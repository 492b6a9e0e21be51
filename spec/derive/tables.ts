import type * as schemas from "../tables/schemas.ts";
import { DeriveError } from "./derive-error.ts";

type Schemas = typeof schemas;

/** The tables of spec/tables. The files say what each member means. */
export type ContractTables = { readonly [Name in keyof Schemas]: schemas.ValueOf<Schemas[Name]> };

export type Channel = ContractTables["channels"][number];
export type ResultCode = ContractTables["resultCodes"][number];
export type RateLimit = ContractTables["rateLimits"][number];
export type BrandmessageKind = ContractTables["brandmessageKinds"][number];
export type RcsTable = ContractTables["rcsFormats"];
export type RcsFormat = RcsTable["formats"][number];
export type RcsTemplateKind = RcsTable["templates"][number];
/** The limits of an RCS message. Zero means that the part is not allowed. */
export type RcsLimits = Omit<RcsFormat, "id">;

export class ResultCodes {
  readonly #rows: ReadonlyMap<string, ResultCode>;

  constructor(rows: readonly ResultCode[]) {
    this.#rows = new Map(rows.map((row) => [row.code, row]));
  }

  /** `where` names what has the code, and `pointer` is its place in the document. */
  row(code: string, where: string, pointer: string): ResultCode {
    const row = this.#rows.get(code);
    if (!row)
      throw new DeriveError(
        `${where}: ${code} is not in tables/result-codes.yaml`,
        "correct the code, or add its row to the table",
        pointer,
        { unknown: code, known: this.#rows.keys() },
      );
    return row;
  }
}
