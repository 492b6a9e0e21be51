import { stepSchemas } from "../../generated/tables.ts";
import { schemas, type Validator } from "../../generated/validators.js";
import type { ContractRules } from "../domain/decision-context.ts";
import type { Fault, TemplateKind } from "../domain/model.ts";
import { placeholderMarks } from "../domain/placeholder-marks.ts";

const templates: Readonly<Record<TemplateKind, Validator>> = {
  Free: schemas.RcsTemplateFree,
  Description: schemas.RcsTemplateDescription,
  Cell: schemas.RcsTemplateCell,
  Image: schemas.RcsTemplateImage,
};

/** Rules of the contract that the domain checks once it knows more than the request says: the flow, the template. */
export function contractRules(readDocument: () => unknown): ContractRules {
  let marks: ContractRules["placeholders"] | undefined;
  return {
    explainStep: (channel, payload) => findFaults(schemas[stepSchemas[channel]], payload),
    explainTemplate: (kind, payload) => findFaults(templates[kind], payload),
    explainNumber: (value) => findFaults(schemas.DomesticNumber, value),
    // Only flows need them, so a start does not read the document of a megabyte.
    get placeholders() {
      marks ??= placeholderMarks(readDocument());
      return marks;
    },
  };
}

/** Validates first: to list faults is a hundred times as much work. */
const findFaults = (validator: Validator, value: unknown): readonly Fault[] =>
  validator(value) ? [] : validator.explain(value);
