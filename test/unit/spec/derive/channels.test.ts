import { expect, test } from "vitest";
import { getChannelTable } from "../../../../spec/derive/channels.ts";
import type { Channel, ContractTables } from "../../../../spec/derive/tables.ts";
import { alsoHeldTo } from "../../../../spec/extensions.ts";
import { contractTables } from "../tables/table-file.ts";
import { document, plugin, schemas } from "./derived-contract.ts";

const tables = await contractTables();

function deriveWith(change: Partial<Channel>): unknown {
  const [first, ...others] = tables.channels;
  const changed: ContractTables = { ...tables, channels: [{ ...first, ...change } as Channel, ...others] };
  return getChannelTable(document as never, schemas as never, changed);
}

test("a channel has the path of its operation, and its name in capitals as service", () => {
  expect(deriveWith({})).toEqual(plugin.tables.channels);
  expect(plugin.tables.channels).toContainEqual(
    expect.objectContaining({ name: "sms", path: "/v1/send/sms", serviceType: "SMS" }),
  );
});

test.each<[Partial<Channel>, string]>([
  [{ operation: "sendFax" }, "tables/channels.yaml, sms: there is no operation sendFax"],
  [{ step: "FaxStep" }, "tables/channels.yaml, sms: there is no schema FaxStep"],
  [{ families: ["fax"] }, "tables/channels.yaml, sms: there is no family of report codes fax"],
  [
    { codes: { expired: "22000", noRoute: "11111", refused: "23003", failed: "22003" } },
    "tables/channels.yaml, sms: there is no report code 11111",
  ],
])("what a row names must exist: %o", (change, message) => {
  expect(() => deriveWith(change)).toThrow(message);
});

test("the comparison of documents knows the schema of every step", () => {
  const steps = alsoHeldTo.filter(({ field }) => /^messageFlow\[\]\.\w+$/.test(field) && !field.endsWith(".rcs"));
  expect(steps.map(({ schema, field }) => `${field} ${schema}`)).toEqual(
    tables.channels
      .filter(({ name, step }) => step !== undefined && name !== "rcs")
      .map(({ name, step }) => `messageFlow[].${name} ${step}`),
  );
});
