import type { PluggedBundle } from "../pipeline/bundle.ts";
import { DocumentError } from "../pipeline/document-error.ts";
import { asObject, isObject, type JsonObject } from "../pipeline/json.ts";
import { FORMATS } from "../runtime/formats.ts";
import { followRef, getBasePath } from "./document.ts";
import { FillPlans } from "./fill-plans.ts";
import type { Api, FillPlan, Media, Operation } from "./model.ts";
import { freeName } from "./names.ts";
import { getSchemas, normalise } from "./normalise.ts";
import { readPaths, readWebhooks } from "./operations.ts";
import { Problems } from "./problems.ts";
import { isSchema, type Schema } from "./schema.ts";
import { readSecuritySchemes } from "./security.ts";
import { onlyComponent, TypesDocument } from "./types-document.ts";
import { ValidatorSchemas } from "./validator-schemas.ts";
import { Views } from "./views.ts";

export interface Built {
  readonly api: Api;
  readonly warnings: readonly string[];
}

/** Reads a bundled document into the model that the emitters share. */
export function build(bundle: PluggedBundle, options: { readonly lenient: boolean }): Built {
  const problems = new Problems({ place: bundle.place, lenient: options.lenient });
  const openapiJson = stringify(bundle);
  const document = JSON.parse(openapiJson) as JsonObject;
  normalise(document, openapiJson, problems);
  const schemas = getSchemas(document);
  const views = new Views(schemas, /"(?:readOnly|writeOnly)": true/.test(openapiJson));
  const keywords = new Set(bundle.plugin.keywords.map(({ module }) => module.keyword));
  const validatorSchemas = new ValidatorSchemas(views, { schemas, keywords, formats: new Set(Object.keys(FORMATS)) });
  const context = { document, schemas, validatorSchemas, problems };
  const schemes = readSecuritySchemes(document, problems);
  const reader = { context, schemes, ids: new Set<string>(), typeNames: new Set<string>() };
  const paths = readPaths(reader);
  const webhooks = readWebhooks(reader);
  const components = Object.keys(schemas).map((name) => ({
    name,
    schema: validatorSchemas.addComponent(name, "response"),
  }));
  const filler = new DefaultFiller(document, schemas, views);
  const operations = paths.operations.map((operation) => filler.fill(operation, paths.items));
  filler.complete();
  problems.throwIfAny();
  const info = asObject(document.info);
  return {
    api: {
      title: String(info.title ?? ""),
      version: String(info.version ?? ""),
      openapiJson,
      basePath: getBasePath(document),
      typesDocument: filler.types.build(paths.items, webhooks.items),
      operations,
      webhooks: webhooks.operations,
      securitySchemes: schemes,
      defs: validatorSchemas.defs,
      components,
      fillPlans: filler.plans,
      tables: bundle.plugin.tables,
      keywords: bundle.plugin.keywords.map(({ path, module }) => ({
        keyword: module.keyword,
        appliesTo: module.appliesTo,
        path,
      })),
      faultCode: bundle.plugin.faultCode,
      client: bundle.plugin.client,
    },
    warnings: problems.warnings,
  };
}

function stringify({ document, place }: PluggedBundle): string {
  try {
    return `${JSON.stringify(document, null, 2)}\n`;
  } catch {
    throw new DocumentError(
      place(""),
      "the document contains itself (a YAML alias inside its own anchor, or files that include each other)",
    );
  }
}

/** Finds the defaults of request bodies, and gives these bodies the type that a handler sees. */
class DefaultFiller {
  readonly plans: Record<string, FillPlan> = {};
  readonly types: TypesDocument;
  readonly #document: JsonObject;
  readonly #views: Views;
  readonly #plans: FillPlans;
  readonly #schemas: JsonObject;

  constructor(document: JsonObject, schemas: JsonObject, views: Views) {
    this.#document = document;
    this.#schemas = schemas;
    this.#views = views;
    this.#plans = new FillPlans(schemas, views);
    this.types = new TypesDocument(document, schemas, views);
    this.plans = this.#plans.plans;
  }

  fill(operation: Operation, items: JsonObject): Operation {
    if (!operation.body) return operation;
    const item = items[operation.path] as JsonObject;
    const body = followRef(this.#document, (item[operation.method] as JsonObject).requestBody);
    const media = operation.body.media.map((one) => this.#fillMedia(one, operation, body));
    return { ...operation, body: { ...operation.body, media } };
  }

  /** To be called when every body has a plan. */
  complete(): void {
    this.#plans.complete();
  }

  #fillMedia(media: Media, operation: Operation, body: JsonObject): Media {
    const entry = followRef(this.#document, isObject(body.content) ? body.content[media.type] : undefined);
    const schema = isSchema(entry.schema) ? entry.schema : undefined;
    if (media.schema === undefined || schema === undefined || !this.#views.hasDefaults(schema)) return media;
    const plan = this.#plans.planFor(schema, media.schema);
    if (plan === undefined) return media;
    const component = onlyComponent(schema);
    const filledType =
      component === undefined ? this.#addFilled(operation, schema) : this.#views.name(component, "filled");
    return { ...media, filledType, fillPlan: plan };
  }

  #addFilled(operation: Operation, schema: Schema): string {
    let name = freeName(`${operation.typeName}BodyFilled`, this.#schemas);
    while (this.types.has(name)) name += "_";
    this.types.add(name, schema, "filled");
    return name;
  }
}
