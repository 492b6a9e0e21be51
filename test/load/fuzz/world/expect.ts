import { rcsFormats } from "../../../../generated/tables.ts";
import { BodyReader } from "../../../../scripts/probe/contract/body-reader.ts";
import type { Violation } from "../../../../scripts/probe/contract/validator.ts";
import { isObject, type Json } from "../../../../scripts/schema/json.ts";
import { codesOfViolations } from "../schema/codes.ts";
import type { OwnFile } from "./account.ts";
import { judgeFiles } from "./expect-files.ts";
import { substituted } from "./substituted.ts";
import type { World } from "./world.ts";

/** What the contract says must become of a body that a sandbox account with all rights sends. */
export interface Expected {
  readonly accept: "must" | "may" | "never";
  /** The codes that a refusal may have. */
  readonly codes: ReadonlySet<string>;
  /** Where the one fault is; undefined: there are several, or none. */
  readonly pointer?: string | undefined;
}

const MUST: Expected = { accept: "must", codes: new Set() };
const may = (...codes: readonly string[]): Expected => ({ accept: "may", codes: new Set(codes) });
const never = (...codes: readonly string[]): Expected => ({ accept: "never", codes: new Set(codes) });

/** NUL and half characters, wherever they stand: JSON can write them, nobody can send them. */
const UNSENDABLE = ["A303", "A305", "A310", "A314", "A011"];
/** UTF-16 units that always fit into five parts, and that never do. */
const SURELY_SHORT = 335;
const SURELY_LONG = 765;

const formats = new Set<string>(rcsFormats.formats.map(({ id }) => id));

/** What is known of who sends. */
export interface Sender {
  /** Whether a formatId that is not in the table is a template of the kind Description, as all are in sandbox. */
  isTemplate?(formatId: string): boolean;
  /** The images that the account has registered; undefined: nobody knows. */
  readonly files?: readonly OwnFile[] | undefined;
}

const readers = new WeakMap<World, Map<string, (body: Json) => Json>>();

/** The body as the gateway reads it: empty values of optional fields are absent, for example. */
export function readBody(world: World, operationId: string, body: unknown): unknown {
  const known = readers.get(world) ?? new Map<string, (body: Json) => Json>();
  readers.set(world, known);
  const read = known.get(operationId) ?? new BodyReader(world.document).at(placeOf(world, operationId));
  known.set(operationId, read);
  try {
    return read(body as Json);
  } catch (error) {
    // Such a deep body is refused before it is read.
    if (error instanceof RangeError) return body;
    throw error;
  }
}

export function expectBody(world: World, operationId: string, given: unknown, sender: Sender = {}): Expected {
  const place = placeOf(world, operationId);
  const body = readBody(world, operationId, given);
  const violations = violationsAt(world, place, body);
  if (violations.length > 0) {
    const schema = world.facetter.schemaAt(place);
    const codes = codesOfViolations(world.facetter, world.document, schema, body, violations);
    const [only] = violations;
    return { accept: "never", codes, pointer: violations.length === 1 ? only?.pointer : undefined };
  }
  if (!isObject(body) || operationId === "receiveReceipts") return MUST;
  // A replaced form may repeat its id, and no other.
  if (operationId === "replaceForm" && body.formId !== undefined) return may(...UNSENDABLE, "A217", "A250");
  if (operationId === "createForm" || operationId === "replaceForm")
    return isSendable(body) ? expectFormFiles(body.messageForm, sender) : may(...UNSENDABLE, "A217");
  if (operationId === "sendOmni") return may(...allCodes(world, operationId));
  return body.sendAt === undefined
    ? expectSingle(world, operationId, body, sender)
    : orLate(expectSingle(world, operationId, body, sender));
}

/** Whether a time is after now, and near enough, depends on the moment; its fault is told together with others, before those of files. */
const orLate = ({ accept, codes }: Expected): Expected => ({
  accept: accept === "never" ? "never" : "may",
  codes: new Set([...codes, "A330"]),
});

function expectSingle(
  world: World,
  operationId: string,
  body: Readonly<Record<string, unknown>>,
  sender: Sender,
): Expected {
  const template = templateFaults(world, body);
  // Faults of the same group are told together, and the first of them gives the code.
  if (!isSendable(body))
    return never(...UNSENDABLE, ...(template?.codes ?? []), ...(operationId === "sendInternational" ? ["A328"] : []));
  if (operationId === "sendInternational") return expectInternational(String(body.text));
  if (template !== undefined && sender.isTemplate?.(String(body.formatId)) !== false) return template;
  return expectFiles(body, sender);
}

