import type { BodyOf } from "../../client/index.ts";
import { verdict } from "../../client/verdict.ts";
import { body as formBody } from "../../generated/validators/createForm.js";

type FormBody = BodyOf<"createForm">;

export interface FormFault {
  /** Where it is, as a JSON pointer into the messages; empty: the text as a whole. */
  readonly pointer: string;
  readonly message: string;
}

export type FormCheck =
  | {
      readonly ok: true;
      readonly body: FormBody;
      readonly channels: readonly string[];
      readonly placeholders: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly FormFault[] };

/** Checks the text of an editor as the gateway does: a list of messages as JSON. */
export function checkForm(text: string): FormCheck {
  const messageForm = parse(text);
  if (messageForm instanceof SyntaxError)
    return { ok: false, faults: [{ pointer: "", message: `This is no JSON: ${messageForm.message}` }] };
  const checked = verdict<FormBody>(formBody["application/json"], { messageForm }, "");
  if (!checked.ok)
    return {
      ok: false,
      faults: checked.errors.map(({ pointer, message }) => ({
        pointer: pointer.replace(/^\/messageForm/, ""),
        message,
      })),
    };
  const { body } = checked;
  const placeholders = new Set([...text.matchAll(/#\{([^}]+)\}/g)].map(([, name = ""]) => name));
  return { ok: true, body, channels: listChannels(body.messageForm), placeholders: [...placeholders] };
}

export const listChannels = (messages: FormBody["messageForm"]): readonly string[] =>
  messages.flatMap((message) => Object.keys(message)).map((channel) => channel.toUpperCase());

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}
