import type { Calls } from "../generated/client.ts";
import type { components, operations } from "../generated/types.ts";

// The contract as methods see it: what each operation takes and what it may answer, worked out from the generated types,
// so that a new operation needs nothing here.

export type Schemas = components["schemas"];

/** Every operation that a partner can call, by its name in the contract. */
export type OperationId = keyof Calls;

type Operation<Id extends OperationId> = operations[Id];
type Place<Id extends OperationId, Name extends "path" | "query" | "header"> = NonNullable<
  Operation<Id>["parameters"][Name]
>;

/** What stands in the path and the query of an operation; never, where nothing does. */
export type ParamsOf<Id extends OperationId> = [Place<Id, "path">] extends [never]
  ? Place<Id, "query">
  : [Place<Id, "query">] extends [never]
    ? Place<Id, "path">
    : Place<Id, "path"> & Place<Id, "query">;

/** A form carries files as such; the contract can only say that they are strings. */
type Fields<Form> = { [Name in keyof Form]: Form[Name] extends string ? Blob : Form[Name] };
type Written<Content> = {
  [Media in keyof Content]: Media extends `multipart/${string}` ? Fields<Content[Media]> : Content[Media];
}[keyof Content];

/** The body of an operation; never, where it takes none. */
export type BodyOf<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: infer Content } } ? Written<Content> : never;

type Responses<Id extends OperationId> = Operation<Id>["responses"];
type Content<Response> = Response extends { content: infer Media } ? Media : never;

/** The answer of an operation with one status: its JSON, or bytes where it is an image. */
export type AnswerOf<Id extends OperationId, Status extends keyof Responses<Id>> =
  Content<Responses<Id>[Status]> extends { "application/json": infer Body } ? Body : Blob;

type StatusOf<Id extends OperationId> = keyof Responses<Id> & number;
export type SuccessStatus<Id extends OperationId> = Extract<StatusOf<Id>, 200 | 201 | 202>;
export type RefusalStatus<Id extends OperationId> = Exclude<StatusOf<Id>, SuccessStatus<Id>>;

/** Operations whose repetition the gateway recognises by a key. */
export type KeyedOperation = {
  [Id in OperationId]: Place<Id, "header"> extends { "Idempotency-Key"?: string }
    ? [Place<Id, "header">] extends [never]
      ? never
      : Id
    : never;
}[OperationId];
