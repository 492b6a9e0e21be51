import { describe, expect, test } from "vitest";
import { type Route, routes } from "../../../generated/routes.ts";
import { receiveReceipts } from "./codes/carriers.ts";
import type { CodeCase } from "./codes/case.ts";
import { sendAlimtalk, sendFriendtalk } from "./codes/messenger.ts";
import { createForm, sendOmni } from "./codes/omni.ts";
import { sendRcs } from "./codes/rcs.ts";
import { requestCodes } from "./codes/request-codes.ts";
import { sendInternational, sendMms, sendSms } from "./codes/text-sends.ts";

/** Result codes of refused bodies, as the generated validators give them. The first is the answer's own. */
const upload: readonly CodeCase[] = [
  ["no part", {}, ["/file A204"]],
  ["an unknown part", { file: "bytes", note: "x" }, ["/note A011"]],
];
const bodies: Readonly<Record<string, readonly CodeCase[]>> = {
  sendSms,
  sendMms,
  sendInternational,
  sendRcs,
  sendAlimtalk,
  sendFriendtalk,
  sendOmni,
  createForm,
  replaceForm: createForm,
  uploadFile: upload,
  uploadTypedFile: upload,
  receiveReceipts,
};

/** Path and header values, one that passes and one that does not. */
const parameters: Readonly<Record<string, readonly [string, string, string, string]>> = {
  reportId: ["path", "b-1", "b 1", "A805"],
  msgKey: ["path", "01JC", "a/b", "A820"],
  formId: ["path", "form_1", "form 1", "A250"],
  imageKey: ["path", "f_1.jpg", "?", "A820"],
  serviceType: ["path", "friendtalk", "FAX", "A219"],
  msgType: ["path", "FI", "F I", "A220"],
  carrier: ["path", "acme-messaging", "a/b", "A820"],
  "Idempotency-Key": ["header", "k", "é", "A308"],
  "webhook-id": ["header", "rcp_1", "rcp 1", "A002"],
  "webhook-timestamp": ["header", "1763166600", "2025-11-15", "A002"],
};

/** The bytes of a part are no JSON: how large they are is looked at as they come in. */
const outsideSchemas = new Set(["A200"]);

describe.each(routes.map((route): [string, Route] => [route.operationId, route]))("%s", (id, route) => {
  const cases = bodies[id] ?? [];
  const validator = Object.values(route.validators.body)[0];

  test.each(cases)("%s", (_what, body, want) => {
    expect(validator?.(body)).toBe(false);
    expect(validator?.explain(body).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(want);
  });

  test.each(route.parameters.map(({ name }) => name))("parameter %s", (name) => {
    const [place = "", good, bad, code] = parameters[name] ?? [];
    const check = route.validators.parameters[place]?.[name];
    expect(check?.(good)).toBe(true);
    expect(check?.explain(bad).map((fault) => fault.code)).toEqual([code]);
  });

  test("has a case for every code that its request can have, and lists them all", () => {
    const seen = new Set(cases.flatMap(([, , want]) => want.map((fault) => fault.slice(-4))));
    for (const { name } of route.parameters) seen.add(parameters[name]?.[3] ?? "");
    const possible = requestCodes(id).filter((code) => !outsideSchemas.has(code));
    expect(possible.filter((code) => !seen.has(code))).toEqual([]);
    expect(
      [...seen].filter((code) => !(route.extensions["x-result-codes"] as readonly string[]).includes(code)),
    ).toEqual([]);
  });
});
