/** Asks the operators' API as a page does, with the cookie of a session. */
export class OperatorClient {
  readonly #url: string;
  cookie = "";

  constructor(adminUrl: string) {
    this.#url = `${adminUrl}/admin/v1`;
  }

  static async signedIn(adminUrl: string, operator: string, password: string): Promise<OperatorClient> {
    const client = new OperatorClient(adminUrl);
    const { status } = await client.signIn(operator, password);
    if (status !== 200) throw new Error(`${operator} could not sign in: ${status}`);
    return client;
  }

  async signIn(operator: string, password: string): Promise<OperatorAnswer> {
    const answer = await this.ask("POST", "/session", { operator, password });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    if (cookies.length > 0) this.cookie = cookies.join("; ");
    return answer;
  }

  async ask(
    method: string,
    path: string,
    json?: unknown,
    headers: Readonly<Record<string, string | undefined>> = {},
  ): Promise<OperatorAnswer> {
    const all = {
      "x-requested-with": "gateway-console",
      ...(json !== undefined && { "content-type": "application/json" }),
      ...(this.cookie !== "" && { cookie: this.cookie }),
      ...headers,
    };
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(this.#url + path, {
      method,
      headers: given,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
  }

  /** The body of an answer 200. */
  async get<Body>(path: string): Promise<Body> {
    const { status, body } = await this.ask("GET", path);
    if (status !== 200) throw new Error(`GET ${path} was answered with ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  }
}

export interface OperatorAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly [name: string]: unknown };
}
