import type { PluggedBundle } from "../document/bundle.ts";
import { DocumentError, type Problem } from "../document/problem.ts";
import { type NodePath, Problems } from "../document/problems.ts";
import { walkReached } from "../document/walk-document.ts";
import { parseExact, writeExact } from "../runtime/exact-json.ts";
import { FORMATS } from "../runtime/formats.ts";
import { readDeprecation } from "../schema/deprecation.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import { checkReading } from "./check-reading.ts";
import type { Api } from "./model.ts";
import { getSchemas, normalise } from "./normalise.ts";
import { readPaths, readWebhooks } from "./operations.ts";
import { planBodies } from "./plan-bodies.ts";
import { readSecuritySchemes } from "./security.ts";
import { getBasePath, readServers } from "./servers.ts";
import { TypesDocument } from "./types-document.ts";
import { findUnknownFormats } from "./unknown-formats.ts";
import { ValidatorSchemas } from "./validator-schemas.ts";
import { Views } from "./views.ts";

export interface Built {
  readonly api: Api;
  /** The document in the form from which types and validators are made. */
  readonly document: JsonObject;
  /** Whether requests and responses differ in some schema: it has a property that is read-only or write-only. */
  readonly hasViews: boolean;
  /** Everything that is wrong with the document. Where something is wrong, the model has a stand-in. */
  readonly problems: readonly Problem[];
}

/** Reads a document into the model, and throws if it has errors. With `lenient` they become warnings. */
export function build(
  bundle: PluggedBundle,
  { lenient }: { readonly lenient: boolean },
): Built & { readonly warnings: readonly Problem[] } {
  const built = readModel(bundle);
  const errors = built.problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0 && !lenient) throw new DocumentError(errors);
  const formats = findUnknownFormats(bundle.document).map(
    ({ pointer, ...details }): Problem => ({ ...details, place: bundle.place(pointer), severity: "warn" }),
  );
  const problems = [...built.problems, ...formats];
  return { ...built, problems, warnings: problems.map((problem) => ({ ...problem, severity: "warn" })) };
}

/** Reads a bundled document into the model that the emitters share. */
export function readModel(bundle: PluggedBundle): Built {
  const problems = new Problems(bundle.place, bundle.slips);
  const openapiJson = `${writeExact(bundle.document, 2)}\n`;
  const document = parseExact(openapiJson) as JsonObject;
  normalise(document, openapiJson, problems);
  const schemas = getSchemas(document);
  const hasViews = /"(?:readOnly|writeOnly)": true/.test(openapiJson);
  const views = new Views(schemas, hasViews);
  const keywords = new Set(bundle.plugin.keywords.map(({ module }) => module.keyword));
  const validatorSchemas = new ValidatorSchemas(views, { schemas, keywords, formats: new Set(Object.keys(FORMATS)) });
  const context = { document, schemas, validatorSchemas, problems };
  const schemes = readSecuritySchemes(document, problems);
  const reader = {
    context,
    schemes,
    ids: new Set<string>(),
    idPlaces: new Map<string, NodePath>(),
    typeNames: new Set<string>(),
  };
  const paths = readPaths(reader);
  const webhooks = readWebhooks(reader);
  const components = Object.keys(schemas).map((name) => ({
    name,
    schema: validatorSchemas.addComponent(name, "response"),
  }));
  const covered = new Map(bundle.plugin.keywords.map(({ module }) => [module.keyword, module.covers ?? []]));
  const types = new TypesDocument(document, schemas, views, covered);
  if (/"x-(?:also|coerce|empty|ignored|otherwise)":/.test(openapiJson)) checkReading(document, schemas, problems);
  const bodies = planBodies(paths.operations, paths.items, { document, schemas, views, types });
  const info = asObject(document.info);
  let typesDocument: JsonObject | undefined;
  return {
    api: {
      title: String(info.title ?? ""),
      version: String(info.version ?? ""),
      openapiJson,
      basePath: getBasePath(document),
      servers: readServers(document),
      // Built only when types are generated: lint does not need it, and it takes a fifth of the time.
      get typesDocument() {
        typesDocument ??= types.build(paths.items, webhooks.items);
        return typesDocument;
      },
      ...bodies,
      get hasDeprecations() {
        return hasDeprecations(bundle.document);
      },
      webhooks: webhooks.operations,
      securitySchemes: schemes,
      schemas,
      defs: validatorSchemas.defs,
      components,
      tables: bundle.plugin.tables,
      keywords: bundle.plugin.keywords.map(({ path, module }) => ({
        keyword: module.keyword,
        appliesTo: module.appliesTo,
        path,
      })),
      faultCode: bundle.plugin.faultCode,
      client: bundle.plugin.client,
    },
    document,
    hasViews,
    problems: problems.all,
  };
}

/** Examples and other data may have a member of this name too, so only what describes the API is asked. */
function hasDeprecations(document: JsonObject): boolean {
  let isFound = false;
  walkReached(document, (node) => {
    isFound ||= readDeprecation(node) !== undefined;
  });
  return isFound;
}
