import { mergeRef } from "../document/walk-document.ts";
import { findExample } from "../model/examples.ts";
import { writeExact } from "../runtime/exact-json.ts";
import { encodeParameters } from "../runtime/parameters.ts";
import { makeExample } from "../schema/example.ts";
import { asArray, asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { withNumbers } from "../schema/numeric.ts";
import { type Example, listExamples, type Operation } from "./document.ts";
import type { SampleCall } from "./samples.ts";
import { answersStream, readMedia } from "./streams.ts";

/** The body that an operation takes: JSON before other media types. */
export interface RequestBody {
  readonly mediaType: string;
  readonly schema: Json | undefined;
  /** How the parts of a form are sent. */
  readonly encoding: Json | undefined;
  readonly isRequired: boolean;
  readonly examples: readonly Example[];
}

export function readRequestBody(root: JsonObject, { source }: Operation): RequestBody | undefined {
  const body = mergeRef(root, source.requestBody);
  const content = listMembers(body.content);
  const [mediaType, media] = content.find(([type]) => /[/+]json$/.test(type)) ?? content[0] ?? [];
  if (mediaType === undefined) return undefined;
  const holder = asObject(media);
  const { schema, examples: written } = readMedia(root, mediaType, holder);
  const made = written.length > 0 ? undefined : findExample(holder, root, makeExample);
  const examples = made === undefined ? written : [{ name: "example", summary: "Example", value: made }];
  return { mediaType, schema, encoding: holder.encoding, isRequired: body.required === true, examples };
}

/** The value of a parameter in a sample: its example, or its name as a placeholder. A whole query is as it is sent. */
export function getParameterExample(root: JsonObject, parameter: JsonObject): string {
  const [type = "", media] = listMembers(parameter.content)[0] ?? [];
  const schema = mergeRef(root, parameter.schema ?? asObject(media).schema);
  const written = [...listExamples(root, parameter), ...listExamples(root, asObject(media), type)];
  const values = [written[0]?.value, schema.default, schema.const, asArray(schema.enum)[0]];
  const value = values.find((one) => one !== undefined);
  if (parameter.in === "querystring") {
    const whole = value ?? findExample(asObject(media), root, makeExample) ?? "";
    return encodeQuerystring(withNumbers(whole) as Json, /json/.test(type));
  }
  const shown = value ?? `{${String(parameter.name)}}`;
  return typeof shown === "object" ? writeExact(shown) : String(shown);
}

const encodeQuerystring = (value: Json, json: boolean): string =>
  encodeParameters(
    [{ name: "", in: "query", style: "querystring", explode: true, required: true, json, shape: { kind: "any" } }],
    { query: { "": value } },
  ).query;

export function makeSampleCall(root: JsonObject, operation: Operation, example: Example | undefined): SampleCall {
  const parameters = operation.parameters
    .filter((one) => one.required === true || one.in === "path")
    .map((one) => ({ in: String(one.in), name: String(one.name), value: getParameterExample(root, one) }));
  const body = readRequestBody(root, operation);
  return {
    operationId: operation.id,
    method: operation.method,
    path: operation.path.replaceAll(/\{([^}]+)\}/g, (placeholder, name) => {
      const value = parameters.find((one) => one.in === "path" && one.name === name)?.value;
      return value === undefined || value === placeholder ? placeholder : encodeURIComponent(value);
    }),
    parameters,
    credentials: listCredentials(root, operation.source).flatMap(({ scheme, header, prefix }) =>
      header === undefined ? [] : [{ scheme, header, prefix }],
    ),
    body: body === undefined || example === undefined ? undefined : { mediaType: body.mediaType, value: example.value },
    isStream: answersStream(root, operation),
  };
}

/** A part of what authenticates a call. */
export interface Credential {
  /** The name of the security scheme. */
  readonly scheme: string;
  readonly description: string;
  readonly in: string;
  readonly name: string;
  /** The header, if it is in one. */
  readonly header: string | undefined;
  /** What stands before the secret. */
  readonly prefix: string;
}

/** The credentials of the first way to authenticate that the operation lists. */
export function listCredentials(root: JsonObject, source: JsonObject): Credential[] {
  const schemes = asObject(asObject(root.components).securitySchemes);
  const [first] = asArray(source.security ?? root.security);
  return Object.keys(asObject(first)).map((scheme) => {
    const definition = mergeRef(root, schemes[scheme]);
    const isApiKey = definition.type === "apiKey";
    const place = isApiKey ? String(definition.in) : "header";
    const name = isApiKey ? String(definition.name) : "Authorization";
    const prefix = isApiKey ? "" : definition.type === "http" && definition.scheme === "basic" ? "Basic " : "Bearer ";
    const header = place === "header" ? name : undefined;
    return { scheme, description: String(definition.description ?? ""), in: place, name, header, prefix };
  });
}
