import { schemas, type Validator } from "../../generated/validators.js";
import type { ContractRules } from "../domain/circumstances.ts";
import type { Fault, FlowChannel, TemplateKind } from "../domain/model.ts";
import { placeholderMarks } from "../domain/placeholder-marks.ts";

const steps: Readonly<Record<FlowChannel, Validator>> = {
  sms: schemas.SmsStep,
  mms: schemas.MmsStep,
  rcs: schemas.RcsStep,
  alimtalk: schemas.AlimtalkStep,
  friendtalk: schemas.FriendtalkStep,
};

const templates: Readonly<Record<TemplateKind, Validator>> = {
  Free: schemas.RcsTemplateFree,
  Description: schemas.RcsTemplateDescription,
  Cell: schemas.RcsTemplateCell,
  Image: schemas.RcsTemplateImage,
};

/** What the domain asks the contract again, once it knows more than the request alone says. */
export function contractRules(readDocument: () => unknown): ContractRules {
  let marks: ContractRules["placeholders"] | undefined;
  return {
    explainStep: (channel, payload) => faultsOf(steps[channel], payload),
    explainTemplate: (kind, payload) => faultsOf(templates[kind], payload),
    explainNumber: (value) => faultsOf(schemas.DomesticNumber, value),
    // Asked for by flows alone: a start need not read a megabyte for them.
    get placeholders() {
      marks ??= placeholderMarks(readDocument());
      return marks;
    },
  };
}

/** Yes or no comes first: listing faults is a hundred times as much work. */
const faultsOf = (validator: Validator, value: unknown): readonly Fault[] =>
  validator(value) ? [] : validator.explain(value);
