import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { carrierPayloadFields } from "../../../../generated/tables.ts";
import { getCarrierPayloadTable } from "../../../../spec/derive/carrier-payload-table.ts";

const documentText = readFileSync(new URL("../../../../generated/openapi.json", import.meta.url), "utf8");
const { schemas } = JSON.parse(documentText).components;
const note = { type: "string", maxLength: 80 };

test("a field that is added to a request is none of the message to a carrier", () => {
  const { SmsSend } = schemas;
  const changed = { ...schemas, SmsSend: { ...SmsSend, properties: { ...SmsSend.properties, note } } };
  expect(getCarrierPayloadTable(changed)).toEqual(carrierPayloadFields);
});

test("a field that is added to the carrier's message is in the table", () => {
  const { SmsStep } = schemas;
  const changed = { ...schemas, SmsStep: { ...SmsStep, properties: { ...SmsStep.properties, note } } };
  expect(getCarrierPayloadTable(changed)).toMatchObject({ sms: [...carrierPayloadFields.sms, "note"] });
});

test("a payload that is no schema of its own is an error", () => {
  const { CarrierMessageSms } = schemas;
  const changed = { ...schemas, CarrierMessageSms: { ...CarrierMessageSms, properties: { payload: note } } };
  expect(() => getCarrierPayloadTable(changed)).toThrow("must be a $ref to a schema");
});
