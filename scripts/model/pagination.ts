import { followRef } from "../document/walk-document.ts";
import { didYouMean } from "../project/nearest-name.ts";
import type { PageRow } from "../runtime/pagination.ts";
import { listParts, typesOf } from "../schema/flat.ts";
import { asObject, isObject, type Json, type JsonObject, parsePointer } from "../schema/json.ts";

/** An operation, as far as its pages depend on it. */
export interface PagedOperation {
  readonly id: string;
  readonly method: string;
  readonly node: JsonObject;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly default?: Json | undefined }[];
}

/** Takes what is wrong with a member of `x-pagination`; without one, with all of it. */
export type ReportPagination = (member: string | undefined, message: string, fix: string) => void;

interface Context {
  readonly document: JsonObject;
  readonly schemas: JsonObject;
}

/** The first success with JSON. */
interface Answer {
  readonly status: string;
  readonly response: JsonObject;
  readonly schema: Json | undefined;
}

/**
 * How the operation gives its list in pages: by `x-pagination`, by a link of its answer that leads to the operation itself and is called
 * `next`, or by a `Link` header. Undefined: it does not, or what the document says is wrong.
 */
export function readPagination(
  operation: PagedOperation,
  context: Context,
  report: ReportPagination = () => {},
): PageRow | undefined {
  const own = operation.node["x-pagination"];
  const answer = findAnswer(operation.node, context.document);
  if (own === false) return undefined;
  if (own !== undefined) return readExtension(own, operation, answer, context, report);
  const items = answer && findItems(answer.schema, context.schemas);
  if (answer === undefined || items === undefined) return undefined;
  const cursor = readNextLink(operation, answer, context);
  if (cursor) return { style: "cursor", items, ...cursor };
  return operation.method === "get" && hasLinkHeader(answer) ? { style: "link", items } : undefined;
}

function findAnswer(node: JsonObject, document: JsonObject): Answer | undefined {
  const responses = Object.entries(asObject(node.responses)).filter(([status]) => status.startsWith("2"));
  for (const [status, entry] of responses) {
    const response = followRef(document, entry);
    const json = Object.entries(asObject(response.content)).find(([type]) => /json/i.test(type));
    if (json) return { status, response, schema: followRef(document, json[1]).schema };
  }
  return undefined;
}

const STYLES: readonly PageRow["style"][] = ["cursor", "offset", "page", "link"];
/** The members besides `style` and `items`. */
const MEMBERS: Readonly<Record<PageRow["style"], readonly string[]>> = {
  cursor: ["parameter", "next"],
  offset: ["parameter", "total"],
  page: ["parameter", "total"],
  link: [],
};

/** What the parts of `x-pagination` are read with. */
interface Reading extends Context {
  readonly own: JsonObject;
  readonly style: PageRow["style"];
  readonly operation: PagedOperation;
  readonly answer: Answer;
  readonly report: ReportPagination;
}

function readExtension(
  own: Json,
  operation: PagedOperation,
  answer: Answer | undefined,
  context: Context,
  report: ReportPagination,
): PageRow | undefined {
  const style = STYLES.find((name) => name === asObject(own).style);
  if (!isObject(own) || style === undefined)
    return void report("style", "x-pagination has no style that is known.", `write style: ${STYLES.join(", ")}`);
  if (answer === undefined)
    return void report(undefined, "The operation has no success with JSON.", "describe the list that it answers with");
  const reading = { ...context, own, style, operation, answer, report };
  const items = hasUnknownMember(reading) ? undefined : readItems(reading);
  const position = items && readPosition(reading);
  return items && position && { style, items, ...position };
}

function hasUnknownMember({ own, style, report }: Reading): boolean {
  const known = ["style", "items", ...MEMBERS[style]];
  const unknown = Object.keys(own).find((name) => !known.includes(name));
  if (unknown === undefined) return false;
  const fix = `remove it${didYouMean(unknown, known)}`;
  report(unknown, `${unknown} means nothing with style: ${style}.`, fix);
  return true;
}

function readItems({ own, answer, schemas, report }: Reading): PageRow["items"] | undefined {
  const items = own.items === undefined ? findItems(answer.schema, schemas) : readPointer(own.items);
  if (items === undefined) {
    const fix = "write items: /name, a JSON pointer into the answer";
    return void report("items", "It is not clear which list has the items.", fix);
  }
  if (isList(partsAt(answer.schema, items, schemas))) return items;
  const message = `The ${answer.status} answer has no list at ${String(own.items)}.`;
  return void report("items", message, "name a property that is an array");
}

