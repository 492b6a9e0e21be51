import {
  type Attributes,
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Log } from "./log.ts";
import { getTraceIds, type MessageTraceIds } from "./trace-ids.ts";
import type { TracedEvent, TracedRequest, Tracing } from "./tracing.ts";

/** From the standard variables OTEL_…; all others are read by the exporter itself. */
export interface TraceSettings {
  readonly protocol: "http/protobuf" | "http/json";
  /** One of the standard's names, such as parentbased_traceidratio. */
  readonly sampler: string;
  /** The share of traces for the samplers with a ratio. */
  readonly samplerRatio: number;
}

export interface TracingOptions {
  readonly log: Log;
  readonly version: string;
}

/** A collector that does not answer holds up a stop for no longer. */
const STOP_TIMEOUT_MS = 3000;
/** Spans hold at most 128 links. */
const MAX_LINKS = 100;

/** Sends traces to a collector by OTLP. */
export async function startOpenTelemetry(settings: TraceSettings, options: TracingOptions): Promise<Tracing> {
  const { log, version } = options;
  const tell = (text: string): void => log.warn({ event: "tracing_failed" }, text);
  const silent = (): void => {};
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const ownSampler = makeOwnSampler(settings);
  const ids = new MessageIds();
  const provider = new TracerProvider({
    sampler: settings.sampler.startsWith("parentbased") ? new ParentBasedSampler({ root: ownSampler }) : ownSampler,
    idGenerator: ids,
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "messaging-gateway", "service.version": version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: await makeExporter(settings.protocol) })],
  });
  return new OpenTelemetryTracing(provider, ids, ownSampler);
}

function makeOwnSampler({ sampler, samplerRatio }: TraceSettings): Sampler {
  if (sampler.endsWith("always_off")) return new AlwaysOffSampler();
  return sampler.endsWith("traceidratio") ? new TraceIdRatioBasedSampler(samplerRatio) : new AlwaysOnSampler();
}

async function makeExporter(protocol: TraceSettings["protocol"]): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
}

/** Random ids, except for the first span of a message. */
class MessageIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #next: MessageTraceIds | undefined;

  /** Calls `start` with the ids of a message for the span that it starts. */
  use<Span>(ids: MessageTraceIds, start: () => Span): Span {
    this.#next = ids;
    try {
      return start();
    } finally {
      this.#next = undefined;
    }
  }

  generateTraceId = (): string => this.#next?.traceId ?? this.#random.generateTraceId();
  generateSpanId = (): string => this.#next?.spanId ?? this.#random.generateSpanId();
}

class OpenTelemetryTracing implements Tracing {
  readonly #provider: TracerProvider;
  readonly #ids: MessageIds;
  readonly #sampler: Sampler;

  constructor(provider: TracerProvider, ids: MessageIds, sampler: Sampler) {
    this.#provider = provider;
    this.#ids = ids;
    this.#sampler = sampler;
  }

  request(request: TracedRequest): void {
    const { traceparent, startedAtMs, tookMs, operation = "unknown operation", msgKeys } = request;
    const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
    const parent = caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
    const links = msgKeys.slice(0, MAX_LINKS).flatMap((msgKey) => {
      const context = this.#getSpanContext(msgKey);
      return context === undefined ? [] : [{ context }];
    });
    const span = this.#tracer.startSpan(
      operation,
      {
        kind: SpanKind.SERVER,
        startTime: startedAtMs,
        links,
        attributes: withoutUndefined({
          "http.response.status_code": request.status,
          "gateway.request_id": request.requestId,
          "gateway.account": request.account,
          "gateway.code": request.code,
          "gateway.msg_keys": msgKeys.length === 0 ? undefined : msgKeys.slice(0, MAX_LINKS),
        }),
      },
      parent,
    );
    if (request.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startedAtMs + tookMs);
  }

  commit(msgKeys: readonly string[], startedAtMs: number, endedAtMs: number): void {
    for (const msgKey of msgKeys) {
      const ids = getTraceIds(msgKey);
      if (ids === undefined) continue;
      const attributes = { "gateway.msg_key": msgKey, "gateway.batch_messages": msgKeys.length };
      const options = { startTime: startedAtMs, attributes };
      this.#ids.use(ids, () => this.#tracer.startSpan("commit", options, ROOT_CONTEXT)).end(endedAtMs);
    }
  }

  submit = (event: TracedEvent): void => this.#add("submit", SpanKind.PRODUCER, event);
  receipt = (event: TracedEvent): void => this.#add("receipt", SpanKind.INTERNAL, event);
  report = (event: TracedEvent): void => this.#add("report", SpanKind.INTERNAL, event);
  webhook = (event: TracedEvent): void => this.#add("webhook", SpanKind.CLIENT, event);

  async stop(): Promise<void> {
    const timeout = AbortSignal.timeout(STOP_TIMEOUT_MS);
    const isOver = new Promise<void>((resolve) => timeout.addEventListener("abort", () => resolve()));
    await Promise.race([this.#provider.shutdown(), isOver]);
  }

  get #tracer() {
    return this.#provider.getTracer("messaging-gateway");
  }

  #add(name: string, kind: SpanKind, { msgKey, startedAtMs, endedAtMs, attributes, isError }: TracedEvent): void {
    const parent = this.#getParent(msgKey);
    if (parent === undefined) return;
    const options = { kind, startTime: startedAtMs, attributes: { "gateway.msg_key": msgKey, ...attributes } };
    const span = this.#tracer.startSpan(name, options, parent);
    if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAtMs);
  }

  #getParent(msgKey: string): Context | undefined {
    const spanContext = this.#getSpanContext(msgKey);
    return spanContext && trace.setSpanContext(ROOT_CONTEXT, spanContext);
  }

  /** Every process comes to the same decision about a trace, because it depends on the id alone. */
  #getSpanContext(msgKey: string): SpanContext | undefined {
    const ids = getTraceIds(msgKey);
    if (ids === undefined) return undefined;
    const { decision } = this.#sampler.shouldSample(ROOT_CONTEXT, ids.traceId, "commit", SpanKind.INTERNAL, {}, []);
    const isSampled = decision === SamplingDecision.RECORD_AND_SAMPLED;
    return { ...ids, isRemote: true, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE };
  }
}

function withoutUndefined(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
