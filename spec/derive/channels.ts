import { DeriveError } from "./derive-error.ts";
import type { Json, JsonObject } from "./json.ts";
import { getOperations } from "./operations.ts";
import type { ContractTables } from "./tables.ts";

/** The schema of a channel's message in a flow, by channel. */
export type StepSchemas = Readonly<Record<string, string>>;

/** Channels without a schema of a step cannot be part of a flow. */
export function getStepSchemas({ channels }: Pick<ContractTables, "channels">): StepSchemas {
  return Object.fromEntries(channels.flatMap(({ name, step }) => (step === undefined ? [] : [[name, step]])));
}

/** The values that reports have for a channel's messages, as rows of tables. */
export function getReportTypes({ channels }: Pick<ContractTables, "channels">) {
  return {
    serviceTypes: channels.map(({ name, meaning }) => ({ value: name.toUpperCase(), meaning })),
    msgTypes: channels.flatMap(({ name, msgTypes }) =>
      msgTypes.map((row) => ({ ...row, serviceType: name.toUpperCase() })),
    ),
  };
}

/** The table of channels with what the document says of them: the path of each send. Checks that what a row names exists. */
export function getChannelTable(document: JsonObject, schemas: JsonObject, tables: ContractTables): Json[] {
  const operations = getOperations(document);
  const codes = tables.reportCodes.map(({ code }) => code);
  const families = tables.reportCodes.map(({ family }) => family);
  return tables.channels.map((channel) => {
    const { name, operation, step } = channel;
    const requireName = (kind: string, wanted: string, known: readonly string[]): void => {
      if (known.includes(wanted)) return;
      const message = `tables/channels.yaml, ${name}: there is no ${kind} ${wanted}`;
      throw new DeriveError(message, `correct the name, or add the ${kind}`, undefined, { unknown: wanted, known });
    };
    const ids = operations.map(({ id }) => id);
    requireName("operation", operation, ids);
    if (step !== undefined) requireName("schema", step, Object.keys(schemas));
    for (const code of [...Object.values(channel.codes), ...(channel.offers ?? [])])
      requireName("report code", code, codes);
    for (const family of channel.families) requireName("family of report codes", family, families);
    const path = operations.find(({ id }) => id === operation)?.path ?? "";
    return { ...structuredClone(channel), serviceType: name.toUpperCase(), path } as unknown as JsonObject;
  });
}
