import type { ClientFacts } from "../document/plugin.ts";
import type { Deprecation } from "../runtime/deprecation.ts";
import type { FillPlan } from "../runtime/fill.ts";
import type { PageRow } from "../runtime/pagination.ts";
import type { ParameterPlace, Shape } from "../runtime/parameter-model.ts";
import type { ReadPlan } from "../runtime/read-plan.ts";
import type { BodyKind, Requirement, SchemeRow } from "../runtime/route.ts";
import type { StreamRow } from "../runtime/stream-model.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { Schema } from "../schema/walk.ts";

export type { BodyKind, FillPlan, ParameterPlace, ReadPlan, Requirement as SecurityRequirement, Shape };

/** What the emitters see: the document with every reference followed and every default applied. */
export interface Api {
  readonly title: string;
  readonly version: string;
  /** The bundled document as text: what goes to openapi.json. */
  readonly openapiJson: string;
  /** The path of the document's first server, without a slash at its end. */
  readonly basePath: string;
  readonly servers: readonly Server[];
  /** The document as openapi-typescript gets it. */
  readonly typesDocument: JsonObject;
  readonly operations: readonly Operation[];
  /** Whether something in the document is deprecated. */
  readonly hasDeprecations: boolean;
  /** The calls that the service makes: `webhooks`, and the callbacks of operations. */
  readonly webhooks: readonly Operation[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** The component schemas in the form from which types and validators are made. */
  readonly schemas: JsonObject;
  /** Pure JSON Schema 2020-12, flat: every $ref is `#/$defs/<name>`. */
  readonly defs: Readonly<Record<string, Schema>>;
  /** The document's own component schemas, each with its name in `defs`. */
  readonly components: readonly { readonly name: string; readonly schema: string }[];
  /** How to fill in defaults, by name. */
  readonly fillPlans: Readonly<Record<string, FillPlan>>;
  /** How to read what callers send, by name. */
  readonly readPlans: Readonly<Record<string, ReadPlan>>;
  readonly tables: Readonly<Record<string, Json>>;
  readonly keywords: readonly Keyword[];
  /** The code of a fault for which the document names none. */
  readonly faultCode: string;
  readonly client: ClientFacts;
}

export interface Server {
  /** With its variables in braces. */
  readonly url: string;
  /** Empty if it has none. */
  readonly name: string;
  readonly description: string;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly description: string;
  readonly default: string;
  /** The values that are allowed; undefined: any. */
  readonly enum: readonly string[] | undefined;
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
  readonly deprecation: Deprecation | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** How it gives a list in pages, if it does. */
  readonly pages: PageRow | undefined;
  /** Whether clients may repeat a call, because executing it twice does no harm. A webhook is called by the service. */
  readonly isRepeatable: boolean;
  /** The caller must meet one of these, with all its schemes. Empty: no credentials are required. */
  readonly security: readonly Requirement[];
  /** The operation's own `x-` members. */
  readonly extensions: JsonObject;
}

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
  readonly deprecation?: Deprecation | undefined;
  /** Its name in `defs`. */
  readonly schema: string;
  /** As the document describes it; its references lead to `schemas`. */
  readonly described: Schema;
}

/** `makeExample` of scripts/schema. It is passed in, because most commands need no example and its module takes long to load. */
export type MakeExample = (schema: Schema, document: JsonObject) => Json;

export interface Media {
  readonly type: string;
  readonly kind: BodyKind;
  /** Its name in `defs`; undefined if the document has no schema, or the body is bytes. Of a stream: that of an item. */
  readonly schema: string | undefined;
  /** As the document describes it; its references lead to `schemas`. */
  readonly described: Schema | undefined;
  /** How the items of a stream are written. */
  readonly stream?: StreamRow;
  /** The component in the types document that describes it with defaults filled in, if that differs. */
  readonly filledType?: string;
  /** The plan by which defaults are filled in, if there are any. */
  readonly fillPlan?: string;
  /** The plan by which a request body is read before it is checked, if it is not read as it stands. */
  readonly readPlan?: string;
  /** The fields of a form, each with its own style. */
  readonly fields: readonly FormField[];
  /** Finds the document's example, or makes one of the schema; undefined for bytes. Of a stream: a list of items. */
  example(make: MakeExample): Json | undefined;
}

export interface FormField extends Pick<Parameter, "name" | "style" | "explode" | "allowReserved" | "json" | "shape"> {
  /** A part of its own in a multipart form. */
  readonly file: FileRules | undefined;
}

/** What the document says of a file in a multipart form. */
export interface FileRules {
  /** In bytes. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** `encoding.<part>.contentType` in lower case: media types, or ranges such as `image/*`. */
  readonly types?: readonly string[];
  /** `x-code` by keyword. */
  readonly codes?: Readonly<Record<string, string>>;
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
  /** `x-automatic`: the server adds it, so a handler need not. */
  readonly automatic: boolean;
  readonly explode: boolean;
  /** Serialised as JSON (`content: application/json`). */
  readonly json: boolean;
  readonly schema: string;
  readonly described: Schema;
  example(make: MakeExample): Json | undefined;
}

export interface SecurityScheme extends SchemeRow {
  readonly name: string;
  readonly description: string;
  readonly scopes: readonly string[];
  readonly deprecation?: Deprecation;
  /** The scheme's own `x-` members. */
  readonly extensions: JsonObject;
}

/** A keyword of the document's plug-in, and the module that implements it. */
export interface Keyword {
  readonly keyword: string;
  readonly appliesTo: string;
  readonly path: string;
}
