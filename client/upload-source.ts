/** A source of chunks of bytes: a web stream, a Node stream, a generator. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** A path (in Node), bytes, a Blob or File, or a stream. */
export type UploadSource = string | URL | Uint8Array | ArrayBuffer | Blob | ByteStream;

/** The name of a file without a name. */
const UNNAMED = "image";
/** More than the size limit of any image, so that an endless stream does not fill the memory. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Reads the whole file into memory, so that it can be sent again after a connection error. Images are small. */
export async function toFile(
  source: UploadSource,
  options: { readonly name?: string | undefined; readonly type?: string | undefined },
  signal: AbortSignal,
): Promise<File> {
  const { parts, name, type } = await read(source, signal);
  return new File(parts, options.name ?? name ?? UNNAMED, { type: options.type ?? type ?? "application/octet-stream" });
}

interface Read {
  readonly parts: BlobPart[];
  readonly name?: string;
  readonly type?: string;
}

async function read(source: UploadSource, signal: AbortSignal): Promise<Read> {
  if (typeof source === "string" || source instanceof URL) return readPath(source);
  if (source instanceof Blob) {
    const name = "name" in source && typeof source.name === "string" ? { name: source.name } : {};
    return { parts: [source], ...name, ...(source.type !== "" && { type: source.type }) };
  }
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return { parts: [source as BlobPart] };
  if (typeof source !== "object" || source === null || !("getReader" in source || Symbol.asyncIterator in source))
    throw new TypeError("upload: source must be a path, bytes, a Blob or a stream");
  return { parts: await collect(source, signal) };
}

async function readPath(path: string | URL): Promise<Read> {
  // The name is assembled here, so that bundlers for browsers do not look for the module.
  const fileSystem = ["node", "fs/promises"].join(":");
  const readPath = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const { readFile } = (await import(/* webpackIgnore: true */ /* @vite-ignore */ fileSystem)) as {
      readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>;
    };
    return readFile(path);
  };
  const bytes = await readPath().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TypeError(`upload: source cannot be read: ${reason}`, { cause });
  });
  const name = String(path).split(/[/\\]/).at(-1) ?? "";
  return {
    parts: [bytes],
    ...(name !== "" && { name: path instanceof URL ? decodeURIComponent(name) : name }),
  };
}

async function collect(stream: ByteStream, signal: AbortSignal): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  for await (const part of "getReader" in stream ? readChunks(stream) : stream) {
    // After an abort, throwing here closes the stream.
    signal.throwIfAborted();
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new TypeError(`upload: source has more than ${MAX_BYTES} bytes`);
    parts.push(part as BlobPart);
  }
  return parts;
}

/** Some browsers cannot iterate over a stream. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let isEnded = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isEnded = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isEnded) await reader.cancel();
    reader.releaseLock();
  }
}
