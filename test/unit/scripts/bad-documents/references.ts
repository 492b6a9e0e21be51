import { type BadDocument, DONE, operation, root, schema } from "./bad-document.ts";

/** What is reached only by a $ref into an extension, with a schema whose limit is code. */
const IN_EXTENSIONS: readonly (readonly [string, string, string])[] = [
  ["schema", 'responses: {"200": {description: a, content: {a/json: {schema: {$ref: "#/x-it"}}}}}', "SCHEMA"],
  [
    "schema of a schema",
    'responses: {"200": {description: a, content: {a/json: {schema: {$ref: "#/x-it"}}}}}',
    '{properties: {a: {$ref: "#/x-it/x-b"}}, x-b: SCHEMA}',
  ],
  ["parameter", `parameters: [{$ref: "#/x-it"}]\n      ${DONE}`, "{name: a, in: query, schema: SCHEMA}"],
  [
    "parameter of a path",
    `${DONE}\n    parameters: [{$ref: "#/x-it"}]`,
    "{name: a, in: query, content: {a/json: {schema: SCHEMA}}}",
  ],
  ["request body", `requestBody: {$ref: "#/x-it"}\n      ${DONE}`, "{content: {application/json: {schema: SCHEMA}}}"],
  ["media type", `requestBody: {content: {a/json: {$ref: "#/x-it"}}}\n      ${DONE}`, "{schema: SCHEMA}"],
  ["response", 'responses: {"200": {$ref: "#/x-it"}}', "{description: a, content: {a/json: {schema: SCHEMA}}}"],
  ["header", 'responses: {"200": {description: a, headers: {A: {$ref: "#/x-it"}}}}', "{schema: SCHEMA}"],
  [
    "header of an extension",
    'responses: {"200": {$ref: "#/x-it"}}',
    '{description: a, headers: {A: {$ref: "#/x-it/x-b"}}, x-b: {schema: SCHEMA}}',
  ],
  [
    "callback",
    `callbacks: {a: {$ref: "#/x-it"}}\n      ${DONE}`,
    `{"{$url}": {post: {parameters: [{name: a, in: query, schema: SCHEMA}], ${DONE}}}}`,
  ],
  [
    "path item",
    `${DONE}\n  /other: {$ref: "#/x-it"}`,
    `{get: {parameters: [{name: a, in: query, schema: SCHEMA}], ${DONE}}}`,
  ],
];

function inExtension([kind, member, target]: (typeof IN_EXTENSIONS)[number]): BadDocument {
  const written = `x-it: ${target.replace("SCHEMA", '{minimum: "0) || evil("}')}`;
  const head = root(`paths:\n  /it:\n    get:\n      ${member}\n`)["api.yaml"] ?? "";
  return {
    name: `a ${kind} in an extension whose minimum is a text`,
    files: { "api.yaml": `${head}${written}\n` },
    lines: [
      `api.yaml:${head.split("\n").length}:${written.indexOf("minimum") + 1}  error  struct  minimum must be a number.`,
      "    fix: write a number, or remove minimum",
    ],
    lenient: true,
  };
}

/** Each would make a schema contain itself. */
const WHOLES: readonly (readonly [string, string])[] = [
  ["#", "the whole document"],
  ["#/components", "many components"],
  ["#/components/schemas", "many components"],
];

