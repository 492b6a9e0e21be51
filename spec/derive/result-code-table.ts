/** A row of tables/result-codes.yaml. */
export interface ResultCode {
  readonly code: string;
  readonly text: string;
  readonly status: number;
  readonly origin: "specification" | "extension";
  readonly meaning: string;
  readonly message?: string | Readonly<Record<string, string>>;
  readonly at?: readonly string[];
}

export class ResultCodes {
  readonly #rows: ReadonlyMap<string, ResultCode>;

  constructor(rows: readonly ResultCode[]) {
    this.#rows = new Map(rows.map((row) => [row.code, row]));
  }

  row(code: string, where: string): ResultCode {
    const row = this.#rows.get(code);
    if (!row) throw new Error(`${where}: ${code} is not in tables/result-codes.yaml`);
    return row;
  }
}
