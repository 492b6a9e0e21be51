import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import type { PluggedBundle } from "../../../document/bundle.ts";
import { followPathItemRef, followRef } from "../../../document/walk-document.ts";
import { build } from "../../../model/build.ts";
import type { Api, Media, Operation, Response } from "../../../model/model.ts";
import { FORMATS } from "../../../runtime/formats.ts";
import { AS_SENT, type ReadResult, ValueReader } from "../../../runtime/read.ts";
import { ChecksInMemory } from "../../../schema/checks-in-memory.ts";
import {
  asArray,
  asObject,
  formatPointer,
  type Json,
  type JsonObject,
  listMembers,
  parsePointer,
  valueAt,
} from "../../../schema/json.ts";
import type { Schema } from "../../../schema/walk.ts";
import { Facetter } from "../schema/facets.ts";
import { type CredentialPlace, findCredentialPlaces } from "./credentials.ts";

/** An operation of the document, with what a fuzzer needs beyond the generator's model. */
export interface FuzzOperation extends Operation {
  /** Where it stands in the bundled document. */
  readonly pointer: string;
  readonly links: readonly Link[];
  /** The examples of its request body, by media type. */
  readonly examples: ReadonlyMap<string, readonly Json[]>;
  /** Where its credentials are sent; empty: it needs none. */
  readonly credentials: readonly CredentialPlace[];
}

/** What an answer says of the next request. */
export interface Link {
  readonly name: string;
  /** The status of the answer, as the document writes it. */
  readonly status: string;
  /** The id of the operation that it leads to. */
  readonly operation: string;
  readonly parameters: JsonObject;
  readonly requestBody: Json | undefined;
}

/** One way in which a value breaks a schema. */
export interface Violation {
  readonly keyword: string;
  /** Where in the value. */
  readonly pointer: string;
  /** Where in the schemas: `#/$defs/Pet/properties/name/type`. */
  readonly schemaPath: string;
  readonly message: string;
}

/** Keywords whose errors only repeat that something below them is wrong. */
const APPLICATORS = new Set(["if", "allOf", "anyOf", "oneOf", "$ref", "then", "else", "not"]);
const SCHEMAS = "contract:schemas";

/** The document as the fuzzer sees it. */
export class Contract {
  readonly operations: readonly FuzzOperation[];
  readonly basePath: string;
  readonly facetter: Facetter;
  readonly api: Api;
  /** Schemas that cannot be compiled, each with the reason: their values are not checked. */
  readonly unchecked = new Map<string, string>();
  readonly #ajv: Ajv2020;
  readonly #reader: ValueReader;
  readonly #bundle: PluggedBundle;
  readonly #byId: ReadonlyMap<string, FuzzOperation>;
  /** Where schemas that are no components stand, by their names in `defs`. */
  readonly #inlinePointers: ReadonlyMap<string, string>;

  constructor(bundle: PluggedBundle) {
    const { api } = build(bundle, { lenient: true });
    const document = JSON.parse(api.openapiJson) as JsonObject;
    this.api = api;
    this.basePath = api.basePath;
    this.#bundle = bundle;
    this.facetter = new Facetter({ $defs: api.defs as JsonObject });
    this.#ajv = newAjv(bundle);
    const keywords = bundle.plugin.keywords.map(({ module }) => module);
    const checks = new ChecksInMemory(keywords);
    this.#reader = new ValueReader(api.readPlans, (schema) => checks.check(schema as Schema));
    this.#ajv.addSchema({ $id: SCHEMAS, $defs: api.defs } as AnySchema);
    const nodes = new Map(api.operations.map((operation) => [operation, findNode(document, operation)]));
    this.operations = api.operations.map((operation) => {
      const node = nodes.get(operation) ?? {};
      return {
        ...operation,
        method: operation.method.toUpperCase(),
        pointer: formatPointer(["paths", operation.path, operation.method]),
        links: readLinks(document, node, api.operations),
        examples: readExamples(document, node),
        credentials: findCredentialPlaces(operation, api.securitySchemes),
      };
    });
    this.#byId = new Map(this.operations.map((operation) => [operation.id, operation]));
    this.#inlinePointers = new Map(this.operations.flatMap((operation) => listSchemaPointers(document, operation)));
  }

  operation(id: string): FuzzOperation {
    const found = this.#byId.get(id);
    if (found === undefined) throw new Error(`The document has no operation ${id}`);
    return found;
  }