export const REFERENCES: readonly BadDocument[] = [
  ...WHOLES.map(([reference, what]) => ({
    name: `a $ref to ${reference}`,
    files: schema(`{$ref: "${reference}"}`),
    lines: [
      `api.yaml:6:10  error  no-unresolved-refs  The $ref "${reference}" leads to ${what}, not to a schema.`,
      "    fix: name one component, such as #/components/schemas/Pet",
    ],
  })),
  ...IN_EXTENSIONS.map(inExtension),
  {
    name: "a $ref to a missing file",
    files: schema("{$ref: none.yaml}"),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref none.yaml leads nowhere: none.yaml does not exist.",
      "    fix: correct the $ref, or add the file",
    ],
  },
  {
    name: "a $ref to a folder",
    files: { ...schema("{$ref: folder}"), "folder/other.yaml": "" },
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref folder leads nowhere: folder is a folder.",
      "    fix: correct the $ref, or add the file",
    ],
  },
  {
    name: "a $ref to nowhere",
    files: schema('{$ref: "#/components/schemas/None"}'),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref #/components/schemas/None leads nowhere: #/components/schemas has no None.",
      "    fix: correct the $ref, or add what it points to",
    ],
  },
  {
    name: "a $ref to nowhere in another file",
    files: { ...schema('{$ref: "other.yaml#/None"}'), "other.yaml": "Some: {}\n" },
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref other.yaml#/None leads nowhere: the file has no None.",
      "    fix: correct the $ref, or add what it points to",
    ],
  },
  {
    name: "a $ref to an anchor that nothing has",
    files: schema('{$ref: "#none", $anchor: some}'),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  No schema of api.yaml has the $anchor none.",
      "    fix: correct the $ref, or add the $anchor",
    ],
  },
  {
    name: "a $ref to a file that is not YAML",
    files: { ...schema("{$ref: other.yaml}"), "other.yaml": "a: {b\n" },
    lines: [
      "other.yaml:2:1  error  yaml-syntax  The text is not valid YAML or JSON: Flow map in block collection must be sufficiently indented and end with a }.",
      "    fix: close every bracket and quote above this line, or indent this line as its neighbours, with spaces",
    ],
  },
  {
    name: "a $ref to what is no schema",
    files: schema('{$ref: "#/info/title"}'),
    lines: [
      "api.yaml:6:5  error  no-unresolved-refs  The $ref #/info/title leads to something that is no schema.",
      "    fix: correct the $ref; a schema is an object, or true or false",
    ],
    lenient: true,
  },
  {
    name: "a $ref to the network",
    files: schema("{$ref: https://example.com/a.yaml}"),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref leads to https://example.com/a.yaml, but nothing is fetched from the network.",
      "    fix: keep a copy of that file beside the document, and refer to the copy",
    ],
  },
  ...["/etc/passwd", "/dev/zero", "../outside.yaml", "./%2e%2e/outside.yaml", "none/../../outside.yaml"].map(
    (outside) => ({
      name: `a $ref to ${outside}`,
      files: schema(`{$ref: ${outside}}`),
      lines: [
        `api.yaml:6:10  error  no-unresolved-refs  The $ref ${outside} leads out of the document's folder.`,
        "    fix: move the file into that folder, or name the file's folder in refFolders of contract.config.ts",
      ],
    }),
  ),
  {
    name: "an example in a file outside",
    files: operation(
      'responses: {"200": {description: a, content: {text/plain: {example: {$ref: ../../../../package.json}}}}}',
    ),
    lines: [
      "api.yaml:6:76  error  no-unresolved-refs  The $ref ../../../../package.json leads out of the document's folder.",
      "    fix: move the file into that folder, or name the file's folder in refFolders of contract.config.ts",
    ],
  },
  {
    name: "$refs to maps that multiply",
    files: {
      ...schema("{properties: {$ref: map0.yaml}}"),
      ...Object.fromEntries(
        Array.from({ length: 8 }, (_, level) => [
          `map${level}.yaml`,
          Array.from({ length: 10 }, (_, key) => `k${key}: {properties: {$ref: map${level + 1}.yaml}}\n`).join(""),
        ]),
      ),
      "map8.yaml": "a: {}\n",
    },
    lines: [
      "map1.yaml:1:1  error  document-limits  The document is too large: with all that its files and aliases repeat, it has more than 5000000 values.",
      "    fix: use a $ref to a component where the document repeats itself, instead of a $ref to a whole map",
    ],
  },
  {
    name: "a $ref with a bad escape",
    files: schema("{$ref: a%zz.yaml}"),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref a%zz.yaml leads nowhere: a%zz.yaml does not exist.",
      "    fix: correct the $ref, or add the file",
    ],
  },
  {
    name: "a $ref to itself",
    files: schema('{$ref: "#/components/schemas/It"}'),
    lines: [
      "api.yaml:6:5  error  ref-cycle  These $refs only lead back to themselves: It → It.",
      "    fix: write the content in one of these schemas; a schema may refer to itself only for a part of its value",
    ],
    lenient: true,
  },
  {
    name: "$refs in a circle",
    files: schema('{$ref: "#/components/schemas/B"}\n    B: {$ref: "#/components/schemas/It"}'),
    lines: [
      "api.yaml:7:5  error  ref-cycle  These $refs only lead back to themselves: It → B → It.",
      "    fix: write the content in one of these schemas; a schema may refer to itself only for a part of its value",
    ],
    lenient: true,
  },
  {
    name: "$refs in a circle through another file",
    files: { ...schema("{$ref: other.yaml}"), "other.yaml": '{$ref: "api.yaml#/components/schemas/It"}\n' },
    lines: [
      "other.yaml:1:1  error  ref-cycle  These $refs only lead back to themselves: It → It.",
      "    fix: write the content in one of these schemas; a schema may refer to itself only for a part of its value",
    ],
    lenient: true,
  },
  {
    name: "a schema that consists of itself",
    files: schema(
      '{allOf: [{$ref: "#/components/schemas/B"}]}\n    B: {anyOf: [{type: string}, {$ref: "#/components/schemas/It"}]}',
    ),
    lines: [
      "api.yaml:7:5  error  ref-cycle  These $refs only lead back to themselves: It → B → It.",
      "    fix: write the content in one of these schemas; a schema may refer to itself only for a part of its value",
    ],
    lenient: true,
  },
  {
    name: "a response $ref to nowhere",
    files: operation('responses: {"200": {$ref: "#/components/responses/None"}}'),
    lines: [
      "api.yaml:6:27  error  no-unresolved-refs  The $ref #/components/responses/None leads nowhere: the file has no components.",
      "    fix: correct the $ref, or add what it points to",
    ],
  },
  {
    name: "a path item $ref to nowhere",
    files: root('paths:\n  /a: {$ref: "#/components/pathItems/None"}\n'),
    lines: [
      "api.yaml:4:8  error  no-unresolved-refs  The $ref #/components/pathItems/None leads nowhere: the file has no components.",
      "    fix: correct the $ref, or add what it points to",
    ],
  },
  {
    name: "a path item $ref in a circle",
    files: root('paths:\n  /a: {$ref: "#/paths/~1b"}\n  /b: {$ref: "#/paths/~1a"}\n'),
    lines: [
      "api.yaml:5:8  error  ref-cycle  These $refs only lead back to themselves: api.yaml#/paths/~1b → api.yaml#/paths/~1a → api.yaml#/paths/~1b.",
      "    fix: write the content in one of these places instead of a $ref",
    ],
  },
  {
    name: "a parameter $ref in a circle",
    files: root(
      `paths: {/a: {get: {parameters: [{$ref: "#/components/parameters/A"}], ${DONE}}}}\ncomponents: {parameters: {A: {$ref: "#/components/parameters/A"}}}\n`,
    ),
    lines: [
      "api.yaml:4:31  error  ref-cycle  These $refs only lead back to themselves: api.yaml#/components/parameters/A → api.yaml#/components/parameters/A.",
      "    fix: write the content in one of these places instead of a $ref",
    ],
  },
  {
    name: "a $ref to a misspelt file",
    files: { ...schema("{$ref: schemas/SmsTxt.yaml}"), "schemas/SmsText.yaml": "{}\n" },
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref schemas/SmsTxt.yaml leads nowhere: schemas/SmsTxt.yaml does not exist.",
      "    fix: correct the $ref, or add the file; did you mean schemas/SmsText.yaml?",
    ],
  },
  {
    name: "a $ref to a file of another folder",
    files: {
      ...schema("{$ref: schemas/Pet.yaml}"),
      "schemas/Pet.yaml": "properties: {tag: {$ref: Tag.yaml}}\n",
      "tags/Tag.yaml": "{}\n",
    },
    lines: [
      "schemas/Pet.yaml:1:20  error  no-unresolved-refs  The $ref Tag.yaml leads nowhere: schemas/Tag.yaml does not exist.",
      "    fix: correct the $ref, or add the file; did you mean ../tags/Tag.yaml?",
    ],
  },
  {
    name: "a $ref to a misspelt component",
    files: schema('{$ref: "#/components/schemas/Ohter"}\n    Other: {}'),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref #/components/schemas/Ohter leads nowhere: #/components/schemas has no Ohter.",
      "    fix: correct the $ref, or add what it points to; did you mean #/components/schemas/Other?",
    ],
  },
  {
    name: "a $ref with a misspelt section",
    files: schema('{$ref: "#/component/schemas/Other"}\n    Other: {}'),
    lines: [
      "api.yaml:6:10  error  no-unresolved-refs  The $ref #/component/schemas/Other leads nowhere: the file has no component.",
      "    fix: correct the $ref, or add what it points to; did you mean #/components/schemas/Other?",
    ],
  },
];