/** A recipient of an omni request that is well formed. */
export interface Destination {
  readonly to: unknown;
  readonly replaceWords?: Readonly<Record<string, string>> | undefined;
  /** What the request says of all its recipients. */
  readonly ref?: unknown;
  readonly paymentCode?: unknown;
  readonly sendAt?: unknown;
}

/** What a recipient must get; `flow` is the request's own or the form's. */
export function expectDestination(
  world: World,
  flow: unknown,
  destination: Destination,
  sender: Sender = {},
): Expected {
  const { to, replaceWords = {}, ref, paymentCode, sendAt } = destination;
  const refusals = allCodes(world, "sendOmni").filter((code) => code !== "A000");
  if (world.contract.validator.violations("/components/schemas/DomesticNumber", to).length > 0) return never("A306");
  if (!isSendable([ref, paymentCode])) return never(...refusals);
  if (!Array.isArray(flow) || !isSendable(flow) || !isSendable(destination)) return may(...refusals);
  let expected = sendAt === undefined ? MUST : may(...refusals);
  for (const entry of flow) {
    const [channel = "", given] = Object.entries(isObject(entry) ? entry : {})[0] ?? [];
    const step = `/components/schemas/${channel[0]?.toUpperCase()}${channel.slice(1)}Step`;
    const { payload, isIncomplete } = substituted(world, step, given, replaceWords);
    const isRefused = isIncomplete || world.contract.validator.violations(step, payload).length > 0;
    if (isRefused || (isObject(payload) && templateFaults(world, payload) !== undefined)) return never(...refusals);
    const files = expectFiles(payload, sender);
    if (files.accept === "never") return never(...refusals);
    if (files.accept === "may") expected = may(...refusals);
  }
  return expected;
}

function expectFiles(payload: unknown, { files }: Sender): Expected {
  switch (judgeFiles(payload, files)) {
    case "none named":
    case "all fit":
      return MUST;
    case "unclear":
      return may("A217", "A203", "A200", "A513");
    default:
      return never("A217", "A203", "A513");
  }
}

/** A form is only asked whether the account has its files; one that a placeholder stands for is not known yet. */
function expectFormFiles(entries: unknown, { files }: Sender): Expected {
  const payloads = Array.isArray(entries)
    ? entries.flatMap((entry) => Object.values(isObject(entry) ? entry : {}))
    : [];
  const verdicts = payloads.map((payload) => judgeFiles(payload, files));
  if (verdicts.every((verdict) => verdict === "none named")) return MUST;
  const isFilledLater = JSON.stringify(entries).includes("#{");
  return verdicts.includes("one is missing") && !isFilledLater ? never("A217") : may("A217");
}

function expectInternational(text: string): Expected {
  if (text.length <= SURELY_SHORT) return MUST;
  return text.length > SURELY_LONG ? never("A328") : may("A328");
}

function templateFaults(world: World, body: Readonly<Record<string, unknown>>): Expected | undefined {
  if (typeof body.formatId !== "string" || formats.has(body.formatId)) return undefined;
  const place = "/components/schemas/RcsTemplateDescription";
  const violations = violationsAt(world, place, body);
  if (violations.length === 0) return undefined;
  const schema = world.facetter.schemaAt(place);
  return never(...codesOfViolations(world.facetter, world.document, schema, body, violations));
}

export function isSendable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  if (Array.isArray(value)) return value.every(isSendable);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, member]) => isSendable(name) && isSendable(member));
}

/** Every code that the operation may answer. */
export function allCodes(world: World, operationId: string): string[] {
  const listed = world.contract.operations.get(operationId)?.node["x-result-codes"];
  return Array.isArray(listed) ? listed.map(String) : [];
}

/** The judge marks the name of a member with an asterisk; an answer points at the member. */
function violationsAt(world: World, place: string, value: unknown): Violation[] {
  const found = world.contract.validator.violations(place, value);
  return found.map((violation) => ({ ...violation, pointer: violation.pointer.replace(/^\*/, "") }));
}

function placeOf(world: World, operationId: string): string {
  const place = world.contract.operations.get(operationId)?.body?.mediaTypes.get("application/json")?.schema;
  if (place === undefined) throw new Error(`${operationId} takes no JSON`);
  return place;
}
