import { isObject, type JsonObject } from "./derive/json.ts";

interface NewOperation {
  readonly id: string;
  readonly typeName: string;
  readonly fileName: string;
  readonly tag: string;
  readonly summary: string;
  readonly pathParameters: readonly string[];
  readonly knownParameters: Readonly<Record<string, { readonly written: JsonObject; readonly resolved: JsonObject }>>;
  readonly hasBody: boolean;
}

/** The right that a credential needs, until somebody decides on another, and the code without it: a row of tables/rights.yaml. */
const RIGHT = "send";
/** The codes that every call with a token may be answered with. */
const EVERY_CALL = ["A000", "A001", "A002", "A110", "A325", "A920", "A999"];
/** What a body can be refused with, besides the codes of its fields. */
const WITH_BODY = ["A010", "A011", "A015", "A016"];
/** What a parameter without a code of its own can be refused with. */
const WITH_PARAMETER = "A011";

const description = (what: string): { readonly description: string; readonly "x-origin": string } => ({
  description: what,
  "x-origin": "extension",
});

/** What `contract new` writes for an operation of the gateway: result codes, the envelope, and a handler. */
export function completeOperation(operation: NewOperation) {
  const { id, typeName, fileName, tag, summary, hasBody, pathParameters, knownParameters } = operation;
  const [envelope, data, body] = [`${typeName}Answer`, `${typeName}Data`, `${typeName}Body`];
  const codes = [...EVERY_CALL, ...(hasBody ? WITH_BODY : []), ...listParameterCodes(operation)];
  const content = (schema: string, example: string) => ({
    "application/json": {
      schema: { $ref: `../schemas/${schema}.yaml` },
      examples: { [example]: { $ref: `../examples/${fileName}-${example}.yaml` } },
    },
  });
  return {
    operation: {
      ...{ operationId: id, tags: [tag], summary, description: `${summary}.`, "x-origin": "extension" },
      "x-right": RIGHT,
      ...(hasBody && { "x-body-limit": 65_536 }),
      "x-result-codes": [...new Set(codes)].sort(),
      ...(pathParameters.length > 0 && {
        parameters: pathParameters.map((name) => knownParameters[name]?.written ?? makeParameter(name)),
      }),
      ...(hasBody && { requestBody: { required: true, content: content(body, "request") } }),
      responses: { "200": { description: "It is done.", content: content(envelope, "done") } },
    },
    schemas: {
      [envelope]: {
        ...{ type: "object", ...description("The answer of a success."), required: ["code", "result", "data"] },
        properties: {
          code: { $ref: "./SuccessCode.yaml" },
          result: { $ref: "./SuccessText.yaml" },
          data: { $ref: `./${data}.yaml` },
        },
      },
      [data]: {
        ...{ type: "object", ...description("What is answered."), required: ["name"] },
        properties: { name: { type: "string", description: "A name.", maxLength: 100 } },
      },
      ...(hasBody && {
        [body]: {
          ...{ type: "object", ...description("What is sent."), required: ["name"], additionalProperties: false },
          properties: { name: { type: "string", description: "A name.", minLength: 1, maxLength: 100 } },
        },
      }),
    },
    handler: makeHandler(operation),
    files: {
      [`spec/examples/${fileName}-done.yaml`]:
        "summary: A success\nvalue:\n  code: A000\n  result: Success\n  data:\n    name: A name\n",
      ...(hasBody && { [`spec/examples/${fileName}-request.yaml`]: "summary: A request\nvalue:\n  name: A name\n" }),
    },
    decide: [
      `what it does: description in spec/paths, the schema ${data} and its example`,
      ...(hasBody
        ? [`what is sent: the schema ${body} and its example; a field that has a code of its own gets x-code`]
        : []),
      "summary and description; what its path parameters are, with an x-code if they have a code of their own",
      "which right a credential needs for it (x-right, and its code in spec/tables/rights.yaml)",
      "which result codes it answers (x-result-codes), the largest body (x-body-limit), and whether it has a rate limit (x-rate-limit)",
      `what server/handlers/${tag}/${fileName}.ts does: until then it answers A999, and the contract tests say so`,
      "tests of your own, in test/gateway/handlers",
      "a line in CHANGELOG.md, and info.version, which `npm run diff` checks",
    ],
  };
}

/** The codes in the x-code of each path parameter: one, or one for each keyword. */
const listParameterCodes = ({ pathParameters, knownParameters }: NewOperation): string[] =>
  pathParameters.flatMap((name) => {
    const { schema } = knownParameters[name]?.resolved ?? {};
    const code = isObject(schema) ? schema["x-code"] : undefined;
    if (typeof code === "string") return [code];
    return isObject(code) ? Object.values(code).map(String) : [WITH_PARAMETER];
  });

const makeParameter = (name: string) => ({
  ...{ name, in: "path", required: true, ...description(`The ${name}.`) },
  ...{ schema: { type: "string", minLength: 1, maxLength: 100 }, example: "a1" },
});

function makeHandler({ id, typeName }: NewOperation): string {
  return `import type { ${typeName}Reply, ${typeName}Request } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";

export function ${id}(_: ${typeName}Request, _context: Context): ${typeName}Reply {
  throw new Error("${id} is not written yet");
}
`;
}
