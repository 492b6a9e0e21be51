import { type Fault, testOf } from "../fault.ts";

/** Files that are made, never edited. */
export const generatedFaults: readonly Fault[] = [
  {
    name: "generated-stale",
    harm: "The documentation and the server say what the contract said yesterday.",
    file: "spec/tables/result-codes.yaml",
    find: "meaning: The body is not JSON.",
    put: "meaning: The body is no JSON text.",
    caughtBy: { stage: "generate:check", narrowedTo: [], saying: [/openapi\.json/, /tables\.ts/] },
  },
  {
    name: "generated-admin-edited",
    harm: "The operators' API takes what its document does not describe, until the generator runs again.",
    file: "generated/admin/handlers.ts",
    find: "export type DrainCarrierRequest = {",
    put: "export type DrainCarrierRequest = {\n  readonly urgent?: boolean;",
    caughtBy: { stage: "generate:check:admin", narrowedTo: [], saying: [/handlers\.ts/] },
  },
  {
    name: "generated-type-edited",
    harm: "Code compiles against a type that the next run of the generator takes away.",
    file: "generated/handlers.ts",
    find: "export type SendSmsRequest = {",
    put: "export type SendSmsRequest = {\n  urgent?: boolean;",
    caughtBy: { stage: "generate:check", narrowedTo: [], saying: [/handlers\.ts/] },
  },
  {
    name: "validator-keyword-removed",
    harm: "Any text is accepted as a phone number.",
    file: "generated/validators/schemas/small.js",
    find: 'new RegExp("^[0-9]{8,15}$", "u")',
    put: 'new RegExp("", "u")',
    caughtBy: testOf("test/gateway/sends.test.ts", "POST /v1/send/sms > 010-1234-5678", /A306/),
  },
];
