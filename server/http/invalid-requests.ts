import type { Invalid, Reply, Route } from "../../generated/server.ts";
import { fault, refuse, refuseFor } from "../domain/refusal.ts";
import type { Refusal } from "../handlers/all.ts";
import { busyReply, refusalReply } from "./envelope.ts";

/** What the contract answers to a request that does not reach its handler. */
export function replyToInvalid(invalid: Invalid, route: Route | undefined): Reply {
  switch (invalid.reason) {
    case "busy":
      return busyReply;
    case "method-not-allowed":
      return refusalReply(refuse("A014"), { Allow: invalid.headers.Allow });
    default:
      return refusalReply(refusalFor(invalid, route));
  }
}

function refusalFor({ reason, faults }: Invalid, route: Route | undefined): Refusal {
  switch (reason) {
    case "unauthorized":
      return refuse(asksForPassword(route) ? "A100" : "A002");
    case "unsupported-media-type":
      return refuse("A015");
    case "too-large":
      return refuse("A016");
    case "unreadable":
      return takesForm(route) ? missingFile() : refuse("A010", fault("A010", ""));
    case "invalid":
      return refuseFor(faults.map(({ pointer, code, message }) => ({ pointer, code, message }))) ?? refuse("A011");
    default:
      return refuse("A012");
  }
}

const asksForPassword = (route: Route | undefined): boolean =>
  route?.security.flat().some(({ scheme }) => scheme === "clientPassword") ?? false;

const takesForm = (route: Route | undefined): boolean => route?.body?.media["multipart/form-data"] !== undefined;

const missingFile = (): Refusal =>
  refuse("A204", fault("A204", "/file", "is not there: the form is malformed or cut off"));