/** Where the next page begins. */
function readPosition(reading: Reading): Omit<PageRow, "style" | "items"> | undefined {
  const { own, style, operation, answer, report } = reading;
  if (style === "link") {
    if (hasLinkHeader(answer)) return {};
    const message = `The ${answer.status} answer has no header Link.`;
    return void report("style", message, "add it to the headers of the answer");
  }
  const parameter = String(own.parameter ?? style);
  const inQuery = operation.parameters.filter(({ in: place }) => place === "query");
  const declared = inQuery.find(({ name }) => name === parameter);
  if (declared === undefined) {
    const names = inQuery.map(({ name }) => name);
    const fix = `write parameter: NAME${didYouMean(parameter, names)}`;
    return void report("parameter", `The operation has no query parameter ${parameter}.`, fix);
  }
  const rest = style === "cursor" ? readNext(reading) : readTotal(reading);
  const first = style !== "cursor" && typeof declared.default === "number" ? { first: declared.default } : {};
  return rest && { parameter, ...rest, ...first };
}

function readNext({ own, answer, schemas, report }: Reading): Pick<PageRow, "next"> | undefined {
  const next = readExpression(own.next);
  if (next !== undefined && isInAnswer(next, answer, schemas)) return { next };
  const fix = "write next: /name, or $response.header.NAME";
  return void report("next", "The answer has no such value for the next page.", fix);
}

function readTotal({ own, answer, schemas, report }: Reading): Pick<PageRow, "total"> | undefined {
  if (own.total === undefined) return {};
  const total = readPointer(own.total);
  if (total !== undefined && partsAt(answer.schema, total, schemas) !== undefined) return { total };
  const fix = "write total: /name, a JSON pointer into the answer";
  return void report("total", "The answer has no such number.", fix);
}

const readPointer = (value: Json | undefined): readonly string[] | undefined =>
  typeof value === "string" && /^(\/|$)/.test(value) ? parsePointer(value) : undefined;

/** A JSON pointer, or a runtime expression of OpenAPI: `$response.body#/next`, `$response.header.X-Next`. */
function readExpression(value: Json | undefined): PageRow["next"] {
  if (typeof value !== "string") return undefined;
  const header = /^\$response\.header\.(.+)$/.exec(value)?.[1];
  return header ?? readPointer(value.replace(/^\$response\.body#/, ""));
}

/** A link named `next` to the same operation, with a query parameter that comes from the answer. */
function readNextLink(
  { id, parameters }: PagedOperation,
  answer: Answer,
  { document, schemas }: Context,
): Pick<PageRow, "parameter" | "next"> | undefined {
  const [, entry] = Object.entries(asObject(answer.response.links)).find(([name]) => /next/i.test(name)) ?? [];
  const link = followRef(document, entry);
  if (link.operationId !== id) return undefined;
  for (const [key, expression] of Object.entries(asObject(link.parameters))) {
    const parameter = key.replace(/^query\./, "");
    const next = String(expression).startsWith("$response.") ? readExpression(expression) : undefined;
    const isQuery = parameters.some(({ name, in: place }) => name === parameter && place === "query");
    if (isQuery && next !== undefined && isInAnswer(next, answer, schemas)) return { parameter, next };
  }
  return undefined;
}

const isInAnswer = (next: NonNullable<PageRow["next"]>, answer: Answer, schemas: JsonObject): boolean =>
  typeof next === "string"
    ? hasHeader(answer, next)
    : next.length > 0 && partsAt(answer.schema, next, schemas) !== undefined;

const hasHeader = ({ response }: Answer, wanted: string): boolean =>
  Object.keys(asObject(response.headers)).some((name) => name.toLowerCase() === wanted.toLowerCase());

const hasLinkHeader = (answer: Answer): boolean => hasHeader(answer, "Link");

/** The answer itself if it is a list, or else its only property that is one. */
function findItems(schema: Json | undefined, schemas: JsonObject): readonly string[] | undefined {
  const parts = listParts(schema, schemas);
  if (isList(parts)) return [];
  const properties = Object.assign({}, ...parts.map((part) => asObject(part.properties))) as JsonObject;
  const lists = Object.keys(properties).filter((name) => isList(listParts(properties[name], schemas)));
  return lists.length === 1 ? lists : undefined;
}

const isList = (parts: readonly JsonObject[] | undefined): boolean =>
  parts?.some((part) => typesOf(part).includes("array")) ?? false;

/** The schemas of the value to which the names lead. */
function partsAt(schema: Json | undefined, names: readonly string[], schemas: JsonObject): JsonObject[] | undefined {
  let parts = listParts(schema, schemas);
  for (const name of names) {
    const holder = parts.find((part) => Object.hasOwn(asObject(part.properties), name));
    if (holder === undefined) return undefined;
    parts = listParts(asObject(holder.properties)[name], schemas);
  }
  return parts;
}
