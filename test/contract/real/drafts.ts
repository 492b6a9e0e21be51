import type { DocumentedRequest } from "../../../scripts/probe/contract/examples.ts";
import type { DocumentedOperation } from "../../../scripts/probe/contract/operations.ts";
import { jsonOf } from "../../../scripts/probe/contract/wire-value.ts";
import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import { at, isObject, type Json } from "../../../scripts/schema/json.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { DEMO, type GatewayDraft, type TestGateways } from "./gateways.ts";
import { jpeg, part } from "./images.ts";

/** What the drafts of one operation may need of the others. */
export type Operations = ReadonlyMap<string, DocumentedOperation>;

/** Requests that would be accepted, made of those that the document shows. All of them name the same things. */
export async function draftsOf(
  gateways: TestGateways,
  operations: Operations,
  { id, parameters }: DocumentedOperation,
  requests: readonly DocumentedRequest[],
): Promise<GatewayDraft[]> {
  const path: Record<string, string> = {};
  const query = new URLSearchParams();
  for (const { name, in: where, node } of parameters)
    if (where === "query") query.set(name, String(node.example));
    else if (where === "path") path[name] = (await living[name]?.(gateways, operations, id)) ?? String(node.example);
  // The first row of a wide item list has a ratio of its own.
  const form = [part(await (id === "uploadSubtypedFile" ? firstRow : photo))];
  return requests.map(({ operation, mediaType, value }) => ({
    operation,
    account: DEMO,
    path,
    query: query.toString(),
    headers: {},
    ...(mediaType === "multipart/form-data" ? { form } : value !== undefined && { body: value }),
  }));
}

/** As every service for domestic messages takes it. */
const photo = jpeg(640, 480);
const firstRow = jpeg(800, 400);

type Living = (gateways: TestGateways, operations: Operations, operationId: string) => Promise<string>;

/** Parameters whose example names something that has to be made first. */
const living: Readonly<Record<string, Living>> = {
  msgKey: (gateways, operations, operationId) =>
    messageTo(gateways, operations, "01012345678", ON_WAITING.has(operationId) ? { sendAt: tomorrow() } : {}),
  reportId: async (gateways, operations) => {
    await messageTo(gateways, operations, "01000000000");
    return eventually(async () =>
      String(valueAt(await ask(gateways, operations, "pollReports"), "/data/reportId") ?? ""),
    );
  },
  formId: async (gateways, operations) => {
    const body = { messageForm: [{ sms: { from: "0212345678", text: "Hello" } }] };
    return String(valueAt(await ask(gateways, operations, "createForm", { body }), "/data/formId"));
  },
};

/** Only a message that waits for its time can be cancelled, and the stream of one stays open. */
const ON_WAITING: ReadonlySet<string> = new Set(["cancelMessage", "streamInquiry"]);

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();

/** The key of a message that was accepted. */
export async function messageTo(
  gateways: TestGateways,
  operations: Operations,
  to: string,
  more: { readonly sendAt?: string } = {},
): Promise<string> {
  const body = { from: "0212345678", to, text: "Hello", ref: "exercise", ...more };
  return String(valueAt(await ask(gateways, operations, "sendSms", { body }), "/msgKey"));
}

export async function ask(
  gateways: TestGateways,
  operations: Operations,
  operationId: string,
  more: Partial<GatewayDraft> = {},
): Promise<WireAnswer> {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The document has no operation ${operationId}`);
  return gateways.send({ operation, account: DEMO, path: {}, headers: {}, ...more });
}

export function valueAt(answer: WireAnswer, pointer: string): Json | undefined {
  const { value } = jsonOf(answer.body);
  return isObject(value) ? at(value, pointer) : undefined;
}

/** What a gateway does by and by: asked again until there is an answer. */
export async function eventually(look: () => Promise<string>): Promise<string> {
  let found = "";
  const isFound = async (): Promise<boolean> => {
    found = await look();
    return found !== "";
  };
  await waitUntil(isFound, "there is an answer");
  return found;
}
