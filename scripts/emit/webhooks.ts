import { commentText, literal, propertyName } from "../document/names.ts";
import type { Operation } from "../model/model.ts";
import { listTypeNames, OPERATION_VOCABULARY, operationTypes, typesImport } from "./code/operation-types.ts";
import { parameterRow, typedRow } from "./code/rows.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { TypeImports } from "./code/type-imports.ts";
import { answerPlans, valueRow, valuesCode, valuesImport } from "./code/values.ts";
import type { DocumentValues } from "./compile/document-values.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** What else the file declares or uses by name. */
const RESERVED = ["WebhookSender", "WebhookReceiver", "Context", "Sent", "WebhookRow", "WebhookTransport"];

const toComment = (webhook: Operation): string => `/** ${commentText(webhook.summary || webhook.path)} */`;

function senderMember(webhook: Operation): string {
  const type = webhook.typeName;
  return `${toComment(webhook)}\n${propertyName(webhook.id)}(url: string, request: ${type}Request): Promise<Sent<${type}Reply>>;`;
}

function receiverMember(webhook: Operation): string {
  const type = webhook.typeName;
  return `${toComment(webhook)}\n${propertyName(webhook.id)}(request: Fields<${type}Request>, context: Context): ${type}Reply | Promise<${type}Reply>;`;
}

function row(webhook: Operation, values: DocumentValues | undefined): string {
  const answers = values && answerPlans(webhook.responses, values);
  const parameters = webhook.parameters.map((parameter) => `${typedRow(parameterRow(parameter))},`).join("\n");
  const id = literal(webhook.id);
  return `${propertyName(webhook.id)}: {
  method: ${literal(webhook.method.toUpperCase())},
  parameters: [${parameters === "" ? "" : `\n${indent(parameters, "    ")}\n  `}],
  validators: webhooks[${id}],
${answers && Object.keys(answers).length > 0 ? `  plans: ${literal(answers)},\n` : ""}},`;
}

/** The plans of all answers, if something that is sent or answered has values that JSON does not have. */
function senderValues(
  webhooks: readonly Operation[],
  values: DocumentValues,
): ReturnType<typeof valuesCode> | undefined {
  if (!webhooks.some((webhook) => valueRow(webhook, values) !== undefined)) return undefined;
  const plans = webhooks.flatMap(({ responses }) => Object.values(answerPlans(responses, values)));
  return valuesCode(
    values,
    plans.flatMap((own) => Object.values(own)),
  );
}

/** The calls that the service makes: a typed sender for the service and a typed receiver for those it calls. */
export const emitWebhooks: Emitter = (api, context) => {
  if (api.webhooks.length === 0) return [{ path: "webhooks.ts", text: `${BANNER}\nexport {};\n` }];
  const imports = new TypeImports(context.types, [
    ...listTypeNames(api.webhooks),
    ...OPERATION_VOCABULARY,
    ...RESERVED,
  ]);
  const body = api.webhooks.map((webhook) => operationTypes(webhook, imports)).join("\n");
  const receiver = indent(api.webhooks.map(receiverMember).join("\n"));
  const values = context.values && senderValues(api.webhooks, context.values);
  const text = `${BANNER}
${typesImport(`${body}${receiver}`, imports, context)}import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "${runtimeModule("webhook-sender", context)}";
import { webhooks } from "./validators.js";
${values ? `${valuesImport(values, context)}import { senderValues } from "${runtimeModule("webhook-values", context)}";\n` : ""}
${body}
/** For the service: one method for each call. It returns the documented reply, or what was received instead. */
export interface WebhookSender {
${indent(api.webhooks.map(senderMember).join("\n"))}
}

/** For the receiver: one handler for each call. */
export interface WebhookReceiver<Context> {
${receiver}
}

${values ? `/** How values are read that JSON does not have. */\nconst values: Values = ${values.code};\n\n` : ""}export const webhookRows = {
${indent(api.webhooks.map((webhook) => row(webhook, context.values)).join("\n"))}
} as const satisfies Record<string, WebhookRow>;

/** A sender whose HTTP requests are made by the transport. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport${values ? ", senderValues(values)" : ""});
`;
  return [{ path: "webhooks.ts", text }];
};