  /** How a value breaks the schema of this name in `defs`; empty: it does not. */
  violations(schema: string, value: unknown): Violation[] {
    const validate = this.#validator(schema);
    if (validate === undefined || validate(value) === true) return [];
    const all = (validate.errors ?? []).map(({ keyword, instancePath, schemaPath, message = "" }) => ({
      keyword,
      pointer: instancePath,
      schemaPath: toWholePath(schemaPath.replace(/^.*#/, "#"), schema),
      message,
    }));
    const leaves = all.filter(({ keyword }) => !APPLICATORS.has(keyword));
    return leaves.length > 0 ? leaves : all;
  }

  /** Reads a body as a server does that follows the document: other spellings, empty values. Changes the value. */
  readBody({ readPlan }: Media, value: unknown): ReadResult {
    return readPlan === undefined ? AS_SENT : this.#reader.read(readPlan, value);
  }

  #validator(schema: string) {
    if (this.unchecked.has(schema)) return undefined;
    try {
      return this.#ajv.getSchema(`${SCHEMAS}#/$defs/${schema}`);
    } catch (error) {
      this.unchecked.set(schema, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** `file:line:column` of a place in the document. */
  place(pointer: string): string {
    return this.#bundle.place(pointer);
  }

  /** Where in the document a place of the schemas is; `owner` where that is not known. */
  schemaPointer(schemaPath: string, owner: string): string {
    const [name = "", ...rest] = schemaPath.replace("#/$defs/", "").split("/");
    const schemas = asObject(asObject(this.#bundle.document.components).schemas);
    const pointer = Object.hasOwn(schemas, name) ? `/components/schemas/${name}` : this.#inlinePointers.get(name);
    return pointer === undefined ? owner : [pointer, ...rest].join("/");
  }
}

/** A path within one of the schemas becomes one from their common root. */
const toWholePath = (path: string, schema: string): string =>
  path.startsWith("#/$defs/") ? path : `#/$defs/${schema}${path.slice(1)}`;

/** The response that the document has for a status. */
export function findResponse({ responses }: Operation, status: number): Response | undefined {
  const of = (name: string) => responses.find((response) => response.status === name);
  return of(String(status)) ?? of(`${Math.floor(status / 100)}XX`) ?? of("default");
}

function newAjv({ plugin }: PluggedBundle): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    formats: { ...FORMATS },
    logger: false,
  });
  for (const { module } of plugin.keywords)
    ajv.addKeyword({
      keyword: module.keyword,
      type: module.appliesTo,
      validate: (parameter: unknown, value: unknown) => module.holds(value, parameter),
    });
  return ajv;
}

const findNode = (document: JsonObject, { path, method }: Operation): JsonObject =>
  asObject(followPathItemRef(document, asObject(document.paths)[path])[method]);

function readLinks(document: JsonObject, node: JsonObject, operations: readonly Operation[]): Link[] {
  return listMembers(node.responses).flatMap(([status, response]) =>
    listMembers(followRef(document, response).links).flatMap(([name, entry]) => {
      const link = followRef(document, entry);
      const target = operations.find(
        ({ id, path, method }) =>
          id === link.operationId || `#${formatPointer(["paths", path, method])}` === link.operationRef,
      );
      if (target === undefined) return [];
      const parameters = asObject(link.parameters);
      return [{ name, status, operation: target.id, parameters, requestBody: link.requestBody }];
    }),
  );
}

function readExamples(document: JsonObject, node: JsonObject): Map<string, Json[]> {
  const { content } = followRef(document, node.requestBody);
  return new Map(
    listMembers(content).map(([type, media]) => {
      const { example, examples } = asObject(media);
      const named = listMembers(examples).map(([, entry]) => followRef(document, entry).value);
      return [type, [example, ...named].filter((value): value is Json => value !== undefined)];
    }),
  );
}

/** The schemas of an operation, by their names in `defs`, each with its place in the document. */
function listSchemaPointers(document: JsonObject, operation: FuzzOperation): [schema: string, pointer: string][] {
  const { pointer, body, responses } = operation;
  const ofMedia = (media: readonly Media[], at: string): [string, string][] =>
    media.flatMap(({ type, schema }) =>
      schema === undefined ? [] : [[schema, `${at}${formatPointer(["content", type])}/schema`]],
    );
  return [
    ...listParameterPointers(document, operation),
    ...ofMedia(body?.media ?? [], `${pointer}/requestBody`),
    ...responses.flatMap(({ status, headers, media }): [string, string][] => {
      const at = `${pointer}/responses/${status}`;
      const ofHeaders = headers.map(({ name, schema }): [string, string] => [
        schema,
        `${at}${formatPointer(["headers", name])}/schema`,
      ]);
      return [...ofHeaders, ...ofMedia(media, at)];
    }),
  ];
}

/** The parameters of an operation are its own, or those of its path. */
function listParameterPointers(document: JsonObject, { pointer, parameters }: FuzzOperation): [string, string][] {
  const lists = [`${pointer.slice(0, pointer.lastIndexOf("/"))}/parameters`, `${pointer}/parameters`];
  const entries = lists.flatMap((list) =>
    asArray(valueAt(document, parsePointer(list))).map((entry, index) => {
      const { in: place, name } = followRef(document, entry);
      return [`${place} ${name}`, `${list}/${index}/schema`] as const;
    }),
  );
  const known = new Map(entries);
  return parameters.flatMap(({ in: place, name, schema }): [string, string][] => {
    const at = known.get(`${place} ${name}`);
    return at === undefined ? [] : [[schema, at]];
  });
}
