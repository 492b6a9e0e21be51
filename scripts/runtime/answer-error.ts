/** An answer whose status is not 2XX. */
export class AnswerError<Body = unknown> extends Error {
  override readonly name: string = "AnswerError";
  readonly status: number;
  readonly body: Body;
  readonly response: Response;

  constructor(body: Body, response: Response) {
    super(`The server answered ${response.status}`);
    this.status = response.status;
    this.body = body;
    this.response = response;
  }
}

/** What a call of the client resolves with. */
export interface AnyAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of an answer; throws if the call was refused. The caller names the type, which the client has checked. */
export async function getData<Data>(call: Promise<AnyAnswer>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new AnswerError(error, response);
  return (data ?? null) as Data;
}
