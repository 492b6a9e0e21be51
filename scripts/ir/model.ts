import type { Json, JsonObject } from "../pipeline/json.ts";
import type { FillPlan } from "../runtime/fill.ts";
import type { Shape } from "../runtime/parameter-model.ts";
import type { Schema } from "./schema.ts";

export type { FillPlan };

/** What the emitters see: the document read once, with nothing left to resolve, guess or default. */
export interface Api {
  readonly title: string;
  readonly version: string;
  /** The bundled document as text: what goes to openapi.json. */
  readonly openapiJson: string;
  /** The path of the document's first server, without a slash at its end. */
  readonly basePath: string;
  /** The document as openapi-typescript gets it. */
  readonly typesDocument: JsonObject;
  readonly operations: readonly Operation[];
  /** Calls that the service makes: `webhooks`, and the callbacks of operations. */
  readonly webhooks: readonly Operation[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** Pure JSON Schema 2020-12, flat: every $ref is `#/$defs/<name>`. */
  readonly defs: Readonly<Record<string, Schema>>;
  /** The document's own component schemas, each with its name in `defs`. */
  readonly components: readonly { readonly name: string; readonly schema: string }[];
  /** How to fill in defaults, by name. */
  readonly fillPlans: Readonly<Record<string, FillPlan>>;
  readonly tables: Readonly<Record<string, Json>>;
  readonly keywords: readonly Keyword[];
  /** The code of a fault at a place that names none. */
  readonly faultCode: string;
  readonly client: ClientFacts;
}

/** What the client should know beyond OpenAPI. */
export interface ClientFacts {
  /** The security schemes that clients can meet; an operation that asks for others is not for them. Undefined: all. */
  readonly security?: readonly string[];
  /** The member of an answer that says by a closed set of values what became of the call. */
  readonly answerCode?: string;
}

export interface Operation {
  /** The document's operationId, or one made of method and path; unique. */
  readonly id: string;
  /** The id as a TypeScript type name. */
  readonly typeName: string;
  readonly method: string;
  /** For a webhook its name. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** One of these must hold; within one, all must. Empty: no credentials asked for. */
  readonly security: readonly SecurityRequirement[];
  /** The operation's own `x-` members. */
  readonly extensions: JsonObject;
}

export type ParameterPlace = "path" | "query" | "header" | "cookie";

export type { Shape };

export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly style: string;
  readonly explode: boolean;
  readonly required: boolean;
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** Serialised as JSON (`content: application/json`). */
  readonly json: boolean;
  readonly shape: Shape;
  readonly default: Json | undefined;
  /** Its name in `defs`. */
  readonly schema: string;
}

/** How a body of this media type reaches a handler. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "bytes";

export interface Media {
  readonly type: string;
  readonly kind: BodyKind;
  /** Its name in `defs`; undefined when the document says nothing, or says it of bytes. */
  readonly schema: string | undefined;
  /** The component in the types document that describes it once defaults are filled in, when that differs. */
  readonly filledType?: string;
  /** The plan by which defaults are filled in, if anything in it has one. */
  readonly fillPlan?: string;
  /** The fields of a form, each with its own style. */
  readonly fields: readonly FormField[];
}

export interface FormField {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly json: boolean;
  /** A part of its own in a multipart form. */
  readonly file: boolean;
  readonly shape: Shape;
}

export interface RequestBody {
  readonly required: boolean;
  readonly media: readonly Media[];
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly media: readonly Media[];
}

export interface Header {
  readonly name: string;
  readonly required: boolean;
  /** `x-automatic`: the layer that mounts the handlers adds it, so a handler need not. */
  readonly automatic: boolean;
  readonly explode: boolean;
  /** Serialised as JSON (`content: application/json`). */
  readonly json: boolean;
  readonly schema: string;
}

export type SecurityRequirement = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];

export interface SecurityScheme {
  readonly name: string;
  readonly type: "apiKey" | "http" | "oauth2" | "openIdConnect" | "mutualTLS";
  readonly description: string;
  /** apiKey: where the key is, and under which name. */
  readonly in?: ParameterPlace;
  readonly parameter?: string;
  /** http: the scheme word, in lower case. */
  readonly httpScheme?: string;
  readonly scopes: readonly string[];
  /** The scheme's own `x-` members. */
  readonly extensions: JsonObject;
}

/** A keyword of the document's own, and the module that decides it. */
export interface Keyword {
  readonly keyword: string;
  readonly appliesTo: string;
  readonly path: string;
}
