import type { Fault } from "../fault.ts";

/** What does not compile, and who may import whom. */
export const ruleFaults: readonly Fault[] = [
  {
    name: "handler-missing",
    harm: "An operation of the contract is answered with a server error.",
    file: "server/handlers/all.ts",
    find: "  getForm,\n",
    put: "",
    caughtBy: { stage: "types", narrowedTo: [], saying: [/server\/handlers\/all\.ts.*getForm/] },
  },
  {
    name: "handler-undocumented-status",
    harm: "Callers get a status that the documentation does not have.",
    file: "server/handlers/forms/create-form.ts",
    find: "status: 200",
    put: "status: 201",
    caughtBy: { stage: "types", narrowedTo: [], saying: [/server\/handlers\/forms\/create-form\.ts/, /201/] },
  },
  {
    name: "console-expects-another-answer",
    harm: "A page of the console reads a field that the gateway does not answer, and shows nothing.",
    file: "console/session/gateway.ts",
    find: "if (!result.ok) return result;",
    put: "if (!result.isOk) return result;",
    caughtBy: { stage: "types:console", narrowedTo: [], saying: [/console\/session\/gateway\.ts/, /isOk/] },
  },
  {
    name: "server-imports-toolkit",
    harm: "A deployment without the toolkit does not start.",
    file: "server/http/replies.ts",
    find: 'import { fault, getHttpStatus, refuse, refuseFor } from "../domain/refusal.ts";',
    put: 'import "../../../scripts/cli/main.ts";\nimport { fault, getHttpStatus, refuse, refuseFor } from "../domain/refusal.ts";',
    caughtBy: {
      stage: "deps",
      // What the server reaches: cycles and orphans elsewhere are another matter.
      narrowedTo: ["--focus", "^server/"],
      saying: [/server-knows-no-tools/],
    },
  },
];
