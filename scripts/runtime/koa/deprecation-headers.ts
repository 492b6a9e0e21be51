import { type Deprecation, isAddress } from "../deprecation.ts";
import { decodeParameters, type ParameterRow, type RawParameters } from "../parameters.ts";
import type { ReadNote } from "../read.ts";
import type { Route } from "../route.ts";
import type { DeprecatedUse, Reply } from "./call.ts";

/** Finds what a request uses that is deprecated, and tells its caller in the headers of the reply. */
export class DeprecationTeller {
  readonly #route: Route;
  readonly #basePath: string;
  /** Without defaults, so that only what the caller sent has a value. Empty if no parameter is deprecated. */
  readonly #sentParameters: readonly ParameterRow[];

  constructor(route: Route, basePath: string) {
    this.#route = route;
    this.#basePath = basePath;
    const hasDeprecated = route.parameters.some(({ deprecation }) => deprecation !== undefined);
    this.#sentParameters = hasDeprecated
      ? route.parameters.map(({ default: _, ...row }) => ({ ...row, required: false }))
      : [];
  }

  /** The operation itself, which every request uses. */
  get ofOperation(): readonly DeprecatedUse[] {
    const { deprecation, operationId } = this.#route;
    return deprecation === undefined ? NONE : [{ kind: "operation", name: operationId, deprecation }];
  }

  /** The operation, the parameters that were sent, and the fields that were noted when the body was read. */
  ofRequest(raw: RawParameters, notes: readonly ReadNote[]): readonly DeprecatedUse[] {
    const uses = [...this.ofOperation, ...this.#listParameters(raw)];
    for (const { pointer, deprecation } of notes)
      if (deprecation !== undefined) uses.push({ kind: "field", name: pointer, deprecation });
    return uses.length === 0 ? NONE : uses;
  }

  #listParameters(raw: RawParameters): DeprecatedUse[] {
    if (this.#sentParameters.length === 0) return [];
    const sent = decodeParameters(this.#sentParameters, raw);
    return this.#sentParameters.flatMap(({ name, in: place, deprecation }) =>
      deprecation !== undefined && Object.hasOwn(sent[place], name) ? [{ kind: "parameter", name, deprecation }] : [],
    );
  }

  /** Headers that the reply has already are kept; links are added to its own. */
  tell(reply: Reply, uses: readonly DeprecatedUse[], { path }: Pick<RawParameters, "path">): Reply {
    if (uses.length === 0) return reply;
    const own = new Map(Object.keys(reply.headers ?? {}).map((name) => [name.toLowerCase(), name]));
    const headers: Record<string, unknown> = { ...reply.headers };
    const deprecations = uses.map(({ deprecation }) => deprecation);
    if (!own.has("deprecation")) headers.Deprecation = deprecationText(deprecations);
    const sunset = earliest(deprecations.map((one) => one.sunset));
    if (!own.has("sunset") && sunset !== undefined) headers.Sunset = new Date(sunset).toUTCString();
    const links = [...new Set(deprecations.flatMap((one) => this.#links(one, path)))];
    const link = own.get("link") ?? "Link";
    if (links.length > 0) headers[link] = [headers[link], ...links].filter((one) => one !== undefined).join(", ");
    return { ...reply, headers };
  }

  #links({ successorPath, successor, info }: Deprecation, path: RawParameters["path"]): string[] {
    const own = isAddress(successor) ? successor : undefined;
    const target = successorPath === undefined ? own : fillPath(this.#basePath + successorPath, path);
    return [
      ...(target !== undefined ? [`<${target}>; rel="successor-version"`] : []),
      ...(info === undefined ? [] : [`<${info}>; rel="deprecation"`]),
    ];
  }
}

const NONE: readonly DeprecatedUse[] = [];

const earliest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.filter((date) => date !== undefined).toSorted()[0];

/**
 * RFC 9745: a date as a structured field. It is required: where the document does not say since when something is deprecated, it is the
 * beginning of the count, which is in the past in any case.
 */
function deprecationText(deprecations: readonly Deprecation[]): string {
  const since = earliest(deprecations.map((one) => one.since));
  return `@${since === undefined ? 0 : Date.parse(since) / 1000}`;
}

/** The path with the values of this request, or undefined if the request has no value for one of its parameters. */
function fillPath(template: string, path: RawParameters["path"]): string | undefined {
  let isComplete = true;
  const filled = template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(path, name) ? path[name] : undefined;
    if (value === undefined) isComplete = false;
    // As it was sent, but for characters that would end the link.
    return (value ?? "").replaceAll(/[^!#-;=?-~]/g, (character) => encodeURIComponent(character));
  });
  return isComplete ? filled : undefined;
}
