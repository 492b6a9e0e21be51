import type { Plugin } from "../document/plugin.ts";
import { fieldRow, parameterRow, replyStreams } from "../emit/code/rows.ts";
import type { Api, Media, Operation } from "../model/model.ts";
import type { ParameterRow } from "../runtime/parameters.ts";
import type { FieldRow, MediaRow, Route } from "../runtime/route.ts";
import type { Validator } from "../runtime/validator.ts";
import { ChecksInMemory } from "../schema/checks-in-memory.ts";

/** The routes that the generator writes, made in memory. */
export function makeRoutes(api: Api, { keywords }: Plugin): Route[] {
  const plans = api.operations
    .flatMap(({ body }) => body?.media ?? [])
    .map(({ schema = "", fillPlan, readPlan }) => [schema, [fillPlan ?? null, readPlan]]);
  const validators = new ChecksInMemory(keywords.map(({ module }) => module)).validators(api.defs, {
    settings: { faultCode: api.faultCode, plans: api.fillPlans },
    readPlans: JSON.stringify(api.readPlans),
    plans: Object.fromEntries(plans),
  });
  return api.operations.map((operation) => toRoute(operation, validators));
}

type Validators = Readonly<Record<string, Validator>>;

function toRoute(operation: Operation, validators: Validators): Route {
  const { id: operationId, method, path, tag, security, body, responses, extensions } = operation;
  const toValidator = (schema: string): Validator => {
    const validator = validators[schema];
    if (validator === undefined) throw new Error(`There is no schema ${schema}.`);
    return validator;
  };
  const toValidators = (media: readonly Media[]): Record<string, Validator> =>
    Object.fromEntries(
      media.flatMap(({ type, schema }) => (schema === undefined ? [] : [[type, toValidator(schema)]])),
    );
  const parameters: Record<string, Record<string, Validator>> = {};
  for (const { in: place, name, schema } of operation.parameters)
    parameters[place] = { ...parameters[place], [name]: toValidator(schema) };
  return {
    ...{ operationId, method, path, tag, security, extensions },
    parameters: operation.parameters.map((parameter): ParameterRow => JSON.parse(parameterRow(parameter))),
    ...(body && { body: { required: body.required, media: Object.fromEntries(body.media.map(toMediaRow)) } }),
    replies: Object.fromEntries(responses.map(({ status, media }) => [status, media.map(({ type }) => type)])),
    replyStreams: replyStreams(operation),
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

function toMediaRow({ type, kind, fields, stream }: Media): [string, MediaRow] {
  const rows = fields.map(
    (field): FieldRow => ({ ...JSON.parse(fieldRow(field)), ...(field.file && { file: field.file }) }),
  );
  return [type, { kind, ...(rows.length > 0 && { fields: rows }), ...(stream && { stream }) }];
}
