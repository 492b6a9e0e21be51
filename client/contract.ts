import type { Calls } from "../generated/client.ts";
import type { components, operations } from "../generated/types.ts";

// The parameters, bodies and responses of each operation, computed from the generated types. A new operation needs no
// change here.

export type Schemas = components["schemas"];

/** The operations that a partner can call, by operationId. */
export type OperationId = keyof Calls;

type Operation<Id extends OperationId> = operations[Id];
type Place<Id extends OperationId, Name extends "path" | "query" | "header"> = NonNullable<
  Operation<Id>["parameters"][Name]
>;

/** The path and query parameters of an operation; never if there are none. */
export type ParamsOf<Id extends OperationId> = [Place<Id, "path">] extends [never]
  ? Place<Id, "query">
  : [Place<Id, "query">] extends [never]
    ? Place<Id, "path">
    : Place<Id, "path"> & Place<Id, "query">;

/** Files of a form. In the contract they are strings. */
type Fields<Form> = { [Name in keyof Form]: Form[Name] extends string ? Blob : Form[Name] };
type Written<Content> = {
  [Media in keyof Content]: Media extends `multipart/${string}` ? Fields<Content[Media]> : Content[Media];
}[keyof Content];

/** The body of an operation; never if it has none. */
export type BodyOf<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: infer Content } } ? Written<Content> : never;

type Responses<Id extends OperationId> = Operation<Id>["responses"];
type Content<Response> = Response extends { content: infer Media } ? Media : never;

/** The response of an operation with one status: JSON, the events of a stream, or the bytes of an image. */
export type AnswerOf<Id extends OperationId, Status extends keyof Responses<Id>> =
  Content<Responses<Id>[Status]> extends { "application/json": infer Body }
    ? Body
    : Content<Responses<Id>[Status]> extends { "text/event-stream": infer Event }
      ? AsyncIterable<Event>
      : Blob;

type StatusOf<Id extends OperationId> = keyof Responses<Id> & number;
export type SuccessStatus<Id extends OperationId> = Extract<StatusOf<Id>, 200 | 201 | 202>;
export type RefusalStatus<Id extends OperationId> = Exclude<StatusOf<Id>, SuccessStatus<Id>>;

/** Operations that accept an idempotency key. */
export type KeyedOperation = {
  [Id in OperationId]: Place<Id, "header"> extends { "Idempotency-Key"?: string }
    ? [Place<Id, "header">] extends [never]
      ? never
      : Id
    : never;
}[OperationId];
