import { readFileSync } from "node:fs";
import { UsageError } from "../../project/usage-error.ts";
import { isObject, type Json } from "../../schema/json.ts";
import type { Exchange } from "../wire/exchange.ts";
import type { RecordedBody, RecordedExchange } from "../wire/recorder.ts";

/** Reads recorded requests and answers: JSON lines of `--record`, or a HAR file of a browser or proxy. */
export function readRecording(file: string): Exchange[] {
  const text = readText(file);
  const har = parse(text);
  if (isObject(har) && isObject(har.log)) return harEntries(har.log.entries).map(fromHar);
  return text
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, number }) => fromLine(line, `${file}:${number}:1`));
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new UsageError(`coverage: ${file} cannot be read (${code}); fix: contract test --record ${file}`);
  }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function fromLine(line: string, place: string): Exchange {
  const recorded = parse(line) as RecordedExchange | undefined;
  if (typeof recorded?.request?.url !== "string" || typeof recorded.response?.status !== "number")
    throw new UsageError(
      `${place}: not a recorded request; fix: use a file of contract test --record or contract fuzz --record, or a HAR file`,
    );
  const { operation, request, response } = recorded;
  return {
    ...(operation !== undefined && { operationId: operation }),
    request: { ...request, body: bytesOf(request.body) },
    response: {
      status: response.status,
      headers: new Headers(response.headers),
      body: bytesOf(response.body) ?? new Uint8Array(),
    },
  };
}

function bytesOf(body: RecordedBody | undefined): Uint8Array | undefined {
  if (body === undefined) return undefined;
  return typeof body === "string" ? Buffer.from(body) : Buffer.from(body.base64, "base64");
}

/** The parts of HTTP Archive 1.2 that are used. */
interface HarEntry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: readonly HarHeader[];
    readonly postData?: { readonly mimeType?: string; readonly text?: string };
  };
  readonly response: {
    readonly status: number;
    readonly headers?: readonly HarHeader[];
    readonly content?: { readonly mimeType?: string; readonly text?: string; readonly encoding?: string };
  };
}

interface HarHeader {
  readonly name: string;
  readonly value: string;
}

function harEntries(entries: unknown): HarEntry[] {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return list.filter(isHarEntry);
}

/** A request that was never answered has no response, or one with the status 0. */
const isHarEntry = (entry: unknown): entry is HarEntry =>
  isObject(entry) &&
  isObject(entry.request) &&
  typeof entry.request.method === "string" &&
  typeof entry.request.url === "string" &&
  isObject(entry.response) &&
  typeof entry.response.status === "number" &&
  entry.response.status > 0;

function fromHar({ request, response }: HarEntry): Exchange {
  const { postData } = request;
  const { content } = response;
  return {
    request: {
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(
        [
          ...(postData?.mimeType ? [{ name: "content-type", value: postData.mimeType }] : []),
          ...fields(request.headers),
        ].map(({ name, value }) => [name.toLowerCase(), value]),
      ),
      body: postData?.text === undefined ? undefined : Buffer.from(postData.text),
    },
    response: {
      status: response.status,
      headers: new Headers(fields(response.headers).map(({ name, value }): [string, string] => [name, value])),
      body: Buffer.from(content?.text ?? "", content?.encoding === "base64" ? "base64" : "utf8"),
    },
  };
}

/** HTTP/2 has fields such as `:path`, which are no headers. */
const fields = (headers: readonly HarHeader[] = []): HarHeader[] => headers.filter(({ name }) => !name.startsWith(":"));
