import { fieldRow, parameterRow } from "../code/rows.ts";
import type { Api, Media, Operation } from "../ir/model.ts";
import type { Plugin } from "../pipeline/plugin.ts";
import { FORMATS } from "../runtime/formats.ts";
import type { ParameterRow } from "../runtime/parameters.ts";
import type { FieldRow, MediaRow, Route } from "../runtime/route.ts";
import { type Validator, type ValidatorFactory, validatorFactory } from "../runtime/validator.ts";

/** The routes that the generator writes, made in memory: with validators that interpret the schemas instead of generated ones. */
export function makeRoutes(api: Api, { keywords }: Plugin): Route[] {
  const factory = validatorFactory({
    schemas: JSON.stringify(api.defs),
    plans: api.fillPlans,
    readPlans: JSON.stringify(api.readPlans),
    keywords: keywords.map(({ module }) => module),
    formats: FORMATS,
    faultCode: api.faultCode,
  });
  return api.operations.map((operation) => toRoute(operation, factory));
}

function toRoute(operation: Operation, factory: ValidatorFactory): Route {
  const { id: operationId, method, path, tag, security, body, responses, extensions } = operation;
  const toValidator = (schema: string, plan?: string, readPlan?: string): Validator =>
    factory.validator(factory.interpretedCheck(schema), schema, plan, readPlan);
  const toValidators = (media: readonly Media[]): Record<string, Validator> =>
    Object.fromEntries(
      media.flatMap(({ type, schema, fillPlan, readPlan }) =>
        schema === undefined ? [] : [[type, toValidator(schema, fillPlan, readPlan)]],
      ),
    );
  const parameters: Record<string, Record<string, Validator>> = {};
  for (const { in: place, name, schema } of operation.parameters)
    parameters[place] = { ...parameters[place], [name]: toValidator(schema) };
  return {
    ...{ operationId, method, path, tag, security, extensions },
    parameters: operation.parameters.map((parameter): ParameterRow => JSON.parse(parameterRow(parameter))),
    ...(body && { body: { required: body.required, media: Object.fromEntries(body.media.map(toMediaRow)) } }),
    replies: Object.fromEntries(responses.map(({ status, media }) => [status, media.map(({ type }) => type)])),
    validators: {
      parameters,
      body: toValidators(body?.media ?? []),
      // Refusals get the form of these schemas.
      responses: Object.fromEntries(
        responses.map(({ status, media }) => [status, { headers: {}, body: toValidators(media) }]),
      ),
    },
  };
}

function toMediaRow({ type, kind, fields }: Media): [string, MediaRow] {
  const rows = fields.map((field): FieldRow => ({ ...JSON.parse(fieldRow(field)), ...(field.file && { file: true }) }));
  return [type, { kind, ...(rows.length > 0 && { fields: rows }) }];
}
