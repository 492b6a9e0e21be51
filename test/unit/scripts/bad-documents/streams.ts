import { type BadDocument, root } from "./bad-document.ts";

const FIX =
  "    fix: describe data as a string with contentMediaType: application/json and contentSchema, and name events with event: {const: …}";

const stream = (type: string, itemSchema: string): BadDocument["files"] =>
  root(`paths:
  /a:
    get:
      operationId: getA
      responses:
        "200":
          description: ok
          content:
            ${type}:
              itemSchema: ${itemSchema}
`);

export const STREAMS: readonly BadDocument[] = [
  {
    name: "events that are no events",
    files: stream("text/event-stream", "{type: object, properties: {text: {type: string}}}"),
    lines: [
      "api.yaml:12:15  error  stream-items  An item of text/event-stream has the properties data, event, id and retry, and this one has none of them.",
      FIX,
    ],
    lenient: true,
  },
  {
    name: "events with JSON or text, and nothing that says which",
    files: stream(
      "text/event-stream",
      "{type: object, oneOf: [{properties: {data: {type: string}}}, {properties: {data: {contentMediaType: application/json}}}]}",
    ),
    lines: [
      "api.yaml:12:15  error  stream-items  Some events have JSON in their data and others have text, and nothing says which: those with JSON have no name.",
      FIX,
    ],
    lenient: true,
  },
  {
    name: "a webhook with a stream",
    files: root(`paths: {}
webhooks:
  news:
    post:
      operationId: news
      requestBody: {content: {application/jsonl: {itemSchema: {type: object}}}}
      responses: {"200": {description: ok}}
`),
    lines: [
      "api.yaml:6:5  error  stream-items  A webhook or callback cannot send or answer a stream of items.",
      "    fix: describe the body by schema, or offer an operation that answers with the stream",
    ],
    lenient: true,
  },
];
