import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, inject, test } from "vitest";
import { findTool } from "../tools.ts";

const run = promisify(execFile);
const compiler = findTool("typescript/bin/tsc");
const fixture = join(import.meta.dirname, "fixtures/wrong-types.ts");
const place = join(inject("packed").folder, "wrong-types");
let found: ReadonlyMap<string, readonly string[]>;

/** What the compiler says of each line of the fixture, by the comment above it. */
beforeAll(async () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom"],
    types: [],
  };
  await mkdir(place, { recursive: true });
  await cp(fixture, join(place, "wrong-types.ts"));
  await writeFile(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const { stdout } = await run(process.execPath, [compiler, "--project", place, "--pretty", "false"]).catch(
    (error: { stdout: string }) => error,
  );
  const lines = (await readFile(fixture, "utf8")).split("\n");
  const errors = stdout.split(/^(?=wrong-types\.ts\()|(?<=\n)(?=\S*wrong-types\.ts\()/m).filter((text) => text !== "");
  const byComment = new Map<string, string[]>();
  for (const error of errors) {
    const [, line = "", text = ""] = /wrong-types\.ts\((\d+),\d+\): error TS\d+: (.*)/s.exec(error) ?? [];
    const comment = lines[Number(line) - 2]?.replace("// ", "") ?? error;
    byComment.set(comment, [
      ...(byComment.get(comment) ?? []),
      ...text
        .trimEnd()
        .split("\n")
        .map((one) => one.trim()),
    ]);
  }
  found = byComment;
});

const UNDEFINED = "is not assignable to type 'undefined'.";

test.each([
  ["two kinds of content", [`Type '{ title: string; }' ${UNDEFINED}`]],
  ["no content", [expect.stringContaining("Type '{}' is not assignable to type 'RcsContent")]],
  [
    "content and body",
    [
      expect.stringContaining("'RcsSend'."),
      "Types of property 'body' are incompatible.",
      `Type '{ title: string; }' ${UNDEFINED}`,
    ],
  ],
  [
    "neither content nor body",
    [expect.stringContaining("'RcsSend'."), expect.stringMatching(/^Property '(content|body)' is missing/)],
  ],
  [
    "buttons without body",
    [
      expect.stringContaining("'RcsSend'."),
      "Types of property 'buttons' are incompatible.",
      `Type 'never[]' ${UNDEFINED}`,
    ],
  ],
  [
    "two channels",
    [
      expect.stringContaining("'OmniEntry'."),
      expect.stringMatching(/^Types of property '[sm]ms'/),
      expect.stringContaining(UNDEFINED),
    ],
  ],
  ["no channel", [expect.stringContaining("Type '{}' is not assignable to type 'OmniEntry'.")]],
  [
    "flow and form",
    [
      expect.stringContaining("'OmniSend'."),
      expect.stringMatching(/^Types of property 'message/),
      expect.stringContaining(UNDEFINED),
    ],
  ],
  [
    "neither flow nor form",
    [expect.stringContaining("'OmniSend'."), expect.stringMatching(/^Property 'message(Flow|Form)' is missing/)],
  ],
  ["a field of another channel", [expect.stringContaining("'title' does not exist in type 'OmniSms'.")]],
  [
    "a button without its address",
    [expect.stringContaining("'MessengerButton'."), expect.stringMatching(/^Property 'urlMobile' is missing/)],
  ],
  ["a button of an unknown type", [expect.stringContaining(`Type '"XX"' is not assignable`)]],
  ["a field of another button", [expect.stringContaining("'phoneNumber' does not exist in type 'RcsButtonCopy'.")]],
  ["a bare body among many", [expect.stringContaining("'from' does not exist in type 'OutgoingMessage'.")]],
  [
    "a list of bare bodies",
    [
      expect.stringContaining("'Messages<OutgoingMessage>'."),
      expect.stringContaining("'readonly OutgoingMessage[]'."),
      expect.stringContaining("'OutgoingMessage'."),
    ],
  ],
  ["a misspelt field among many", [expect.stringContaining("'txt' does not exist in type 'SmsSend'.")]],
])("%s does not compile, and the error is short", (comment, want) => {
  expect(found.get(comment)).toEqual(want);
  expect(found.get(comment)?.filter((line) => line.length > 250)).toEqual([]);
});

test("nothing else is wrong", () => {
  expect(found.size).toBe(16);
});
