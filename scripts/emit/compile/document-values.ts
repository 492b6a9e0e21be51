import type { Api } from "../../model/model.ts";
import type { TypesOutput } from "../../project/config.ts";
import type { ValueKind } from "../../schema/value-kinds.ts";
import { leafName, ValuePlans } from "../../schema/value-plans.ts";
import type { ValueTypes } from "./openapi-typescript.ts";

/** The TypeScript type of a kind of values, and the function of the run time that reads them. */
interface ValueType {
  readonly type: string;
  readonly reader: string;
}

const INT64: Readonly<Record<string, ValueType>> = { bigint: { type: "bigint", reader: "readInt64" } };
const DATE_TIME: Readonly<Record<string, ValueType>> = {
  Date: { type: "Date", reader: "readDate" },
  Temporal: { type: "Temporal.Instant", reader: "readInstant" },
};

/** Where a document has values for which the output has types of their own. */
export interface DocumentValues {
  readonly types: ValueTypes;
  readonly plans: ValuePlans;
  readonly readers: Readonly<Record<string, string>>;
}

/** Undefined: all values are as JSON has them. */
export function documentValues(
  api: Api,
  { int64 = "number", dateTime = "string" }: TypesOutput = {},
): DocumentValues | undefined {
  const chosen = Object.entries({ int64: INT64[int64], dateTime: DATE_TIME[dateTime] }).flatMap(([kind, type]) =>
    type === undefined ? [] : [[kind as ValueKind, type] as const],
  );
  if (chosen.length === 0) return undefined;
  return {
    types: Object.fromEntries(chosen.map(([kind, { type }]) => [kind, type])),
    plans: new ValuePlans(
      api.schemas,
      chosen.map(([kind]) => kind),
    ),
    readers: Object.fromEntries(chosen.map(([kind, { reader }]) => [leafName(kind), reader])),
  };
}
