import { literal, propertyName, typesKey } from "../../document/names.ts";
import type { Media, Operation, Response } from "../../model/model.ts";
import { essenceOf } from "../../runtime/media-type.ts";
import type { StreamFormat, StreamRow } from "../../runtime/stream-model.ts";
import type { EmitContext } from "../emitter.ts";
import { runtimeModule } from "./runtime-module.ts";
import { hasInt64 } from "./values.ts";

/** The responses of a call that succeeds. */
export function successes({ responses }: Operation): readonly Response[] {
  const listed = responses.filter(({ status }) => status.startsWith("2"));
  return listed.length > 0 ? listed : responses.filter(({ status }) => status === "default");
}

/** The answers of an operation that are streams, by media type. */
export function answerStreams(operation: Operation): Readonly<Record<string, StreamRow>> {
  const media = successes(operation).flatMap((response) => response.media);
  return Object.fromEntries(
    media.flatMap(({ type, stream }) => (stream === undefined ? [] : [[essenceOf(type), stream]])),
  );
}

const sentStreams = ({ body }: Operation): readonly Media[] => body?.media.filter(({ stream }) => stream) ?? [];

/** Whether a call sends or gets a stream of items. */
export const isStreamed = (operation: Operation): boolean =>
  Object.keys(answerStreams(operation)).length > 0 || sentStreams(operation).length > 0;

const union = (types: readonly string[]): string => [...new Set(types)].join(" | ");

/** The type of a call that sends or gets a stream: its options, its data, and how it may be refused. */
export function streamCallType(operation: Operation): string {
  const { id, path, method, body } = operation;
  const own = `operations[${literal(typesKey(id))}]`;
  const at = `${literal(path)}, ${literal(method)}`;
  const items = successes(operation).flatMap(({ status, media }) => {
    const key = /^\d+$/.test(status) ? status : literal(status);
    return media
      .filter(({ stream }) => stream)
      .map(({ type }) => `${own}["responses"][${key}]["content"][${literal(type)}]`);
  });
  const others = successes(operation).flatMap(({ media }) => media.filter(({ stream }) => !stream));
  const otherData = `Extract<Answer<${at}, ${union(others.map(({ type }) => literal(type)))}>, { error?: never }>["data"]`;
  const data = union([
    ...(items.length > 0 ? [`AsyncIterable<${union(items)}>`] : []),
    ...(others.length > 0 || items.length === 0 ? [others.length > 0 ? otherData : "undefined"] : []),
  ]);
  const sent = sentStreams(operation).map(
    ({ type }) => `NonNullable<${own}["requestBody"]>["content"][${literal(type)}]`,
  );
  const isOnlySent = sent.length > 0 && sent.length === body?.media.length;
  const given =
    sent.length === 0
      ? `Init<${at}>`
      : `WithItems<Init<${at}>, ${union(sent)}${isOnlySent ? "" : `, NonNullable<Init<${at}>>["body"]`}>`;
  return `StreamCall<${given}, ${data}, ${at}>`;
}

/** The types of calls with streams, which openapi-fetch does not have. */
export const streamTypes = (hasRetries: boolean): string => `
type Answer<Path extends keyof paths, Method extends keyof paths[Path], Media extends \`\${string}/\${string}\` = \`\${string}/\${string}\`> =
  FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, Media>;

/** The body is the items that are sent, one after the other. */
type WithItems<Given, Item, Other = never> = Omit<NonNullable<Given>, "body"> & {
  readonly body: AsyncIterable<Item> | Iterable<Item> | Other;
};

/** Calls an operation with a stream: \`for await (const item of data)\`. Who stops reading, or aborts the \`signal\`, closes the connection. */
type StreamCall<Given, Data, Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Given
    ? [init?: Given & { readonly stream?: StreamReading }${hasRetries ? " & CallSettings" : ""}]
    : [init: Given & { readonly stream?: StreamReading }${hasRetries ? " & CallSettings" : ""}]
) => Promise<
  { readonly data: Data; readonly error?: never; readonly response: Response } | Extract<Answer<Path, Method>, { data?: never }>
>;
`;

/** Where each format has its decoder and encoder. */
const MODULES: Readonly<Record<StreamFormat, readonly [module: string, decoder: string, encoder: string]>> = {
  events: ["stream-events", "EventDecoder", "encodeEvents"],
  lines: ["stream-json", "LineDecoder", "encodeLines"],
  sequence: ["stream-json", "SequenceDecoder", "encodeSequence"],
  parts: ["stream-parts", "PartDecoder", "encodeParts"],
};

/** The imports that the client needs for its streams, and the formats that these have. */
export function clientStreams(
  operations: readonly Operation[],
  context: EmitContext,
  up: string,
): { readonly imports: string; readonly formats: string } | undefined {
  const read = formatsOf(operations.flatMap((operation) => Object.values(answerStreams(operation))));
  const written = formatsOf(operations.flatMap((operation) => sentStreams(operation).map(({ stream }) => stream)));
  if (read.length + written.length === 0) return undefined;
  const names = new Map<string, string[]>();
  const use = (format: StreamFormat, index: 1 | 2): string => {
    const [module] = MODULES[format];
    const name = MODULES[format][index];
    names.set(module, [...(names.get(module) ?? []), name]);
    return name;
  };
  const { values } = context;
  const isExact =
    values !== undefined &&
    hasInt64(
      operations.flatMap(({ responses }) => responses.flatMap(({ media }) => media.map(({ described }) => described))),
      values,
    );
  const given = isExact ? "{ ...options, parse: parseExact }" : "options";
  const decoders = read.map((format) => `${propertyName(format)}: (options) => new ${use(format, 1)}(${given})`);
  const encoders = written.map((format) => `${propertyName(format)}: ${use(format, 2)}`);
  const parts = [
    ...(decoders.length > 0 ? [`decoders: { ${decoders.join(", ")} }`] : []),
    ...(encoders.length > 0 ? [`encoders: { ${encoders.join(", ")} }`] : []),
  ];
  const modules = [...names].map(
    ([module, used]) => `import { ${used.sort().join(", ")} } from "${runtimeModule(module, context, up)}";\n`,
  );
  const client = `import { type StreamReading, streamRequests } from "${runtimeModule("stream-client", context, up)}";\n`;
  const exact =
    isExact && read.length > 0 ? `import { parseExact } from "${runtimeModule("exact-json", context, up)}";\n` : "";
  return { imports: exact + client + modules.sort().join(""), formats: `{ ${parts.join(", ")} }` };
}

const formatsOf = (rows: readonly (StreamRow | undefined)[]): StreamFormat[] => [
  ...new Set(rows.flatMap((row) => row?.format ?? [])),
];
