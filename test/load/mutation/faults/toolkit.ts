import { type Fault, testOf } from "../fault.ts";

/** The generator and the other commands that work on any document. */
export const toolkitFaults: readonly Fault[] = [
  {
    name: "two-byte-characters-counted-once",
    harm: "A Korean text of 90 characters is accepted as an SMS and cut off by the carrier.",
    file: "spec/keywords/x-max-bytes.ts",
    find: "return cp949Bytes(value) <= limit;",
    put: "return true;",
    caughtBy: testOf("test/contract/agreement/agreement.test.ts", "x-max-bytes"),
  },
  {
    name: "code-formatted-otherwise",
    harm: "Each editor writes code in its own form, and changes are hard to read.",
    file: "scripts/project/text.ts",
    find: "export type Style = keyof typeof STYLES;",
    put: "export type  Style = keyof typeof STYLES;",
    caughtBy: { stage: "code", narrowedTo: ["scripts/project/text.ts"], saying: [/format/] },
  },
  {
    name: "scaffold-does-not-start",
    harm: "A new project cannot be started.",
    file: "scripts/scaffold/package-json.ts",
    find: 'start: "tsx server/main.ts",',
    put: 'start: "tsx server/start.ts",',
    caughtBy: testOf("test/packages/toolkit/init.test.ts", "starts with npm start"),
  },
];
