import { type CallRow, findHeader, type GivenHeaders, toObject } from "./calls.ts";

/** How many answers a client keeps (default: 100). */
export interface EtagSettings {
  readonly entries?: number | undefined;
}

interface Answer {
  readonly data?: unknown;
  readonly response: Response;
}

interface CallInit {
  readonly params?: unknown;
  readonly headers?: GivenHeaders;
  readonly parseAs?: string;
  readonly baseUrl?: string;
}

type Call = (init?: CallInit) => Promise<Answer>;

const NOT_MODIFIED = 304;

/**
 * The same calls; those that read something with an `ETag` keep their last answers. The next call asks with `If-None-Match`, and if the
 * server says that nothing has changed (304), it has the kept answer.
 */
export function keepEtags<Calls extends object>(
  calls: Calls,
  rows: Readonly<Record<string, CallRow>>,
  settings: EtagSettings | boolean,
): Calls {
  if (settings === false) return calls;
  const kept = new KeptAnswers(settings === true ? 100 : (settings.entries ?? 100));
  const keeping = Object.entries<Call>(calls as Record<string, Call>).map(
    ([id, call]) => [id, rows[id]?.etag === true ? keepAnswers(id, call, kept) : call] as const,
  );
  return Object.fromEntries(keeping) as Calls;
}

/** The answers that were used last. */
class KeptAnswers {
  readonly #most: number;
  readonly #answers = new Map<string, Answer>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** A Map has the order in which its keys were set, so the first one was not used for the longest time. */
  keep(key: string, answer: Answer): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > this.#most)
      for (const oldest of this.#answers.keys()) return void this.#answers.delete(oldest);
  }
}

function keepAnswers(id: string, call: Call, kept: KeptAnswers): Call {
  return async (init = {}) => {
    const headers = toObject(init.headers);
    // A stream can be read only once; and a caller who sends the header wants to see the 304.
    if (init.parseAs === "stream" || findHeader(headers, "if-none-match") !== undefined) return call(init);
    const key = JSON.stringify([id, init.baseUrl, init.params, init.parseAs, headers]);
    const known = kept.get(key);
    const etag = known?.response.headers.get("etag");
    const condition = typeof etag === "string" ? { "if-none-match": etag } : {};
    const answer = await call({ ...init, headers: { ...headers, ...condition } });
    if (answer.response.status === NOT_MODIFIED && known !== undefined) {
      kept.keep(key, known);
      return copyOf(known);
    }
    if (!answer.response.ok || !answer.response.headers.has("etag")) return answer;
    kept.keep(key, answer);
    return copyOf(answer);
  };
}

/** The caller may change its data. */
const copyOf = ({ data, response }: Answer): Answer => ({ data: structuredClone(data), response });
