import type { Fault } from "../fault.ts";

/** The document with everything that is generated from it: in step, and wrong. */
export const specFaults: readonly Fault[] = [
  {
    name: "spec-enum-value-dropped",
    harm: "Partners whose fallback is an MMS are refused from one day to the next.",
    file: "spec/schemas/FallbackType.yaml",
    find: "enum: [SMS, MMS]",
    put: "enum: [SMS]",
    regenerate: true,
    caughtBy: {
      stage: "diff",
      // The document before the fault stands for the release: whether other changes since have their version is another matter.
      narrowedTo: ["../generated/openapi.json"],
      saying: [/`fallback\.type`.*`MMS`.*refused/, /asks for \d+\.0\.0 or later/],
    },
  },
  {
    name: "spec-admin-input-unbounded",
    harm: "A search of an operator by a reference of any length takes all memory of the gateway.",
    file: "spec/admin/openapi.yaml",
    find: "    Ref: { type: string, minLength: 1, maxLength: 200 }",
    put: "    Ref: { type: string, minLength: 1 }",
    caughtBy: { stage: "lint:admin", narrowedTo: [], saying: [/contract\/bounded-inputs/] },
  },
  {
    name: "spec-admin-field-required",
    harm: "Pages of operators that a browser still has in its cache can no longer search for a recipient.",
    file: "spec/admin/openapi.yaml",
    find: "      required: [to]\n",
    put: "      required: [to, account]\n",
    caughtBy: { stage: "diff:admin", narrowedTo: [], saying: [/account/] },
  },
  {
    name: "spec-input-unbounded",
    harm: "A reference of any length is accepted, and fills the database.",
    file: "spec/schemas/Ref.yaml",
    find: "maxLength: 200\n",
    put: "",
    regenerate: true,
    caughtBy: { stage: "lint", narrowedTo: [], saying: [/Ref\.yaml.*contract\/bounded-inputs/] },
  },
];
